import { describe, expect, it } from 'vitest';
import { moment } from './chat';
import { nearest } from './direction';
import { reduce, whoWon } from './reduce';
import { chosenIn, eventsUpTo, frameOfSeq } from './replay';
import type { Event, Frame, Seat, State } from './wire';

const state = (seq: number, rest: Partial<State>): State =>
  ({ table: 't', seq, events: [], events_from: 0, ...rest }) as unknown as State;
const line = (n: number, text = ''): { n: number; seat: number; name: string; text: string; at: number } => ({ n, seat: 0, name: '', text, at: 0 });

describe('chat', () => {
  it('grows line by line, and a line that comes twice stands once', () => {
    let held = reduce(null, state(1, { chat_from: 0, chat: [line(0), line(1)] }));
    held = reduce(held, state(1, { chat_from: 2, chat: [line(2)] }));
    held = reduce(held, state(2, { chat_from: 1, chat: [line(1, 'again'), line(2)] }));
    expect(held.chat.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(held.chat[1]?.text).toBe('again');
  });

  it('stays where a state brings none', () => {
    const held = reduce(reduce(null, state(1, { chat_from: 0, chat: [line(0)] })), state(2, {}));
    expect(held.chat).toHaveLength(1);
  });

  it('knows seconds from milliseconds', () => {
    expect(moment(1_700_000_000)).toBe(1_700_000_000_000);
    expect(moment(1_700_000_000_000)).toBe(1_700_000_000_000);
  });
});

describe('who won', () => {
  const over = (won: boolean[], you: number): string =>
    whoWon(state(1, { you, over: { won, scores: [], parts: [], text: '' }, seats: won.map((_, seat) => ({ seat, name: 'ABC'[seat] })) as State['seats'] }));

  it('is said of several, not of one alone', () => {
    expect(over([true, false], 0)).toBe('You win!');
    expect(over([false, true], 0)).toBe('B wins.');
    expect(over([false, true, true], -1)).toBe('B and C win.');
    expect(over([false, false], 0)).toBe('');
    expect(over([true], 0)).toBe('');
  });
});

describe('frames', () => {
  const frames = [0, 4, 9].map((seq) => ({ seq, events: [], chosen: null }) as unknown as Frame);

  it('are found by their move', () => {
    expect([0, 3, 4, 9, 50].map((seq) => frameOfSeq(frames, seq))).toEqual([0, 1, 1, 2, 2]);
  });

  it('tell what was chosen, in either form', () => {
    const chosen = (value: Frame['chosen']): string | null => chosenIn({ ...frames[0], chosen: value } as Frame);
    expect(chosen('go:north')).toBe('go north');
    expect(chosen({ option: 'go:north', label: 'North: draw a card' })).toBe('North: draw a card');
    expect(chosen({ option: 'go:north', label: '' })).toBe('go north');
    expect(chosen(null)).toBe(null);
    const trapped = { ...frames[0], chosen: { option: 'seat:1', label: 'Seat 2' } } as Frame;
    expect(chosenIn(trapped, [{ name: 'Ana' }, { name: 'Bo' }] as Seat[])).toBe('Bo');
  });

  it('show the events up to them', () => {
    const events = [0, 1, 2].map((n) => ({ n, seq: n * 4 })) as Event[];
    expect(eventsUpTo(events, { seq: 4, events: [] } as unknown as Frame)).toHaveLength(2);
    expect(eventsUpTo(events, { seq: 4, events: [events[0]] } as unknown as Frame)).toHaveLength(1);
  });
});

describe('arrow keys', () => {
  const spots = [
    { element: 'a', x: 0, y: 0 },
    { element: 'b', x: 100, y: 5 },
    { element: 'c', x: 30, y: 90 },
  ];

  it('go to the nearest in their direction, or nowhere', () => {
    const [a] = spots;
    if (!a) throw new Error('no spot');
    expect(nearest(a, spots, 'ArrowRight')?.element).toBe('b');
    expect(nearest(a, spots, 'ArrowDown')?.element).toBe('c');
    expect(nearest(a, spots, 'ArrowLeft')).toBe(null);
  });
});
