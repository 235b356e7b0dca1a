import { calm } from '../../lib/prefs.svelte';
import type { Event } from '../../lib/wire';
import { secretIn, shown, still, type Scene, type Secret } from './acts';
import type { RaidersView } from './view';

/** More than this at once is not played out: whoever comes back after a day wants the present. */
const MOST = 14;

/** Plays what happened, event by event, until the board shows the newest view. */
export class Acting {
  scene = $state.raw<Scene>({ at: [], place: {}, spin: null, n: -1 });
  /** The words for what is being shown. */
  caption = $state('');
  /** A card that only this seat sees now. */
  secret = $state.raw<Secret | null>(null);
  busy = $state(false);
  private queue: Event[] = [];
  private view: RaidersView | null = null;
  private asked = false;
  private last = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `asked`: this seat is to choose. What then comes next is its own choice, and a card it looked at is put back. */
  follow(view: RaidersView, events: Event[], live: boolean, you: number, asked: boolean): void {
    const first = this.view === null;
    const newest = events.at(-1)?.n ?? -1;
    const fresh = events.filter((event) => event.n > this.last);
    const undone = newest < this.last;
    this.view = view;
    this.last = newest;
    if (!live) {
      this.secret = null;
      this.settle(events.at(-1));
      return;
    }
    if (this.asked && fresh.length) this.secret = null;
    this.asked = asked;
    for (const event of fresh) this.secret = (first ? null : secretIn(event, you)) ?? this.secret;
    if (view.phase === 'over') this.secret = null;
    if (first || undone || calm() || fresh.length + this.queue.length > MOST) this.settle(events.at(-1));
    else if (fresh.length) {
      this.queue.push(...fresh);
      if (!this.busy) this.next();
    } else if (!this.busy) this.settle(events.at(-1));
  }

  /** Show the present at once. */
  settle(newest: Event | undefined): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.busy = false;
    if (this.view) this.scene = still(this.view, newest?.n ?? -1);
    this.caption = newest?.text ?? '';
  }

  private next(): void {
    const event = this.queue.shift();
    if (!event) {
      this.busy = false;
      if (this.view) this.scene = { ...still(this.view, this.scene.n), spin: this.scene.spin };
      return;
    }
    this.busy = true;
    this.caption = event.text;
    this.play(shown(this.scene, event, this.view?.track.length ?? 28));
  }

  private play([now, ...later]: { scene: Scene; stays: number }[]): void {
    if (!now) return this.next();
    this.scene = now.scene;
    const hurry = this.queue.length > 5 ? 0.6 : 1;
    this.timer = setTimeout(() => this.play(later), now.stays * hurry);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
