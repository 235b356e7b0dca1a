import { columnNames, itemLook, itemOrder, leaders, suits } from './looks';
import type { Column, Counts, PlayerView, Suit } from './view';
import { plural } from './words';

/** A picture and a number that tell of a player at a glance. */
export interface Glance {
  kind: 'cards' | 'faction' | 'item' | 'suit' | 'stack' | 'word';
  of: string;
  count: number | null;
  says: string;
}

const title = (word: string): string => (word[0]?.toUpperCase() ?? '') + word.slice(1);

const word = (of: string, count: number | null, says: string): Glance => ({ kind: 'word', of, count, says });
const sum = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce<number>((all, count) => all + (count ?? 0), 0);

/** What is so of one of the later factions only. */
function ofFaction({ board }: PlayerView): Glance[] {
  const list: Glance[] = [];
  if (board.mood) list.push(word(title(board.mood), null, `${board.mood} warlord`), word('command', board.command ?? 0, `command ${board.command ?? 0}`), word('prowess', board.prowess ?? 0, `prowess ${board.prowess ?? 0}`));
  if (board.outcast) list.push({ kind: 'suit', of: board.outcast, count: null, says: `${suits[board.outcast].name} is ${board.hated ? 'Hated' : 'Outcast'}` }, word(board.hated ? 'Hated' : 'Outcast', null, ''));
  if (board.acolytes !== undefined) list.push(word('acolytes', board.acolytes, plural(board.acolytes, 'acolyte')));
  if (board.plots) list.push(word('plots face down', board.plots.filter(({ up }) => !up).length, `${plural(board.plots.filter(({ up }) => !up).length, 'plot')} face down`));
  if (board.prices) list.push(word('funds', sum(board.funds), plural(sum(board.funds), 'fund')), word('payments', sum(board.payments), plural(sum(board.payments), 'payment')));
  if (board.burrow !== undefined) list.push(word('in the Burrow', board.burrow, `${plural(board.burrow, 'warrior')} in the Burrow`), word('ministers', board.swayed?.length ?? 0, plural(board.swayed?.length ?? 0, 'minister')));
  if (board.relics) list.push(word('relics', board.relics.filter(({ where }) => where === 'recovered').length, `${plural(board.relics.filter(({ where }) => where === 'recovered').length, 'relic')} recovered`));
  return list;
}

/** The columns of cards that a faction acts with: the Decree, the Retinue. */
export function columnsOf({ board }: PlayerView): { title: string; ids: string[] }[] {
  if (board.decree) return Object.entries(columnNames).map(([column, name]) => ({ title: name, ids: board.decree?.[column as Column] ?? [] }));
  return Object.entries(board.retinue ?? {}).map(([column, ids]) => ({ title: shortColumns[column] ?? column, ids: ids ?? [] }));
}

const shortColumns: Record<string, string> = { move: 'Move', 'battle-then-delve': 'Delve', 'move-or-recover': 'Recover' };

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
  list.push(...ofFaction(player));
  for (const item of itemOrder) {
    const ready = (board.gear ?? []).filter((one) => one.item === item && one.state === 'ready').reduce((sum, { count }) => sum + count, 0);
    const count = ready + (player.items[item] ?? 0) + (board.hoard?.[item] ?? 0);
    if (count) list.push({ kind: 'item', of: item, count: count > 1 ? count : null, says: `${count} ${itemLook(item).name}` });
  }
  return list;
}

export const glanceInWords = (player: PlayerView): string => glance(player).flatMap(({ says }) => says || []).join(', ');

/** How often each suit stands in a column. */
export const bySuit = (suits: Suit[]): { suit: Suit; count: number }[] =>
  (['bird', 'fox', 'rabbit', 'mouse'] as const).map((suit) => ({ suit, count: suits.filter((one) => one === suit).length })).filter(({ count }) => count);
