import { describe, expect, it } from 'vitest';
import { ago } from './ago';
import { Answered } from './answered';
import { wait } from './live';
import { Memory, type Shelf } from './memory';
import { frameOfEvent, inWords, step } from './replay';
import { onlyThisMachine, parse, rulesPath, tablePath } from './route';
import { ruleGame, splitRules } from './ruleid';
import { anchor, find, sections } from './search';
import { fromHex, matches } from './verify';
import type { Event, Frame, Rule } from './wire';

describe('addresses', () => {
  it('of this machine lead nowhere elsewhere', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(onlyThisMachine)).toBe(true);
    expect(['192.168.1.7', 'games.example', '127.0.0.1.example'].some(onlyThisMachine)).toBe(false);
  });

  it('name the pages', () => {
    expect(parse('/', '')).toEqual({ page: 'home' });
    expect(parse('/t/Zk3', '#key')).toEqual({ page: 'table', table: 'Zk3', token: 'key', moment: null });
    expect(parse('/t/Zk3/', '')).toEqual({ page: 'table', table: 'Zk3', token: null, moment: null });
    expect(parse('/t/Zk3@17', '#key')).toEqual({ page: 'table', table: 'Zk3', token: 'key', moment: 17 });
    expect(parse('/rules/marooned', '#MOO-8')).toEqual({ page: 'rules', game: 'marooned', rule: 'MOO-8' });
    expect(parse('/other', '')).toEqual({ page: 'nowhere' });
    expect(parse('/t/%E0%A4%A', '')).toEqual({ page: 'table', table: '%E0%A4%A', token: null, moment: null });
  });

  it('lead back to where they came from', () => {
    const [path = '', token = ''] = tablePath('a/b', 'key').split('#');
    expect(parse(path, `#${token}`)).toEqual({ page: 'table', table: 'a/b', token: 'key', moment: null });
    expect(tablePath('Zk3', null, 4)).toBe('/t/Zk3@4');
    expect(rulesPath('root', 'ROOT-8.2')).toBe('/rules/root#ROOT-8.2');
  });
});

describe('tables kept in the browser', () => {
  const shelf = (): Shelf => {
    const rows = new Map<string, string>();
    return { getItem: (key) => rows.get(key) ?? null, setItem: (key, value) => void rows.set(key, value) };
  };

  it('keep their key when they are opened without it', () => {
    const memory = new Memory(shelf());
    memory.keep({ table: 'a', token: 'key', game: 'marooned', at: 1 });
    memory.keep({ table: 'a', token: null, mark: 4, at: 2 });
    expect(memory.find('a')).toMatchObject({ token: 'key', mark: 4, game: 'marooned', at: 2 });
  });

  it('come newest first and can be forgotten', () => {
    const memory = new Memory(shelf());
    memory.keep({ table: 'a', at: 1 });
    memory.keep({ table: 'b', at: 2 });
    expect(memory.all().map(({ table }) => table)).toEqual(['b', 'a']);
    memory.forget('b');
    expect(memory.all().map(({ table }) => table)).toEqual(['a']);
  });

  it('remember what was answered unasked, each its own and not for ever', () => {
    const tab = shelf();
    const answered = new Answered(tab, 'a');
    for (let n = 0; n < 120; n++) answered.add(`place ${n}`);
    const again = new Answered(tab, 'a');
    expect([again.has('place 119'), again.has('place 20'), again.has('place 19')]).toEqual([true, true, false]);
    expect(new Answered(tab, 'b').has('place 119')).toBe(false);
    tab.setItem('maraud.answered.c', '{');
    expect(new Answered(tab, 'c').has('place 1')).toBe(false);
  });

  it('survive a damaged store', () => {
    const broken = shelf();
    broken.setItem('maraud.tables', '{"not": a list');
    expect(new Memory(broken).all()).toEqual([]);
    broken.setItem('maraud.tables', '[1, null, {"table": 3}]');
    expect(new Memory(broken).all()).toEqual([]);
  });
});

describe('replay', () => {
  const frame = (...numbers: number[]): Frame => ({
    seq: 0,
    view: {},
    prompt: '',
    events: numbers.map((n) => ({ n }) as Event),
    chosen: null,
  });

  it('finds the board just after an event', () => {
    const frames = [frame(0, 1), frame(), frame(2, 3), frame(4)];
    expect([0, 1, 2, 3, 4, 9].map((n) => frameOfEvent(frames, n))).toEqual([0, 0, 2, 2, 3, 3]);
  });

  it('steps, and comes back to the present at the end', () => {
    expect(step(null, 'back', 5)).toBe(3);
    expect(step(0, 'back', 5)).toBe(0);
    expect(step(2, 'on', 5)).toBe(3);
    expect(step(3, 'on', 5)).toBeNull();
    expect(step(null, 'first', 5)).toBe(0);
    expect(step(2, 'last', 5)).toBeNull();
    expect(step(null, 'back', 0)).toBeNull();
  });

  it('shows options as words', () => {
    expect(inWords('go:north')).toBe('go north');
    expect(inWords('Water becomes Waterfall')).toBe('Water becomes Waterfall');
  });
});

describe('rules', () => {
  const rule = (id: string, section: string, text: string): Rule => ({ id, section, text, kind: 'rule' });
  const rules = [
    rule('MOO-8', 'Moving', 'Draw a card.'),
    rule('MOO-23', 'Ships', 'The ship sails.'),
    rule('MOO-9', 'Moving', 'Never diagonal.'),
  ];

  it('are cut out of a text', () => {
    expect(splitRules('See MOO-30, ROOT-8.2.6 and MOO-E1.').filter((part) => part.kind === 'rule').map((part) => part.text)).toEqual([
      'MOO-30',
      'ROOT-8.2.6',
      'MOO-E1',
    ]);
    expect(splitRules('Nothing here').map((part) => part.text)).toEqual(['Nothing here']);
    expect(splitRules('Option: `cart_on_doubles`, see MAR-14.').map(({ kind, text }) => [kind, text])).toEqual([
      ['words', 'Option: '],
      ['code', 'cart_on_doubles'],
      ['words', ', see '],
      ['rule', 'MAR-14'],
      ['words', '.'],
    ]);
  });

  it('know their game', () => {
    expect(ruleGame('MAR-48')).toBe('marauders');
    expect(ruleGame('XYZ-1')).toBeNull();
  });

  it('are found by all words, in sections of the book', () => {
    expect(find(rules, 'moo ship').map(({ id }) => id)).toEqual(['MOO-23']);
    expect(find(rules, ' ')).toHaveLength(3);
    expect(sections(rules).map(({ name, rules: inside }) => [name, inside.length])).toEqual([
      ['Moving', 2],
      ['Ships', 1],
    ]);
    expect(anchor('Special cards!')).toBe('section-special-cards-');
  });
});

describe('seed and commitment', () => {
  it('are compared by SHA-256', async () => {
    const sum = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(await matches('', sum)).toBe(true);
    expect(await matches('00', sum)).toBe(false);
    expect(await matches('not hex', sum)).toBeNull();
    expect(fromHex('ff00')).toEqual(new Uint8Array([255, 0]));
  });
});

describe('waiting', () => {
  it('grows with each try, to a limit', () => {
    const waits = [0, 1, 2, 10].map((n) => wait(n, () => 0.5));
    expect(waits).toEqual([400, 800, 1600, 8000]);
  });

  it('is told in words', () => {
    expect(ago(0, 30_000)).toBe('just now');
    expect(ago(0, 7_200_000)).toBe('2 hours ago');
  });
});
