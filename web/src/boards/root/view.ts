/** The view of Root, as docs/views-root.md has it. */
export type Suit = 'bird' | 'fox' | 'rabbit' | 'mouse';
export type Item = 'boot' | 'bag' | 'crossbow' | 'hammer' | 'sword' | 'tea' | 'coins' | 'torch';
export type MapName = 'autumn' | 'winter' | 'lake' | 'mountain';
export type Column = 'recruit' | 'move' | 'battle' | 'build';
export type Counts = Partial<Record<string, number>>;

export interface PieceView {
  side: number;
  piece: string;
  count: number;
}

export interface ClearingView {
  id: number;
  suit: Suit;
  ruler: number;
  open_slots: number;
  ruin: boolean;
  ruin_items: number;
  /** What this seat has seen under the ruin. */
  under_ruin: string[];
  pieces: PieceView[];
  pawns: number[];
}

export interface Gear {
  item: Item;
  state: 'ready' | 'exhausted' | 'damaged' | 'exhausted and damaged';
  count: number;
}

/** What a faction's own board shows; which fields there are depends on the faction. */
export interface FactionPart {
  leader?: string | null;
  deposed?: string[];
  decree?: Record<Column, string[]>;
  decree_left?: Record<Column, string[]>;
  officers?: number;
  supporters_size?: number;
  supporters?: string[] | null;
  known_supporters?: string[];
  character?: string | null;
  clearing?: number;
  forest?: number;
  gear?: Gear[];
  relations?: (number | null)[];
  quests?: string[];
  quests_done?: string[];
  relics?: { relic: string; where: string }[];
  retinue?: Retinue;
  retinue_left?: Retinue;
  waystations?: { sides: string[]; clearing: number; up: string | null }[];
  mood?: string;
  hoard?: Counts;
  command?: number;
  prowess?: number;
  warlord?: number;
  oppressed?: number[];
  outcast?: Suit | null;
  hated?: boolean;
  acolytes?: number;
  lost_souls?: Counts;
  revealed?: string[];
  plots?: PlotView[];
  plots_left?: Counts | null;
  plotted?: number;
  exerted?: boolean;
  prices?: Counts;
  payments?: Counts;
  funds?: Counts;
  committed?: Counts;
  tracks?: Partial<Record<Suit, { lost: number; empty: number; funds: Counts }>>;
  boats?: number;
  mercenaries?: number;
  burrow?: number;
  swayed?: string[];
  unswayed?: string[];
  crowns?: Counts;
  acted?: string[];
}

export type Retinue = Partial<Record<string, string[]>>;

export interface PlotView {
  clearing: number;
  up: boolean;
  /** Null where this seat may not know. */
  plot: string | null;
  ruled_out: string[];
}

export interface PlayerView {
  seat: number;
  faction: string;
  points: number;
  dominance: string | null;
  partner: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  crafted: string[];
  supply: Counts;
  items: Counts;
  tired: Counts;
  board: FactionPart;
}

export interface RootView {
  map: MapName;
  phase: 'set-up' | 'turns';
  turn: number;
  active: number;
  clearings: ClearingView[];
  closed: [number, number][];
  ferry: number;
  players: (PlayerView | BareSeat)[];
  deck: number;
  discard: Counts;
  available: string[];
  items: Counts;
  battle: number[];
  hirelings: HirelingView[];
  markers: { points: number; seat: number; paid: boolean }[];
  /** The setup cards to choose from, while factions are drafted. */
  draft: { pool: { faction: string; locked: boolean; character: string | null }[]; homelands: number[][] } | null;
}

export interface HirelingView {
  side: number;
  hireling: string;
  card: string;
  demoted: boolean;
  controller: number;
  control: number;
  acted: boolean;
  supply: Counts;
  board: Record<string, unknown>;
}

/** Before a faction is dealt, a player has a seat and perhaps cards. */
export interface BareSeat {
  seat: number;
  faction: null;
  points: number;
  hand_size: number;
  hand: string[] | null;
}

export const asRoot = (view: unknown): RootView => view as RootView;

/** The players who have their faction. */
export const seated = (view: RootView): PlayerView[] => view.players.filter((player): player is PlayerView => player.faction !== null);

export const playerOf = (view: RootView, seat: number): PlayerView | undefined => seated(view).find((player) => player.seat === seat);

export const factionOf = (view: RootView, side: number): string | null =>
  playerOf(view, side)?.faction ?? view.hirelings.find((one) => one.side === side)?.hireling ?? null;

/** All of a pile, one entry a card. */
export const spread = (counts: Counts): string[] => Object.entries(counts).flatMap(([name, count]) => Array<string>(count ?? 0).fill(name));
