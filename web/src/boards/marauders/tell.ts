import type { Event } from '../../lib/wire';
import type { MaraudersView } from './view';

const closed = (view: MaraudersView): Set<number> => new Set(view.phase === 'over' ? [] : view.chests.filter((chest) => chest.chest === null).map((chest) => chest.cell));

/** Without the memory aid an old line of the log does not tell again of a chest that this seat is not shown now. */
export function tell(event: Event, raw: unknown, fresh: boolean): string {
  if (fresh || event.kind !== 'looked') return event.text;
  const forgotten = [...closed(raw as MaraudersView)].some((cell) => event.facts.includes(`cell:${cell}`));
  return forgotten ? event.text.replace(/: [^:]*\.$/, '.') : event.text;
}

/** Nor does a past moment. */
export function past(then: unknown, now: unknown): MaraudersView {
  const [old, forgotten] = [then as MaraudersView, closed(now as MaraudersView)];
  return { ...old, chests: old.chests.map((chest) => (forgotten.has(chest.cell) ? { ...chest, chest: null } : chest)) };
}
