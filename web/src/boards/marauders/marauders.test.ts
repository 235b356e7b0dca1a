import { describe as group, expect, it } from 'vitest';
import type { Seat } from '../../lib/wire';
import type { Target } from '../board';
import { describe, spaceInWords, termsInWords } from './describe';
import { closeUp, rivers, scoutAt, spaceAt, SQUARE, TILE, turned, waterAt, whole } from './geometry';
import { cardRule, cellName, chestIn, countsInWords, kinds, listed, look, needed } from './names';
import { sampleView } from './sample';
import { past, tell } from './tell';
import { things } from './things';

const seats = [{ seat: 0, name: 'Ana', player: 'person' }, { seat: 1, name: 'Bo', player: 'person' }] as Seat[];

group('the map', () => {
  it('turns its tiles clockwise', () => {
    expect(turned(4.5, 1.5, 0)).toEqual({ x: 4.5, y: 1.5 });
    expect(turned(4.5, 1.5, 1)).toEqual({ x: 3.5, y: 4.5 });
    expect(turned(4.5, 1.5, 4)).toEqual({ x: 4.5, y: 1.5 });
    expect(waterAt('lake', 0)).toEqual({ x: 4 * SQUARE, y: 4 * SQUARE });
    expect(waterAt('pond', 2)).toEqual({ x: 0.5 * SQUARE, y: 0.5 * SQUARE });
  });

  it('knows squares and ports', () => {
    expect(spaceAt('square:0:19')).toEqual({ x: 16, y: 19.5 * SQUARE });
    expect(spaceAt('port:NW')?.x).toBeLessThan(0);
    expect(spaceAt(null)).toBe(null);
    expect(spaceAt('chest:3')).toBe(null);
  });

  it('leads a river from every mouth to the canoe port', () => {
    const paths = rivers('NS', { x: 48, y: 48 });
    expect(paths).toHaveLength(2);
    expect(paths[0]).toMatch(/^M80 0L.* 0 0 0 48 48$/);
    expect(paths[1]).toMatch(/^M80 160L.* 0 0 1 48 48$/);
    expect(rivers('', null)).toEqual([]);
    expect(TILE).toBe(160);
  });

  it('puts scouts that share a space side by side, and none where they are at sea', () => {
    const view = sampleView();
    const [a, b] = view.scouts.filter((scout) => scout.seat === 1).map((scout) => scoutAt(scout, view));
    expect(a).not.toEqual(b);
    expect(view.scouts.filter((scout) => scout.at === null).map((scout) => scoutAt(scout, view))).toEqual([null]);
  });

  it('comes closer to what is lit, and stays on the map', () => {
    expect(closeUp([])).toEqual(whole);
    const box = closeUp(['square:0:0', 'square:1:0']);
    expect(box.width).toBeLessThan(whole.width);
    expect(box.x).toBe(whole.x);
  });

  it('lets chests and ports be pointed at always, squares when they are lit', () => {
    const target = { option: 'square:2:2', label: 'South', element: 'square:2:2', hint: '', kind: '', number: 1 } satisfies Target;
    expect(things(sampleView(), new Map(), seats)).toHaveLength(8 + 16);
    const list = things(sampleView(), new Map([['square:2:2', [target]]]), seats);
    expect(list.filter((thing) => thing.targets.length).map((thing) => thing.words)).toEqual(['column 3, row 3. South']);
  });
});

group('names', () => {
  it('are there for every card, and no two share sign and letter', () => {
    expect(kinds).toHaveLength(17);
    expect(needed).toHaveLength(8);
    expect((['horse', 'spyglass', 'gold', 'wooden', 'red'] as const).map(cardRule)).toEqual(['MAR-100', 'MAR-107', 'MAR-91', 'MAR-81', 'MAR-80']);
    expect(new Set(kinds.map((kind) => look[kind].path + look[kind].letter)).size).toBe(17);
  });

  it('read chests and counts', () => {
    expect(chestIn('gold-red')).toEqual({ jewel: 'gold', key: 'red', wild: false });
    expect(chestIn('wild')).toMatchObject({ wild: true });
    expect(chestIn(null)).toBe(null);
    expect(cellName(6)).toBe('C2');
    expect(listed({ gold: 2, red: 1 }).map(({ kind }) => kind)).toEqual(['red', 'gold']);
    expect(countsInWords({ gold: 2, horse: 1 })).toBe('2 Gold, 1 Horse');
    expect(countsInWords({})).toBe('nothing');
  });
});

group('in words', () => {
  it('the whole view is told', () => {
    const text = describe(sampleView(), seats, 0).map((line) => line.text).join('\n');
    expect(text).toContain('Your hand: 2 Red key, 1 Horse. Your stash: 1 Gold.');
    expect(text).toContain('Chest A1, mountain, open, guarded by Bo, Gold with a red key, Mine Cart.');
    expect(text).toContain('Chest B2, forest, closed, the Wild chest.');
    expect(text).toContain('Gold Clue: boulder, unlocked by Ana, Bo.');
    expect(spaceInWords('port:SE')).toBe('the south-east port');
  });

  it('a spectator is told no hand', () => {
    expect(describe(sampleView({ mine: null }), seats, -1).map((line) => line.text).join('\n')).not.toContain('hand:');
  });

  it('an offer says what goes where', () => {
    expect(termsInWords({ gives: { gold: 2 }, gives_clues: [], wants: {}, wants_clues: ['terrain'] })).toBe('gives 2 Gold for the Terrain Clue');
    expect(termsInWords({ gives: {}, gives_clues: [], wants: { horse: 1 }, wants_clues: [] })).toBe('gives nothing for 1 Horse');
  });
});

group('without the memory aid', () => {
  const looked = { n: 0, seq: 0, seat: 0, kind: 'looked', rule: 'MAR-63', text: 'You look under chest C1: ruby with a red key.', facts: ['seat:0', 'cell:2', 'chest:ruby-red'] };
  const shown = sampleView({ chests: sampleView().chests.map((chest) => ({ ...chest, chest: 'ruby-red' })) });
  const over = sampleView({ phase: 'over' });

  it('an old line of the log does not tell of a chest that is not shown now', () => {
    expect(tell(looked, sampleView(), true)).toBe(looked.text);
    expect(tell(looked, sampleView(), false)).toBe('You look under chest C1.');
    expect(tell(looked, shown, false)).toBe(looked.text);
    expect(tell(looked, over, false)).toBe(looked.text);
    expect(tell({ ...looked, kind: 'opened' }, sampleView(), false)).toBe(looked.text);
  });

  it('nor does a past moment, while the game runs', () => {
    const names = (now: unknown) => past(shown, now).chests.map((chest) => chest.chest);
    expect(names(sampleView()).slice(0, 6)).toEqual(['ruby-red', null, null, null, null, 'ruby-red']);
    expect(names(shown)).toEqual(Array(16).fill('ruby-red'));
    expect(names(over)).toEqual(Array(16).fill('ruby-red'));
  });
});
