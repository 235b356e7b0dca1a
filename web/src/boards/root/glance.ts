import { itemLook, itemOrder, leaders } from './looks';
import type { PlayerView, Suit } from './view';
import { plural } from './words';

/** A picture and a number that tell of a player at a glance. */
export interface Glance {
  kind: 'cards' | 'faction' | 'item' | 'suit' | 'stack' | 'word';
  of: string;
  count: number | null;
  says: string;
}

const title = (word: string): string => (word[0]?.toUpperCase() ?? '') + word.slice(1);

/** What others most want to know of a player's board. */
export function glance(player: PlayerView): Glance[] {
  const { board, supply, faction } = player;
  const list: Glance[] = [{ kind: 'cards', of: 'hand', count: player.hand_size, says: `${plural(player.hand_size, 'card')} in hand` }];
  const warriors = supply[`${faction}-warrior`];
  if (warriors !== undefined) list.push({ kind: 'faction', of: faction, count: warriors, says: `${plural(warriors, 'warrior')} to place` });
  if (board.supporters_size !== undefined) list.push({ kind: 'stack', of: 'supporters', count: board.supporters_size, says: plural(board.supporters_size, 'supporter') });
  if (board.officers !== undefined) list.push({ kind: 'word', of: 'officers', count: board.officers, says: plural(board.officers, 'officer') });
  if (board.leader) list.push({ kind: 'word', of: leaders[board.leader] ?? board.leader, count: null, says: `led by the ${leaders[board.leader] ?? board.leader}` });
  if (board.character) list.push({ kind: 'word', of: title(board.character), count: null, says: `the ${title(board.character)}` });
  for (const item of itemOrder) {
    const ready = (board.gear ?? []).filter((one) => one.item === item && one.state === 'ready').reduce((sum, { count }) => sum + count, 0);
    const count = ready + (player.items[item] ?? 0);
    if (count) list.push({ kind: 'item', of: item, count: count > 1 ? count : null, says: `${count} ${itemLook(item).name}` });
  }
  return list;
}

export const glanceInWords = (player: PlayerView): string => glance(player).map(({ says }) => says).join(', ');

/** How often each suit stands in a column. */
export const bySuit = (suits: Suit[]): { suit: Suit; count: number }[] =>
  (['bird', 'fox', 'rabbit', 'mouse'] as const).map((suit) => ({ suit, count: suits.filter((one) => one === suit).length })).filter(({ count }) => count);
