/** A canned game for work on the page without a server: `npm run dev`, then /t/demo?mock#key. Never in the bundle. */
import type { Event, Frame, Game, Option, Rulebook, State, ToServer } from '../lib/wire';
import { games, rulebook } from './mockdata';
import { scenes } from './mockscenes';
import { heard, sitDown, together } from './mocktogether';

const many = new URLSearchParams(location.search).get('mock') === 'raiders';
let at = Number(new URLSearchParams(location.search).get('scene') ?? 0);
let seq = 3 + at * 3;

function events(upTo: number): Event[] {
  const list: Event[] = [];
  scenes.slice(0, upTo + 1).forEach((scene, turn) => {
    for (const [kind, rule, text] of scene.events) {
      list.push({ n: list.length, seq: turn * 3, seat: 0, kind, rule, text, facts: [] });
    }
  });
  return list;
}

function state(): State {
  const scene = scenes[at] ?? scenes[0];
  if (!scene) throw new Error('no scene');
  const options: Option[] = scene.options.map(([option, label, element, kind]) => ({
    option,
    label,
    element,
    hint: '',
    kind: kind ?? '',
  }));
  return {
    type: 'state',
    table: 'demo',
    game: 'marooned',
    seq,
    you: 0,
    options: {},
    seats: [{ seat: 0, name: 'Ana', player: 'person', result: scene.over ? 'won' : null }],
    view: scene.view,
    ask: scene.over ? null : { asked: seq, prompt: scene.prompt, options, refused: scene.refused },
    waiting: scene.over ? [] : [{ seat: 0, text: `Ana: ${scene.prompt.text}` }],
    events_from: 0,
    events: events(at),
    undo: at > 0 && !scene.over ? { choice: seq - 1, action: seq - 1, turn: seq - 3 } : null,
    over: scene.over,
    commitment: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    seed: scene.over ? '' : null,
  };
}

function frames(): Frame[] {
  return scenes.slice(0, at + 1).map((scene, n) => ({
    seq: n * 3,
    view: scene.view,
    prompt: scene.prompt.text,
    events: events(n).filter((event) => event.seq === n * 3),
    chosen: n < at ? (scene.options[0]?.[1] ?? null) : null,
  }));
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

function answer(path: string, method: string, token: string | null): Response {
  if (many && path.endsWith('/join')) return json(sitDown());
  if (many && path === '/api/tables/demo') return json(together(token));
  if (path === '/api/games') return json(games satisfies Game[]);
  if (path.startsWith('/api/rules/')) return json(rulebook satisfies Rulebook);
  if (path === '/api/tables' && method === 'POST') {
    at = 0;
    return json({ table: 'demo', seats: [{ seat: 0, token: 'key' }], watch: 'watch' }, 201);
  }
  if (path.endsWith('/frames')) return json({ frames: frames() });
  if (path.startsWith('/api/tables/')) return json(state());
  return json({ error: 'There is nothing here.' }, 404);
}

class MockSocket extends EventTarget {
  static readonly OPEN = 1;
  private token: string | null = null;
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor() {
    super();
    setTimeout(() => this.onopen?.(), 50);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    if (many) {
      if (message.type === 'hello') this.token = message.token;
      else heard(message);
      setTimeout(() => this.onmessage?.({ data: JSON.stringify(together(this.token)) }), 80);
      return;
    }
    if (message.type === 'choose' && at < scenes.length - 1) at += 1;
    if (message.type === 'undo' && at > 0) at -= 1;
    if (message.type === 'give-up') at = scenes.length - 1;
    seq += 3;
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(state()) }), 80);
  }

  close(): void {}
}

export function install(): void {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.startsWith('/api/')) return real(input, init);
    return Promise.resolve(answer(url.pathname, init?.method ?? 'GET', new Headers(init?.headers).get('Authorization')?.slice(7) ?? null));
  };
  globalThis.WebSocket = MockSocket as unknown as typeof WebSocket;
}
