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
      at: Date.now(),
    });
    return tablePath(opened.table, token);
  } catch (error) {
    toasts.show(error instanceof ApiError ? error.message : 'The table could not be opened.');
    return null;
  }
}

/** The same game once more: same settings, same seats. */
export function openAgain(state: State): Promise<string | null> {
  const seats = state.seats.map(({ player, name }) => ({ player, name }));
  return openTable({ game: state.game, options: state.options, seats });
}
