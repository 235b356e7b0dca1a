import type { BoardModule } from './board';

/** One board a game, fetched when a table of that game is opened. */
const boards: Record<string, () => Promise<{ board: BoardModule }>> = {
  marooned: () => import('./marooned'),
  raiders: () => import('./raiders'),
  marauders: () => import('./marauders'),
  root: () => import('./root'),
};

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = boards[game];
  return load ? (await load()).board : null;
}
