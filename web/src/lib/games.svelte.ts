import { api, ApiError } from './api';
import { memory } from './memory';
import { tablePath } from './route';
import { toasts } from './toasts.svelte';
import type { Game, NewTable, State } from './wire';

/** The games the server knows, fetched once. */
class Games {
  all = $state.raw<Game[]>([]);
  fault = $state<string | null>(null);
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.all = await api.games();
      this.fault = null;
    } catch (error) {
      this.asked = false;
      this.fault = error instanceof ApiError ? error.message : 'The games cannot be listed.';
    }
  }
}

export const games = new Games();

const titles: Record<string, string> = {
  marooned: 'Marooned!',
  raiders: 'Raiders of the Lost Ark',
  marauders: 'Marauders',
  root: 'Root',
};

export function gameTitle(name: string): string {
  return games.all.find((game) => game.name === name)?.title ?? titles[name] ?? name;
}

/** Opens a table and remembers its keys; gives the address of the first seat a person has. */
export async function openTable(plan: NewTable): Promise<string | null> {
  try {
    const opened = await api.open(plan);
    const mine = opened.seats.find(({ seat }) => plan.seats[seat]?.player === 'person');
    const token = mine?.token ?? opened.watch;
    memory.keep({
      table: opened.table,
      token,
      game: plan.game,
      title: gameTitle(plan.game),
      links: opened.seats,
      watch: opened.watch,
      invite: opened.invite ?? null,
      here: opened.seats.filter(({ seat }) => plan.seats[seat]?.player === 'person').map(({ seat }) => seat),
      at: Date.now(),
    });
    return tablePath(opened.table, token);
  } catch (error) {
    toasts.show(error instanceof ApiError ? error.message : 'The table could not be opened.');
    return null;
  }
}

/** The next game of the same people, with the seats turned: gives the address of the first seat of this device. */
export async function openRematch(table: string, tokens: (string | null)[], state: State): Promise<string | null> {
  try {
    const seated = [];
    for (const token of tokens) seated.push(await api.rematch(table, token));
    const [first] = seated;
    const next = first?.table;
    if (!first || !next) return null;
    const links = seated.flatMap(({ seat, token }) => (seat === undefined ? [] : [{ seat, token }]));
    memory.keep({
      table: next,
      token: first.token,
      game: state.game,
      title: gameTitle(state.game),
      links,
      here: links.map(({ seat }) => seat),
    });
    return tablePath(next, first.token);
  } catch (error) {
    toasts.show(error instanceof ApiError ? error.message : 'The next game could not be opened.');
    return null;
  }
}

/** The same game once more: same settings, same seats. */
export function openAgain(state: State): Promise<string | null> {
  const seats = state.seats.map(({ player, name }) => ({ player, name }));
  return openTable({ game: state.game, options: state.options, seats });
}
