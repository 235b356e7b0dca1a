import { memory } from './memory';
import { Session } from './session.svelte';

/** The keys of a table that are played on this device, the one that was given first. */
export function keysHere(table: string, given: string | null): (string | null)[] {
  const row = memory.find(table);
  const here = (row?.links ?? []).filter(({ seat }) => row?.here.includes(seat)).map(({ token }) => token);
  return given !== null && here.includes(given) && here.length > 1
    ? [given, ...here.filter((token) => token !== given)]
    : [given];
}

/**
 * All seats of a table that this device plays: mostly one. With several the device goes from hand to hand: one seat
 * is drawn at a time, and between two of them a cover, so that nobody sees what is another's.
 */
export class Company {
  readonly sessions: Session[];
  current = $state.raw<Session>() as Session;
  covered = $state(false);

  shared: boolean;
  /** A seat of this device that is to decide while the one that is drawn is not. */
  next = $derived.by<Session | null>(() => {
    if (!this.shared || this.current.myTurn) return null;
    return this.sessions.find((session) => session !== this.current && session.myTurn) ?? null;
  });
  /** Is any seat of this device to decide? */
  myTurn = $derived.by(() => this.sessions.some((session) => session.myTurn));

  constructor(table: string, keys: (string | null)[]) {
    this.sessions = keys.map((key) => new Session(table, key));
    this.shared = this.sessions.length > 1;
    this.covered = this.shared;
    this.current = this.sessions[0] as Session;
    this.hush();
  }

  /** Hides this seat's secrets: the device is on its way to somebody else. */
  cover(): void {
    this.current.present();
    this.current.pointed = null;
    this.covered = true;
  }

  /** Draws a seat: whoever sits there has the device now. */
  show(session: Session): void {
    this.current = session;
    this.covered = false;
    this.hush();
  }

  private hush(): void {
    for (const session of this.sessions) session.quiet = session !== this.current;
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }
}
