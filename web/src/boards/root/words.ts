import type { Seat } from '../../lib/wire';
import { cardOf } from './cards';
import { factionLook, itemLook, pieceName, suits } from './looks';
import { maps } from './maps';
import { plotAt, relicsIn } from './pieces';
import { factionOf, type ClearingView, type RootView } from './view';

export const nameOf = (seat: number, seats: Seat[]): string => seats[seat]?.name || `Seat ${seat + 1}`;

export const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export const sideName = (view: RootView, side: number): string => factionLook(factionOf(view, side)).short;

/** A clearing in words: "Clearing 5, rabbit, ruled by Eyrie: 3 warriors, 1 roost". */
export function clearingInWords(view: RootView, clearing: ClearingView): string {
  const ruler = clearing.ruler >= 0 ? `ruled by ${sideName(view, clearing.ruler)}` : 'ruled by nobody';
  const plot = plotAt(view, clearing.id);
  const relics = relicsIn(view, `clearing:${clearing.id}`);
  const lies = (piece: string): string => {
    if (piece === 'plot' && plot) return ` (${[plot.plot, plot.up ? 'face up' : 'face down'].filter(Boolean).join(', ')})`;
    const values = relics.flatMap(({ kind, value }) => (kind === piece && value ? value : []));
    return values.length ? ` (worth ${values.join(' and ')})` : '';
  };
  const pieces = clearing.pieces.map(({ side, piece, count }) => `${sideName(view, side)} ${count} ${pieceName(piece, count)}${lies(piece)}`);
  const more = [
    ...clearing.pawns.map((side) => `${sideName(view, side)}’s pawn`),
    ...(clearing.ruin ? ['a ruin'] : []),
    ...(clearing.open_slots ? [plural(clearing.open_slots, 'open slot')] : []),
    ...(view.ferry === clearing.id ? ['the ferry'] : []),
  ];
  return `Clearing ${clearing.id}, ${suits[clearing.suit].name.toLowerCase()}, ${ruler}: ${[...pieces, ...more].join(', ') || 'empty'}`;
}

export const cardNames = (ids: string[]): string => ids.map((id) => cardOf(id).name).join(', ') || 'none';

/** What is printed in and around a clearing, and who rules it. */
export function clearingFacts(view: RootView, { id, suit, ruler, open_slots, ruin, ruin_items, under_ruin }: ClearingView): string[] {
  const { paths, closed, river, lake, slots } = maps[view.map];
  const open = [...paths, ...closed.filter(([a, b]) => !view.closed.some(([c, d]) => a === c && b === d))];
  const next = open.filter((ends) => ends.includes(id)).map(([a, b]) => (a === id ? b : a));
  const shut = view.closed.filter((ends) => ends.includes(id)).map(([a, b]) => (a === id ? b : a));
  const list = (numbers: number[]): string => numbers.sort((a, b) => a - b).join(', ');
  return [
    `A ${suits[suit].name.toLowerCase()} clearing, ruled by ${ruler >= 0 ? factionLook(factionOf(view, ruler)).name : 'nobody'}.`,
    `${plural(slots[id - 1] ?? 0, 'slot')}, ${open_slots} of them open.${ruin ? ` A ruin${ruin_items ? ` with ${plural(ruin_items, 'item')}` : ''}.` : ''}`,
    ...(under_ruin.length ? [`You have seen under the ruin: ${under_ruin.map((item) => itemLook(item).name).join(', ')}.`] : []),
    `Paths to ${list(next)}.${shut.length ? ` Closed: the path to ${list(shut)}.` : ''}${river.by.includes(id) ? ' By the river.' : ''}${lake.includes(id) ? ' At the lake.' : ''}`,
    ...(view.ferry === id ? ['The ferry lies here.'] : []),
  ];
}
