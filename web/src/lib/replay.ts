import { named } from './labels';
import type { Event, Frame, Seat } from './wire';

/** The frame that shows the board just after event `n`: the first one whose news hold it. */
export function frameOfEvent(frames: Frame[], n: number): number {
  const at = frames.findIndex((frame) => frame.events.some((event) => event.n >= n));
  return at < 0 ? frames.length - 1 : at;
}

/** The events up to a frame's last, or up to its move where it has none. */
export function eventsUpTo(events: Event[], frame: Frame): Event[] {
  const last = frame.events.at(-1)?.n;
  return events.filter((event) => (last === undefined ? event.seq <= frame.seq : event.n <= last));
}

/** What was chosen in a frame, as words; null where nobody may know, or nothing was. */
export function chosenIn(frame: Frame, seats: Seat[] = []): string | null {
  if (frame.chosen === null) return null;
  const { option, label } = typeof frame.chosen === 'string' ? { option: frame.chosen, label: '' } : frame.chosen;
  return named(label || inWords(option), seats);
}

/** The frame that shows move `seq`: the first one at or after it. */
export function frameOfSeq(frames: Frame[], seq: number): number {
  const at = frames.findIndex((frame) => frame.seq >= seq);
  return at < 0 ? frames.length - 1 : at;
}

/** An option that comes without a label, `go:north`, as words. */
export function inWords(chosen: string): string {
  return /^[a-z]+([:_-]\S+)*$/.test(chosen) ? chosen.replace(/[:_-]+/g, ' ') : chosen;
}

/** Where a step leads from frame `at`; null means back to the present. */
export function step(
  at: number | null,
  how: 'back' | 'on' | 'first' | 'last',
  count: number,
): number | null {
  const last = count - 1;
  if (last < 0) return null;
  switch (how) {
    case 'first':
      return 0;
    case 'last':
      return null;
    case 'back':
      return Math.max(0, (at ?? last) - 1);
    case 'on':
      return at === null || at + 1 >= last ? null : at + 1;
  }
}
