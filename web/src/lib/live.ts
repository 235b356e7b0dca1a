import { stillOpen, type Pending } from './reduce';
import type { FromServer, State, ToServer } from './wire';

export type Connection = 'connecting' | 'open' | 'reconnecting' | 'closed';

export interface Listener {
  state(state: State): void;
  refused(text: string, rule: string): void;
  fault(text: string): void;
  connection(now: Connection): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** How long to wait before try number `n` (from 0): doubling, and never all clients at once. */
export function wait(n: number, chance: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.75 + chance() / 2);
}

/**
 * The live line of one table. It comes back by itself, and a choice that was on its way when the line
 * broke is sent once more if, and only if, its ask is still open: the server refuses it otherwise.
 */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private pending: Pending | null = null;
  private greeted = false;
  private readonly wake = () => this.now();

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  choose(asked: number, option: string): void {
    this.pending = { asked, option };
    this.send({ type: 'choose', asked, option });
  }

  /** False if there is no line: an undo or a give-up is not kept for later. */
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
    this.listener.connection('closed');
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(
      `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/live`,
    );
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => this.send({ type: 'hello', token: this.token });
    socket.onmessage = (message) => this.read(String(message.data));
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private lost(): void {
    this.socket = null;
    if (this.stopped) return;
    this.listener.connection('reconnecting');
    this.timer = setTimeout(() => this.connect(), wait(this.tries++));
  }

  /** The device is back: do not sit out the rest of a long wait. */
  private now(): void {
    if (this.stopped || this.socket || document.visibilityState === 'hidden') return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  }

  private read(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    if (message.type === 'state') this.took(message);
    else if (message.type === 'refused') {
      this.pending = null;
      this.listener.state(message.state);
      this.listener.refused(message.text, message.rule);
    } else if (message.type === 'error') this.listener.fault(message.error);
  }

  private took(state: State): void {
    const first = !this.greeted;
    this.greeted = true;
    this.tries = 0;
    this.listener.connection('open');
    this.listener.state(state);
    if (!this.pending) return;
    if (!stillOpen(this.pending, state)) this.pending = null;
    else if (first) this.send({ type: 'choose', ...this.pending });
  }
}
