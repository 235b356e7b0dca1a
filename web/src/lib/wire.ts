/** What goes over the wire: see docs/protocol.md. Names here are the names there. */

export interface Setting {
  name: string;
  kind: 'bool' | 'choice' | 'number';
  default: SettingValue;
  choices: (string | number)[];
  low: number | null;
  high: number | null;
  rule: string;
  text: string;
}

export type SettingValue = boolean | string | number;

export interface PlayerKind {
  name: string;
  text: string;
}

export interface Game {
  name: string;
  title: string;
  blurb: string;
  seats: [number, number];
  settings: Setting[];
  players: PlayerKind[];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  kind: 'rule' | 'component' | 'default' | 'case';
}

export interface Rulebook {
  game: string;
  title: string;
  rules: Rule[];
}

export interface SeatPlan {
  player: string;
  name: string;
}

export interface NewTable {
  game: string;
  options: Record<string, SettingValue>;
  seats: SeatPlan[];
  watching?: boolean;
}

/** What there is to say of a table before it is opened. */
export interface Opinion {
  /** Why there can be no such table. */
  refused?: string;
  /** What its players should know. */
  remark?: string;
}

export interface SeatKey {
  seat: number;
  token: string;
}

export interface Opened {
  table: string;
  seats: SeatKey[];
  watch: string;
  /** Lets its holder choose an open seat; only while there is one. */
  invite?: string | null;
}

/** A seat of another table: of the next game, or one that was open. */
export interface Seated {
  table?: string;
  seat?: number;
  token: string;
}

export interface Seat {
  seat: number;
  name: string;
  player: string;
  result: string | number | boolean | null;
  online?: boolean;
}

export interface Option {
  option: string;
  label: string;
  element: string;
  hint: string;
  kind: string;
}

export interface Refused {
  option: string;
  label: string;
  element: string;
  text: string;
  rule: string;
}

export interface Prompt {
  key: string;
  text: string;
  rule: string;
  /** A line that helps to answer; it may be empty. */
  hint?: string;
  /** The elements of the board that the question names. */
  about?: string[];
}

export interface Ask {
  asked: number;
  prompt: Prompt;
  options: Option[];
  refused: Refused[];
}

export interface Event {
  n: number;
  seq: number;
  seat: number | null;
  kind: string;
  rule: string;
  text: string;
  facts: unknown[];
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  /** Milliseconds, or seconds, since 1970. */
  at: number;
}

export interface Proposal {
  proposal: string | number;
  what: 'undo' | 'bot';
  seat: number;
  text: string;
  agreed: number[];
  waiting_for: number[];
}

export interface Undo {
  choice: number | null;
  action: number | null;
  turn: number | null;
}

export interface ScorePart {
  label: string;
  rule: string;
  points: number;
}

export interface Over {
  won: boolean[];
  scores: number[];
  parts: ScorePart[][];
  text: string;
}

export interface State {
  type: 'state';
  table: string;
  game: string;
  seq: number;
  you: number;
  options: Record<string, SettingValue>;
  seats: Seat[];
  view: unknown;
  ask: Ask | null;
  waiting: { seat: number; text: string }[];
  events_from: number;
  events: Event[];
  undo: Undo | null;
  over: Over | null;
  commitment: string;
  seed: string | null;
  invite?: string | null;
  watching?: boolean;
  proposals?: Proposal[];
  chat_from?: number;
  chat?: ChatLine[];
  /** How many events there were when this seat last sent something. */
  since?: number | null;
  rematch?: boolean;
}

export interface Refusal {
  type: 'refused';
  text: string;
  rule: string;
  state: State;
}

export interface Fault {
  type: 'error';
  error: string;
}

export type FromServer = State | Refusal | Fault;

export type ToServer =
  | { type: 'hello'; token: string | null }
  | { type: 'choose'; asked: number; option: string }
  | { type: 'undo'; seq: number; to: number }
  | { type: 'give-up'; seq: number }
  | { type: 'say'; text: string }
  | { type: 'propose'; what: 'undo'; to: number }
  | { type: 'propose'; what: 'bot'; seat: number; player: string }
  | { type: 'answer'; proposal: string | number; agree: boolean }
  | { type: 'set-watching'; watching: boolean }
  | { type: 'return' };

export interface Frame {
  seq: number;
  view: unknown;
  prompt: string;
  events: Event[];
  chosen: string | { option: string; label: string } | null;
}
