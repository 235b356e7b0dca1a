import { relicOf } from './facts';
import { maps } from './maps';
import { pieceSort } from './looks';
import { factionOf, seated, type ClearingView, type PieceView, type PlotView, type RootView } from './view';

/** A piece, or a stack of like ones, as it is drawn in a clearing; places count from the clearing's center. */
export interface Spot {
  what: 'warrior' | 'building' | 'token' | 'pawn' | 'ruin' | 'slot';
  kind: string;
  faction: string | null;
  side: number;
  count: number;
  /** It lies face down. */
  down?: boolean;
  /** What a relic that is face up is worth. */
  value?: number | undefined;
  x: number;
  y: number;
  size: number;
}

type Bare = Omit<Spot, 'x' | 'y' | 'size'>;

/** Things side by side around the middle, as large as there is room; what has a number needs more of it. */
function inRow(row: Bare[], y: number, wide: number, largest: number): Spot[] {
  const step = Math.min(largest + 5, wide / Math.max(1, row.length));
  return row.map((one, n) => ({ ...one, x: (n - (row.length - 1) / 2) * step, y, size: Math.min(largest, step * 1.08) }));
}

/** Where everything in a clearing is drawn: tokens and pawns above, slots in the middle, warriors below. */
/** The relics in a place, each with what it is worth if it lies face up. */
export const relicsIn = (view: RootView, where: string): { side: number; kind: string; value: number | undefined }[] =>
  seated(view).flatMap(({ seat, board }) =>
    (board.relics ?? []).filter((relic) => relic.where === where).map(({ relic }) => {
      const { type, value } = relicOf(relic);
      return { side: seat, kind: `${type}-relic`, value: value || undefined };
    }),
  );

/** What a seat knows of the plot in a clearing. */
export const plotAt = (view: RootView, clearing: number): PlotView | undefined => seated(view).flatMap(({ board }) => board.plots ?? []).find((plot) => plot.clearing === clearing);

export function layout(view: RootView, clearing: ClearingView): Spot[] {
  const bare = (side: number, kind: string, what: Spot['what'], count = 1): Bare => ({ what, kind, side, count, faction: factionOf(view, side) });
  const plot = plotAt(view, clearing.id);
  const seen = (piece: string): Partial<Bare> => (piece === 'plot' && plot ? { kind: plot.plot ?? 'plot', down: !plot.up } : {});
  const relics = relicsIn(view, `clearing:${clearing.id}`);
  const each = ({ side, piece, count }: PieceView, sort: string): Bare[] => {
    const one = { ...bare(side, piece, sort as Spot['what'], count), ...seen(piece) };
    const values = relics.filter(({ kind }) => kind === piece).map(({ value }) => value);
    return values.length ? values.map((value) => ({ ...one, count: 1, value })) : [one];
  };
  const of = (sort: string): Bare[] => clearing.pieces.filter(({ piece }) => pieceSort(piece) === sort).flatMap((piece) => each(piece, sort));
  const buildings = of('building').flatMap((one) => Array.from({ length: one.count }, () => ({ ...one, count: 1 })));
  const slots = maps[view.map].slots[clearing.id - 1] ?? 0;
  const free = Math.max(0, slots - buildings.length - (clearing.ruin ? 1 : 0));
  const middle = [
    ...(clearing.ruin ? [bare(-1, 'ruin', 'ruin', clearing.ruin_items)] : []),
    ...buildings,
    ...Array.from({ length: free }, () => bare(-1, 'slot', 'slot')),
  ];
  const top = [...of('token'), ...clearing.pawns.map((side) => bare(side, 'pawn', 'pawn'))];
  return [...inRow(top, -46, 136, 42), ...inRow(middle, 1, 162, 46), ...inRow(of('warrior'), 50, 126, 52)];
}
