import { Answered } from './answered';
import { api, ApiError } from './api';
import { namedOptions } from './labels';
import { Live, type Connection } from './live';
import { memory, tabShelf } from './memory';
import { prefs } from './prefs.svelte';
import { byElement, headline, isMyTurn, numbered, onlyAnswer, placeOf, reduce, since, type Held, type Numbered } from './reduce';
import { eventsUpTo, frameOfEvent, frameOfSeq, step } from './replay';
import { play } from './sound';
import { toasts } from './toasts.svelte';
import type { ChatLine, Event, Frame, Option, State, ToServer } from './wire';

const AUTOPLAY = 1400;
/** How long a question with one answer is seen before it is answered. */
const ONLY_AFTER = 450;

/** One table as this page sees it: its state, its events, the replay, and what can be done. */
export class Session {
  held = $state.raw<Held | null>(null);
  connection = $state<Connection>('connecting');
  fault = $state<string | null>(null);
  /** A choice is under way: one click is one choice. */
  sent = $state<string | null>(null);
  /** The element under pointer or focus, on the board or in the list. */
  pointed = $state<string | null>(null);
  /** How many events there were when this page last chose, for servers that do not say. */
  private mark = $state<number | null>(null);
  /** How many lines of chat were read here. */
  private read = $state(0);
  /** Another seat of this device is being played: no sounds for this one. */
  quiet = false;

  frames = $state.raw<Frame[] | null>(null);
  at = $state<number | null>(null);
  playing = $state(false);
  private framesSeq = -1;
  /** Where questions stood that were answered without being asked here. */
  private readonly answered: Answered;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly live: Live;

  state = $derived<State | null>(this.held?.state ?? null);
  events = $derived<Event[]>(this.held?.events ?? []);
  frame = $derived<Frame | null>(this.at === null ? null : (this.frames?.[this.at] ?? null));
  view = $derived<unknown>(this.frame ? this.frame.view : this.state?.view);
  /** The events up to the moment that is shown. */
  shownEvents = $derived<Event[]>(this.frame ? eventsUpTo(this.events, this.frame) : this.events);
  options = $derived<Numbered[]>(this.frame ? [] : numbered(namedOptions(this.state?.ask?.options ?? [], this.state?.seats ?? [])));
  targets = $derived(byElement(this.options));
  myTurn = $derived(this.state ? isMyTurn(this.state) : false);
  headline = $derived(this.state ? headline(this.state) : 'Opening the table…');
  news = $derived(since(this.events, this.state?.since === undefined ? this.mark : this.state.since));
  chat = $derived<ChatLine[]>(this.held?.chat ?? []);
  unread = $derived(this.chat.filter((line) => line.n >= this.read && line.seat !== this.state?.you).length);

  constructor(
    readonly table: string,
    readonly token: string | null,
  ) {
    const row = memory.find(table);
    this.mark = row?.mark ?? null;
    this.answered = new Answered(tabShelf(), table);
    this.read = row?.read ?? 0;
    this.live = new Live(table, token, {
      state: (state) => this.take(state),
      refused: (text, rule) => {
        this.sent = null;
        toasts.show(text, rule);
      },
      fault: (text) => {
        this.sent = null;
        if (this.held) toasts.show(text);
        else this.fault = text;
      },
      connection: (now) => {
        this.connection = now;
        // Spectators can be shown out: their broken line may mean a closed door.
        if (now === 'reconnecting' && this.state && this.state.you < 0) void this.whole();
      },
    });
    void this.whole();
  }

  /** The whole state by HTTP: at the start it tells a missing table from a missing line. */
  private async whole(): Promise<void> {
    try {
      this.take(await api.state(this.table, this.token));
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        this.fault = error.message;
        this.live.close();
      }
    }
  }

  private take(state: State): void {
    const before = this.held;
    const held = reduce(before, state);
    if (held === before) return;
    this.held = held;
    if (before?.state.ask?.asked !== state.ask?.asked || before?.state.seq !== state.seq) this.sent = null;
    if (held.gap) {
      void this.whole();
      return;
    }
    if (before && state.seq !== before.state.seq && !this.quiet) this.sounds(before.state, state);
    if (this.at !== null && state.seq !== this.framesSeq) void this.load();
    this.answerOnly();
  }

  /** If that is wanted: the answer to a question that has one only. Come back to by undo, it stays a question. */
  answerOnly(): void {
    const only = this.held && onlyAnswer(this.held.state);
    const place = this.held ? placeOf(this.held) : '';
    if (!prefs.only || !only || this.frame || this.answered.has(place)) return;
    this.answered.add(place);
    const asked = this.state?.ask?.asked;
    setTimeout(() => {
      const still = numbered(this.state?.ask?.options ?? [])[0];
      if (this.state?.ask?.asked === asked && still?.option === only.option) this.choose(still);
    }, ONLY_AFTER);
  }

  private sounds(before: State, now: State): void {
    if (now.over && !before.over) play(now.over.won[now.you] ?? true ? 'good' : 'bad');
    else if (isMyTurn(now) && !isMyTurn(before)) play('turn');
    else play('step');
  }

  choose(option: Option): void {
    const ask = this.state?.ask;
    if (!ask || this.frame || this.sent !== null) return;
    this.sent = option.option;
    this.setMark((this.events.at(-1)?.n ?? -1) + 1);
    this.live.choose(ask.asked, option.option);
  }

  private setMark(mark: number): void {
    this.mark = mark;
    memory.keep({ table: this.table, mark });
  }

  undo(to: number): void {
    if (this.state) this.tell({ type: 'undo', seq: this.state.seq, to });
  }

  giveUp(): void {
    if (this.state) this.tell({ type: 'give-up', seq: this.state.seq });
  }

  /** Sends what is not kept for later; false if there is no line. */
  tell(message: ToServer): boolean {
    const sent = this.live.send(message);
    if (!sent) toasts.show('No connection just now: nothing was sent.');
    return sent;
  }

  readChat(): void {
    const read = (this.chat.at(-1)?.n ?? -1) + 1;
    if (read === this.read) return;
    this.read = read;
    memory.keep({ table: this.table, read });
  }

  /** Replay */

  async load(): Promise<void> {
    const seq = this.state?.seq ?? -1;
    if (this.frames && this.framesSeq === seq) return;
    try {
      this.frames = await api.frames(this.table, this.token);
      this.framesSeq = seq;
      if (this.at !== null && this.at >= this.frames.length) this.at = null;
    } catch (error) {
      toasts.show(error instanceof ApiError ? error.message : 'The replay cannot be read.');
    }
  }

  async showEvent(n: number): Promise<void> {
    await this.load();
    if (this.frames) this.at = frameOfEvent(this.frames, n);
  }

  /** The board as it was at a move: what a link to a moment opens. */
  async showMoment(seq: number): Promise<void> {
    await this.load();
    if (this.frames) this.at = frameOfSeq(this.frames, seq);
  }

  async replay(how: 'back' | 'on' | 'first' | 'last'): Promise<void> {
    if (how === 'on' && this.at === null) return;
    await this.load();
    if (this.frames) this.at = step(this.at, how, this.frames.length);
    if (this.at === null) this.pause();
  }

  seek(at: number): void {
    this.at = this.frames && at < this.frames.length - 1 ? at : null;
  }

  async togglePlay(): Promise<void> {
    if (this.playing) return this.pause();
    if (this.at === null) await this.replay('first');
    this.playing = true;
    this.timer = setInterval(() => void this.replay('on'), AUTOPLAY);
  }

  /** From what this seat saw last, step by step to the present. */
  async playNews(): Promise<void> {
    const first = this.news[0];
    if (!first) return;
    await this.showEvent(first.n);
    if (!this.playing) await this.togglePlay();
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.timer);
  }

  present(): void {
    this.pause();
    this.at = null;
  }

  close(): void {
    this.pause();
    this.live.close();
  }
}
