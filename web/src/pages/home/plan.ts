import type { Game, NewTable, SeatPlan, SettingValue } from '../../lib/wire';

/** The seats a new game begins with: this person, the rest by bots that know the game, if there are any. */
export function startSeats(game: Game, name: string): SeatPlan[] {
  const bot = (game.players.find(({ name }) => name === 'greedy') ?? game.players[0])?.name ?? 'open';
  return Array.from({ length: game.seats[0] }, (_, n) =>
    n === 0 ? { player: 'person', name } : { player: bot, name: '' },
  );
}

/** What is sent: trimmed names, one for each seat, and the settings that were changed. */
export function plan(game: Game, seats: SeatPlan[], values: Record<string, SettingValue>, watching = true): NewTable {
  const options: Record<string, SettingValue> = {};
  for (const setting of game.settings) {
    const value = values[setting.name];
    if (value !== undefined && value !== setting.default) options[setting.name] = value;
  }
  return {
    game: game.name,
    options,
    ...(watching ? {} : { watching: false }),
    seats: seats.map(({ player, name }, n) => ({ player, name: name.trim() || standIn(player, n) })),
  };
}

function standIn(player: string, n: number): string {
  if (player === 'person') return `Player ${n + 1}`;
  if (player === 'open') return '';
  return player.charAt(0).toUpperCase() + player.slice(1);
}
