import { describe, expect, it } from 'vitest';
import { byElement, headline, isMyTurn, numbered, onlyAnswer, placeOf, reduce, since, stillOpen, undoSteps } from './reduce';
import type { Event, Option, State } from './wire';

const event = (n: number): Event => ({ n, seq: n, seat: 0, kind: 'k', rule: 'MOO-1', text: `event ${n}`, facts: [] });
const option = (name: string, element = '', kind = ''): Option => ({
  option: name,
  label: name,
  element,
  hint: '',
  kind,
});

function state(change: Partial<State> = {}): State {
  return {
    type: 'state',
    table: 't',
    game: 'marooned',
    seq: 1,
    you: 0,
    options: {},
    seats: [],
    view: {},
    ask: {
      asked: 1,
      prompt: { key: 'move', text: 'Where?', rule: 'MOO-8' },
      options: [option('go:north', 'square:-1:0'), option('go:east', 'card:x')],
      refused: [],
    },
    waiting: [{ seat: 0, text: 'Ana: where' }],
    events_from: 0,
    events: [event(0), event(1)],
    undo: null,
    over: null,
    commitment: '',
    seed: null,
    ...change,
  };
}

describe('reduce', () => {
  it('takes the first state whole', () => {
    const held = reduce(null, state());
    expect(held.events.map(({ n }) => n)).toEqual([0, 1]);
    expect(held.gap).toBe(false);
  });

  it('adds new events to those it holds', () => {
    const held = reduce(reduce(null, state()), state({ seq: 2, events_from: 2, events: [event(2)] }));
    expect(held.events.map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  it('drops what an undo took back', () => {
    const before = reduce(null, state({ seq: 4, events: [event(0), event(1), event(2)] }));
    const after = reduce(before, state({ seq: 5, events_from: 1, events: [] }));
    expect(after.events.map(({ n }) => n)).toEqual([0]);
    expect(after.gap).toBe(false);
  });

  it('ignores a state that is older than the one it holds', () => {
    const held = reduce(null, state({ seq: 9 }));
    expect(reduce(held, state({ seq: 8 }))).toBe(held);
  });

  it('starts anew with another table', () => {
    const held = reduce(reduce(null, state({ seq: 9 })), state({ table: 'u', seq: 0, events: [event(0)] }));
    expect(held.state.table).toBe('u');
    expect(held.events).toHaveLength(1);
  });

  it('says when events are missing', () => {
    expect(reduce(null, state({ events_from: 5, events: [event(5)] })).gap).toBe(true);
    const held = reduce(reduce(null, state()), state({ seq: 7, events_from: 4, events: [event(4)] }));
    expect(held.gap).toBe(true);
  });
});

describe('a choice under way', () => {
  it('may be sent again while its ask is open', () => {
    expect(stillOpen({ asked: 1, option: 'go:north' }, state())).toBe(true);
  });

  it('may not be sent to another ask, or to none', () => {
    expect(stillOpen({ asked: 0, option: 'go:north' }, state())).toBe(false);
    expect(stillOpen({ asked: 1, option: 'go:south' }, state())).toBe(false);
    expect(stillOpen({ asked: 1, option: 'go:north' }, state({ ask: null }))).toBe(false);
    expect(stillOpen(null, state())).toBe(false);
  });
});

describe('what is shown', () => {
  it('numbers options, those that end the turn last', () => {
    const list = numbered([option('end', '', 'end'), option('a'), option('b')]);
    expect(list.map(({ option: name, number }) => [name, number])).toEqual([
      ['a', 1],
      ['b', 2],
      ['end', 3],
    ]);
  });

  it('groups options by element', () => {
    const map = byElement(numbered([option('a', 'card:x'), option('b', 'card:x'), option('c')]));
    expect(map.get('card:x')?.map(({ option: name }) => name)).toEqual(['a', 'b']);
    expect(map.size).toBe(1);
  });

  it('offers each place to go back to once', () => {
    expect(undoSteps(state())).toEqual([]);
    expect(undoSteps(state({ undo: { choice: 5, action: 5, turn: 3 } }))).toEqual([
      { label: 'Undo', to: 5 },
      { label: 'Restart turn', to: 3 },
    ]);
    expect(undoSteps(state({ undo: { choice: 5, action: null, turn: 5 } }))).toHaveLength(1);
  });

  it('knows the news since a mark', () => {
    const events = [event(0), event(1), event(2)];
    expect(since(events, 1).map(({ n }) => n)).toEqual([1, 2]);
    expect(since(events, null)).toEqual([]);
  });

  it('says who is to do what', () => {
    expect(headline(state())).toBe('Where?');
    expect(headline(state({ ask: null }))).toBe('Ana: where');
    const over = { won: [true], scores: [1], parts: [], text: 'Rescued!' };
    expect(headline(state({ over }))).toBe('Rescued!');
    expect(isMyTurn(state())).toBe(true);
    expect(isMyTurn(state({ over }))).toBe(false);
    expect(isMyTurn(state({ ask: null }))).toBe(false);
  });

  it('knows the answer to a question that has one only, but does not pass', () => {
    const asks = (options: Option[], active: number): State => state({ view: { active }, ask: { asked: 1, prompt: { key: 'k', text: '?', rule: '' }, options, refused: [] } });
    const [one, end] = [option('clearing:1'), option('pass', '', 'end')];
    expect(onlyAnswer(asks([one], 0))).toBe(one);
    expect(onlyAnswer(asks([end], 1))).toBeNull();
    expect(onlyAnswer(asks([end], 0))).toBeNull();
    expect(onlyAnswer(asks([one, end], 1))).toBeNull();
    expect(onlyAnswer(state({ ask: null }))).toBeNull();
  });

  it('stands where it stood when an undo comes back to it', () => {
    const prompt = { key: 'hits', text: '', rule: '', hint: '' };
    const asked = (at: number) => state({ ask: { asked: at, prompt, options: [option('pass')], refused: [] } });
    const here = placeOf({ state: asked(7), events: [event(0)] });
    expect(placeOf({ state: asked(9), events: [event(0)] })).toBe(here);
    expect(placeOf({ state: asked(9), events: [event(0), event(1)] })).not.toBe(here);
    expect(placeOf({ state: state({ ask: null }), events: [event(0)] })).not.toBe(here);
  });
});
