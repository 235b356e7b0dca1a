import type { Event } from '../../lib/wire';
import type { Color, RaidersView, SpinFor } from './view';

/** What the board shows between two views: where everything has come to, event by event. */
export interface Scene {
  /** [seat]: the space. */
  at: number[];
  /** By card: its place. */
  place: Record<string, string>;
  spin: { seat: number; pip: number; for: SpinFor; n: number } | null;
  /** The number of the event that is shown; -1 for none. */
  n: number;
}

/** The scene of a view, with nothing under way. */
export function still(view: RaidersView, n: number): Scene {
  const last = view.spins.at(-1);
  return {
    at: view.players.map((player) => player.at),
    place: Object.fromEntries(view.cards.map((card) => [card.id, card.place])),
    spin: last ? { ...last, n: -1 } : null,
    n,
  };
}

/** The number in a fact like `seat:2`, if it is of that kind. */
export function numberIn(fact: unknown, kind: string): number | null {
  if (typeof fact !== 'string' || !fact.startsWith(`${kind}:`)) return null;
  const number = Number(fact.slice(kind.length + 1));
  return Number.isInteger(number) ? number : null;
}

const cardIn = (fact: unknown): string | null =>
  typeof fact === 'string' && fact.startsWith('card:') ? fact.slice(5) : null;

const colorIn = (fact: unknown): Color | null =>
  typeof fact === 'string' && fact.startsWith('color:') ? (fact.slice(6) as Color) : null;

/** The scene after one event. What an event does not tell stays as it was. */
export function after(scene: Scene, event: Event): Scene {
  const [first, second, third] = event.facts;
  const seat = numberIn(first, 'seat');
  const next: Scene = { ...scene, n: event.n };
  if (seat === null) return next;
  const pip = numberIn(second, 'pip');
  const card = cardIn(second);
  const moved = (space: number | null): number[] =>
    space === null ? scene.at : scene.at.map((old, n) => (n === seat ? space : old));
  switch (event.kind) {
    case 'spun':
      return { ...next, at: moved(numberIn(third, 'space')), spin: pip === null ? null : { seat, pip, for: 'move', n: event.n } };
    case 'went':
      return { ...next, at: moved(numberIn(second, 'space')) };
    case 'braved':
      return { ...next, spin: pip === null ? null : { seat, pip, for: 'hazard', n: event.n } };
    case 'dueled':
      return { ...next, spin: pip === null ? null : { seat, pip, for: 'fight', n: event.n } };
    case 'trapped': {
      const rival = numberIn(second, 'seat');
      const space = scene.at[seat] ?? 0;
      return { ...next, at: scene.at.map((old, n) => (n === rival ? space : old)) };
    }
    case 'caught':
      return card ? { ...next, place: { ...scene.place, [card]: `space:${scene.at[seat] ?? 0}` } } : next;
    case 'took':
    case 'dealt':
      return card ? { ...next, place: { ...scene.place, [card]: `seat:${seat}` } } : next;
    default:
      return next;
  }
}

/** How long what an event leaves is shown before the next one, in milliseconds. */
function rest(event: Event): number {
  switch (event.kind) {
    case 'braved':
    case 'dueled':
      return 1300;
    case 'turned':
    case 'denied':
    case 'raid-won':
    case 'raid-failed':
      return 1100;
    case 'dealt':
      return 300;
    default:
      return 750;
  }
}

const SPINS = 1050;
const STEP = 150;

/** What is shown for an event, scene by scene: the needle spins first, then the piece goes from space to space. */
export function shown(scene: Scene, event: Event, spaces: number): { scene: Scene; stays: number }[] {
  const end = after(scene, event);
  const seat = numberIn(event.facts[0], 'seat');
  if (event.kind !== 'spun' || seat === null) return [{ scene: end, stays: rest(event) }];
  const [from, to] = [scene.at[seat] ?? 0, end.at[seat] ?? 0];
  const steps = Array.from({ length: (to - from + spaces) % spaces }, (_, n) => (from + n + 1) % spaces);
  return [
    { scene: { ...end, at: scene.at }, stays: SPINS },
    ...steps.map((space) => ({
      scene: { ...end, at: end.at.map((at, n) => (n === seat ? space : at)) },
      stays: STEP,
    })),
    { scene: end, stays: 450 },
  ];
}

/** A card that an event shows to the one who looks at the page, and to nobody else. */
export interface Secret {
  card: string;
  color: Color;
  kind: string;
  n: number;
}

/** Looking, taking and being dealt a card tell its color to one seat only: here to `you`. */
export function secretIn(event: Event, you: number): Secret | null {
  if (!['looked', 'took', 'dealt'].includes(event.kind)) return null;
  if (you < 0 || numberIn(event.facts[0], 'seat') !== you) return null;
  const card = cardIn(event.facts[1]);
  const color = colorIn(event.facts.at(-1));
  return card && color ? { card, color, kind: event.kind, n: event.n } : null;
}
