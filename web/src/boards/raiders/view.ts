/** The view of Raiders of the Lost Ark, as docs/views-raiders.md has it. */
export type Group = 'marion' | 'ra' | 'imam' | 'map-room';
export type Color = 'red' | 'yellow' | 'green' | 'blue';
export type Kind = Group | 'hazard' | 'safe' | 'trap' | 'go-anywhere' | 'raid';
export type SpinFor = 'move' | 'hazard' | 'trap' | 'fight';

export interface PlayerView {
  seat: number;
  at: number;
  safe: boolean;
  cards: string[];
}

export interface CardView {
  id: string;
  group: Group;
  /** `space:8` or `seat:1`. */
  place: string;
  /** null where this seat is not shown it. */
  color: Color | null;
  /** Turned face up for all, in a raid. */
  up: boolean;
}

export interface Known {
  card: string;
  color: Color | null;
  why: 'own' | 'shown' | 'seen' | 'deduced' | '';
  could_be: Color[] | null;
  seen_by: number[] | null;
}

export interface SpinView {
  seat: number;
  pip: number;
  for: SpinFor;
}

export interface RaidersView {
  turn: number;
  round: number;
  phase: string;
  active: number;
  track: Kind[];
  players: PlayerView[];
  cards: CardView[];
  known: Known[];
  spins: SpinView[];
  raid: { color: Color; turned: string[]; listed: string[] } | null;
  duel: { kind: 'trap' | 'fight'; rival: number; rival_spun: number | null; own_spun: number | null } | null;
  may_fight: number[];
  assist_memory: boolean;
  winner: number | null;
  won_color: Color | null;
}

export const asRaiders = (view: unknown): RaidersView => view as RaidersView;
