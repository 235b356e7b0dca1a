import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Live, type Listener } from './live';
import type { State, ToServer } from './wire';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: ToServer[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const state = (asked: number, options: string[]): State =>
  ({
    type: 'state',
    table: 't',
    seq: asked,
    ask: { asked, prompt: { key: '', text: '', rule: '' }, options: options.map((option) => ({ option })), refused: [] },
  }) as unknown as State;

let told: string[] = [];
const listener: Listener = {
  state: ({ seq }) => told.push(`state ${seq}`),
  refused: (text) => told.push(`refused ${text}`),
  fault: (text) => told.push(`fault ${text}`),
  connection: (now) => told.push(now),
};

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
}

function drop(): void {
  last().readyState = 3;
  last().onclose();
  vi.advanceTimersByTime(10_000);
  last().onopen();
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  told = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined, visibilityState: 'visible' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says who asks in the first message, never in the address', () => {
  new Live('t', 'secret', listener);
  last().onopen();
  expect(last().url).toBe('ws://here/api/tables/t/live');
  expect(last().sent).toEqual([{ type: 'hello', token: 'secret' }]);
});

it('comes back by itself and sends a lost choice again', () => {
  const live = new Live('t', null, listener);
  last().onopen();
  last().hear(state(3, ['go:north']));
  live.choose(3, 'go:north');
  drop();
  expect(told).toContain('reconnecting');
  last().hear(state(3, ['go:north']));
  expect(last().sent).toEqual([
    { type: 'hello', token: null },
    { type: 'choose', asked: 3, option: 'go:north' },
  ]);
});

it('does not send a choice again that was taken', () => {
  const live = new Live('t', null, listener);
  last().onopen();
  last().hear(state(3, ['go:north']));
  live.choose(3, 'go:north');
  drop();
  last().hear(state(5, ['go:north']));
  last().hear(state(3, ['go:north']));
  expect(last().sent).toEqual([{ type: 'hello', token: null }]);
});

it('tells what was refused, with the state as it is', () => {
  const live = new Live('t', null, listener);
  last().onopen();
  live.choose(1, 'go:north');
  last().hear({ type: 'refused', text: 'Too late.', rule: '', state: state(4, []) });
  last().hear({ type: 'error', error: 'What?' });
  expect(told.slice(-3)).toEqual(['state 4', 'refused Too late.', 'fault What?']);
});

it('sends nothing without a line, and stops when it is closed', () => {
  const live = new Live('t', null, listener);
  last().readyState = 0;
  expect(live.send({ type: 'undo', seq: 1, to: 0 })).toBe(false);
  live.close();
  last().onclose();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
