/** The view of Marauders, as docs/views-marauders.md has it. */
export type Terrain = 'mountain' | 'forest' | 'grassland' | 'desert';
export type Water = 'pond' | 'lake';
export type Shape = 'bear' | 'turtle';
export type Jewel = 'silver' | 'gold' | 'emerald' | 'ruby' | 'diamond';
export type KeyColor = 'red' | 'yellow' | 'blue' | 'wooden';
export type Resource = 'horse' | 'canoe' | 'sword' | 'mine_cart' | 'cannon' | 'fortress' | 'poison' | 'spyglass';
export type CardKind = KeyColor | Jewel | Resource;
export type Slot = 'terrain' | Jewel;
export type Counts = Partial<Record<CardKind, number>>;

export interface TileView {
  cell: number;
  terrain: Terrain;
  water: Water;
  shape: Shape;
  turned: number;
  mouths: string;
  river: number | null;
  canoe_port: string | null;
  boulder: string;
  cave: string;
  boulder_possible: boolean;
  cave_possible: boolean;
}

export interface ChestView {
  cell: number;
  open: boolean;
  guard: number | null;
  /** `gold-red`, or `wild`; null where this seat cannot tell. */
  chest: string | null;
  cart: boolean;
  fortress: boolean;
  looked: number[];
  was_open: boolean;
}

export interface ScoutView {
  seat: number;
  scout: number;
  at: string | null;
}

export interface PlayerView {
  seat: number;
  home: string | null;
  hand: number;
  stash: number;
  guards: number;
  unlocked: Slot[];
  allied: boolean;
  poisoned: boolean;
  offers: number;
  ready: boolean;
}

export interface Terms {
  gives: Counts;
  gives_clues: Slot[];
  wants: Counts;
  wants_clues: Slot[];
}

export interface OfferView {
  from: number;
  to: number | null;
  asked: number | null;
  sent: boolean;
  terms: Terms | null;
}

export interface KnownOf {
  seat: number;
  hand: Counts;
  stash: Counts;
  both: Counts;
  not_in_hand: CardKind[];
}

export interface MaraudersView {
  turn: number;
  round: number;
  active: number;
  phase: string;
  spaces: number;
  horse_spaces: number;
  took_key: boolean;
  walker: number;
  dice: { jewels: [string, string]; key: KeyColor } | null;
  tiles: TileView[];
  ports: Record<string, number | null>;
  chests: ChestView[];
  scouts: ScoutView[];
  players: PlayerView[];
  vault: Record<Jewel, number>;
  piles: { key: number; resource: number };
  discards: Counts;
  clues: { slot: Slot; markers: number[]; card: string | null }[];
  offer: OfferView | null;
  alliance: { from: number; with: number; against: number; joined: boolean } | null;
  paying: { for: string; due: number } | null;
  known: KnownOf[];
  mine: {
    hand: Counts;
    stash: Counts;
    missing: CardKind[];
    clues: { terrain: Terrain | null; water: Water | null; shape: Shape | null; cover: 'boulder' | 'cave' | null };
    ready: boolean;
  } | null;
}

export const asMarauders = (view: unknown): MaraudersView => view as MaraudersView;
