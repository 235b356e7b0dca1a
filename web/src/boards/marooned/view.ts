/** The view of Marooned!, as docs/protocol.md has it. */
export type Corner = 'NW' | 'NE' | 'SE' | 'SW';
export type Side = 'a' | 'b';

export interface PlacedCard {
  id: string;
  side: Side;
  row: number;
  col: number;
  order: number;
  flips: boolean;
  why: string;
  rule: string;
}

export interface ShipView {
  corner: Corner;
  at: number;
  square: [number, number];
  sails: 'N' | 'E' | 'S' | 'W';
  sails_on: boolean;
  sets_sail: boolean;
  /** Where it stands after its next move; null if that is port. */
  next?: [number, number] | null;
}

export interface AreaView {
  top: number;
  left: number;
  height: number;
  width: number;
  fixed: boolean;
}

export interface MaroonedView {
  turn: number;
  phase: 'move' | 'flip' | 'mirage' | 'over';
  health: number;
  max_health: number;
  player: [number, number] | null;
  cards: PlacedCard[];
  ship: ShipView | null;
  area: AreaView;
  open: [number, number][];
  deck: { count: number; left: string[] };
  extra_space: boolean;
  score: { vp: number; health: number; cards: number; total: number };
  outcome: 'rescued' | 'lost' | 'given up' | 'given_up' | null;
}
