import type { ChatLine, Event, Option, State } from './wire';

/** What the page knows of a table: the newest state and every event so far. */
export interface Held {
  state: State;
  events: Event[];
  chat: ChatLine[];
  /** Some events are missing: ask for the whole state again. */
  gap: boolean;
}

/** Takes a state in: events from `events_from` on are replaced by the ones it brings. */
export function reduce(held: Held | null, state: State): Held {
  if (held && held.state.table === state.table && state.seq < held.state.seq) return held;
  const known = held && held.state.table === state.table ? held.events : [];
  const kept = known.filter((event) => event.n < state.events_from);
  const said = held && held.state.table === state.table ? held.chat : [];
  return {
    state,
    events: [...kept, ...state.events],
    chat: state.chat ? [...said.filter((line) => line.n < (state.chat_from ?? 0)), ...state.chat] : said,
    gap: state.events_from > 0 && (kept.at(-1)?.n ?? -1) < state.events_from - 1,
  };
}

/** A choice that was sent and not yet seen to be taken. */
export interface Pending {
  asked: number;
  option: string;
}

/** After a lost connection: may this choice be sent again? Only if its ask is still the open one. */
export function stillOpen(pending: Pending | null, state: State): boolean {
  if (!pending || !state.ask || state.ask.asked !== pending.asked) return false;
  return state.ask.options.some((option) => option.option === pending.option);
}

/** The events that came after mark `n` (the count of events when this seat last chose). */
export function since(events: Event[], mark: number | null): Event[] {
  return mark === null ? [] : events.filter((event) => event.n >= mark);
}

/** The distinct places that may be gone back to, nearest first. */
export function undoSteps(state: State): { label: string; to: number }[] {
  const undo = state.undo;
  if (!undo) return [];
  const steps: { label: string; to: number }[] = [];
  const places: [string, number | null][] = [
    ['Undo', undo.choice],
    ['Restart action', undo.action],
    ['Restart turn', undo.turn],
  ];
  for (const [label, to] of places) {
    if (to !== null && !steps.some((step) => step.to === to)) steps.push({ label, to });
  }
  return steps;
}

/** An option with the number key that picks it, counted from 1. */
export interface Numbered extends Option {
  number: number;
}

/** Options in the order they are shown: those that end the turn stand last. */
export function numbered(options: Option[]): Numbered[] {
  const ending = (option: Option): boolean => option.kind === 'end';
  return [...options.filter((option) => !ending(option)), ...options.filter(ending)].map((option, at) => ({
    ...option,
    number: at + 1,
  }));
}

/** Options by the board element they belong to. */
export function byElement(options: Numbered[]): Map<string, Numbered[]> {
  const map = new Map<string, Numbered[]>();
  for (const option of options) {
    if (!option.element) continue;
    const there = map.get(option.element);
    if (there) there.push(option);
    else map.set(option.element, [option]);
  }
  return map;
}

/** Is it this seat's turn to decide something? */
export function isMyTurn(state: State): boolean {
  return state.ask !== null && state.over === null;
}

/** The seat whose turn it is, where the game has turns. */
export function activeSeat(state: State): number | null {
  const { view } = state;
  return view && typeof view === 'object' && 'active' in view && typeof view.active === 'number' ? view.active : null;
}

/** The answer to a question that has one only. To pass stays a choice: at once, it would tell what is not held. */
export function onlyAnswer(state: State): Option | null {
  const [only, more] = state.ask?.options ?? [];
  return only && !more && only.kind !== 'end' ? only : null;
}

/** Where a question stands in the game. Come back to by undo it stands there again, though it opens at another move. */
export function placeOf({ state, events }: Pick<Held, 'state' | 'events'>): string {
  const { prompt, options } = state.ask ?? { prompt: null, options: [] };
  return [events.length, prompt?.key ?? '', ...options.map((option) => option.option)].join(' ');
}

/** Who has won a game of several, in words; empty where nobody has, or one plays alone. */
export function whoWon({ over, seats, you }: State): string {
  if (!over || seats.length < 2) return '';
  const names = seats.filter((seat) => over.won[seat.seat]).map((seat) => (seat.seat === you ? 'You' : seat.name));
  if (!names.length) return '';
  return `${names.join(' and ')} ${names.length > 1 || names[0] === 'You' ? 'win' : 'wins'}${names[0] === 'You' ? '!' : '.'}`;
}

/** One sentence for the prompt bar: who is to do what. */
export function headline(state: State): string {
  if (state.over) return [whoWon(state), state.over.text].filter(Boolean).join(' ');
  if (state.ask) return state.ask.prompt.text;
  if (state.waiting.length) return state.waiting.map((wait) => wait.text).join(' · ');
  return 'One moment…';
}
