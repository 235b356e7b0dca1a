import { describe as group, expect, it, vi } from 'vitest';
import type { Seat } from '../../lib/wire';
import { Acting } from './acting.svelte';
import { after, secretIn, shown, still } from './acts';
import { describe } from './describe';
import { CARD, cardAtSpace, edgeOf, inRows, matBox, needle, pieceAt, SIZE, spaceBox, turnTo } from './geometry';
import type { Box } from '../thing';
import { cardName, slotOf, spaceName } from './names';
import { sampleEvent as event, sampleView } from './sample';
import { past, pastWords } from './past';
import { setsOf } from './sets';
import { layout, things } from './things';
import { tell } from './tell';
import { wrap } from './wrap';

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01 || a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01;
const ring = Array.from({ length: 28 }, (_, n) => n);
const seats = [{ seat: 0, name: 'Ana', player: 'person' }, { seat: 1, name: 'Bo', player: 'person' }] as Seat[];

group('the ring', () => {
  it('has its spaces side by side, none over another', () => {
    for (const a of ring) for (const b of ring) if (a < b) expect(apart(spaceBox(a, 28), spaceBox(b, 28))).toBe(true);
  });

  it('runs clockwise and closes', () => {
    expect([0, 6, 7, 14, 21, 27].map((at) => edgeOf(at, 28))).toEqual(['top', 'top', 'right', 'bottom', 'left', 'left']);
    for (const at of ring) {
      const [one, next] = [spaceBox(at, 28), spaceBox((at + 1) % 28, 28)];
      const touch = Math.abs(one.x - next.x) + Math.abs(one.y - next.y);
      expect(touch).toBeLessThanOrEqual(171);
    }
  });

  it('is drawn with another number of spaces too', () => {
    const spaces = Array.from({ length: 40 }, (_, n) => spaceBox(n, 40));
    for (const [n, box] of spaces.entries()) for (const other of spaces.slice(n + 1)) expect(apart(box, other)).toBe(true);
  });

  it('keeps pieces on their space', () => {
    for (const at of ring) {
      const box = spaceBox(at, 28);
      for (const n of [0, 1, 2, 3]) {
        const { x, y } = pieceAt(at, 28, n, 4);
        expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
      }
    }
  });

  it('lets cards peep out at HAZARDs, and no further than the table', () => {
    for (const at of [1, 8, 15, 22]) {
      for (const n of [0, 7]) {
        const { x, y } = cardAtSpace(at, 'hazard', 28, n, 8);
        expect(x > 0 && x < SIZE && y > 0 && y < SIZE).toBe(false);
      }
    }
  });
});

group('cards in rows', () => {
  it('never overlap and stay inside, however many there are', () => {
    const box = { x: 10, y: 20, width: 256, height: 138 };
    for (const count of [1, 3, 5, 9, 16]) {
      const rows = inRows(box, count);
      expect(rows).toHaveLength(count);
      const boxes = rows.map(({ x, y, scale }) => {
        const [width, height] = [CARD.width * scale, CARD.height * scale];
        return { x: x - width / 2, y: y - height / 2, width, height };
      });
      for (const [n, one] of boxes.entries()) {
        expect(one.x + one.width).toBeLessThanOrEqual(box.x + box.width + 0.01);
        expect(one.y + one.height).toBeLessThanOrEqual(box.y + box.height + 0.01);
        for (const other of boxes.slice(n + 1)) expect(apart(one, other)).toBe(true);
      }
    }
  });

  it('lie before their seats, which lie apart', () => {
    const mats = [0, 1, 2, 3].map((seat) => matBox(seat, 4));
    for (const [n, mat] of mats.entries()) for (const other of mats.slice(n + 1)) expect(apart(mat, other)).toBe(true);
    expect(matBox(1, 2)).toEqual(matBox(2, 4));
  });

  it('are all laid out', () => {
    const view = sampleView({ 'ra-1': 'seat:0', 'imam-2': 'space:8', 'imam-3': 'space:8' });
    const spots = layout(view, still(view, 0).place);
    expect(spots.size).toBe(16);
    expect(things(view, spots, new Map(), seats, 0)).toHaveLength(28 + 2 + 16);
  });
});

group('what happens', () => {
  const view = sampleView({ 'ra-1': 'seat:0' });
  const scene = still(view, 3);

  it('moves pieces and cards event by event', () => {
    expect(after(scene, event('spun', ['seat:1', 'pip:3', 'space:17'])).at).toEqual([0, 17]);
    expect(after(scene, event('trapped', ['seat:0', 'seat:1'])).at).toEqual([0, 0]);
    expect(after(scene, event('caught', ['seat:1', 'card:ra-1'])).place['ra-1']).toBe('space:14');
    expect(after(scene, event('took', ['seat:1', 'card:ra-1', 'seat:0'])).place['ra-1']).toBe('seat:1');
    expect(after(scene, event('dueled', ['seat:1', 'pip:6'])).spin).toMatchObject({ seat: 1, pip: 6 });
    expect(after(scene, event('raid-failed', []))).toEqual({ ...scene, n: 7 });
  });

  it('shows the spin before the steps, and goes round the corner', () => {
    const start = { ...scene, at: [26, 14] };
    const steps = shown(start, event('spun', ['seat:0', 'pip:4', 'space:2']), 28);
    expect(steps.map((step) => step.scene.at[0])).toEqual([26, 27, 0, 1, 2, 2]);
  });

  it('shows a card only to whoever looked', () => {
    const mine = event('looked', ['seat:0', 'card:ra-2', 'color:red']);
    expect(secretIn(mine, 0)).toMatchObject({ card: 'ra-2', color: 'red' });
    expect(secretIn(mine, 1)).toBe(null);
    expect(secretIn(mine, -1)).toBe(null);
    expect(secretIn(event('looked', ['seat:0', 'card:ra-2']), 0)).toBe(null);
    expect(secretIn(event('turned', ['card:ra-2', 'color:red']), 0)).toBe(null);
  });

  it('turns the needle on, never back', () => {
    for (const pip of [1, 2, 3, 4, 5, 6]) {
      for (const from of [0, 95, 1000]) {
        const to = turnTo(from, pip);
        expect(to).toBeGreaterThanOrEqual(from + 3 * 360);
        expect(to % 360).toBeCloseTo(needle(pip) % 360);
      }
    }
  });
});

group('in words', () => {
  it('cards and spaces have names', () => {
    expect(cardName('map-room-3')).toBe('MAP ROOM 3');
    expect(slotOf('map-room-3')).toBe(3);
    expect(spaceName('ra', 7)).toBe('RA corner');
    expect(spaceName('go-anywhere', 4)).toBe('GO ANYWHERE, space 4');
  });

  it('the whole view is told, and no color that the view does not hold', () => {
    const view = sampleView({ 'ra-1': 'seat:0', 'imam-2': 'seat:1' }, { 'ra-1': 'green' });
    const text = describe(view, seats, 0).map((line) => line.text).join('\n');
    expect(text).toContain('Ana (you) on MARION corner; 1 card: RA 1 green.');
    expect(text).toContain('Bo on IMAM corner; 1 card: IMAM 2.');
    expect(text).toContain('MAP ROOM corner: MAP ROOM 1, MAP ROOM 2, MAP ROOM 3, MAP ROOM 4.');
    expect(text).not.toMatch(/red|yellow|blue/);
  });

  it('an old line of the log does not remember for the player, unless the aid is on', () => {
    const looked = { ...event('looked', ['seat:0', 'card:ra-2', 'color:red']), text: 'You look at RA 2: it is red.' };
    expect(tell(looked, sampleView(), true)).toBe('You look at RA 2: it is red.');
    expect(tell(looked, sampleView(), false)).toBe('You look at RA 2.');
    expect(tell(looked, sampleView({}, { 'ra-2': 'red' }), false)).toBe(looked.text);
    expect(tell(looked, sampleView({}, {}, { assist_memory: true }), false)).toBe(looked.text);
    expect(tell(looked, sampleView({}, {}, { phase: 'over' }), false)).toBe(looked.text);
    const spun = { ...event('spun', ['seat:0', 'pip:2', 'space:2']), text: 'Ana spins 2.' };
    expect(tell(spun, sampleView(), false)).toBe(spun.text);
  });

  it('a text is cut at its spaces', () => {
    expect(wrap('Bo spins 3 and moves on', 10)).toEqual(['Bo spins 3', 'and moves', 'on']);
    expect(wrap('one two thr', 3, 2)).toEqual(['one', 'two…']);
    expect(wrap('Bartholomew-Maximilian spins 3', 14)).toEqual(['Bartholomew-M…', 'spins 3']);
    expect(wrap('', 5)).toEqual([]);
  });

  it('sets are counted by color', () => {
    const view = sampleView({ 'ra-1': 'seat:0', 'imam-2': 'seat:0' }, { 'ra-1': 'green', 'imam-2': 'green' });
    expect(setsOf(view, 0).find(({ color }) => color === 'green')?.has).toEqual(['ra', 'imam']);
  });
});

group('a past moment', () => {
  const then = sampleView({}, { 'ra-1': 'red', 'ra-2': 'blue' }, { known: [{ card: 'ra-1', color: 'red', why: 'shown', could_be: null, seen_by: null }] });
  const colors = (view: unknown): (string | null)[] => (view as typeof then).cards.filter(({ group: of }) => of === 'ra').map(({ color }) => color);

  it('shows no color without the memory aid but of what is shown now', () => {
    const now = sampleView({}, { 'ra-2': 'blue' });
    expect(colors(past(then, now))).toEqual([null, 'blue', null, null]);
    expect(past(then, now).known).toEqual([]);
    expect(pastWords('Ra 1, red (raid corner)', now)).toBe('Ra 1 (raid corner)');
    expect(pastWords('Red', now)).toBe('Red');
  });

  it('shows all with it, and when the game is over', () => {
    for (const now of [sampleView({}, {}, { assist_memory: true }), sampleView({}, {}, { phase: 'over' })]) {
      expect(colors(past(then, now))).toEqual(['red', 'blue', null, null]);
      expect(pastWords('Ra 1, red', now)).toBe('Ra 1, red');
    }
  });
});

group('what only this seat sees', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const took = event('took', ['seat:0', 'card:ra-1', 'space:7', 'color:red']);
  const now = (phase: string) => sampleView({}, {}, { phase, active: 1 });

  it('is shown large, but not over the board of a game that has ended', () => {
    for (const [phase, shows] of [['spin', true], ['over', false]] as const) {
      const acting = new Acting();
      acting.follow(now('spin'), [], true, 0, false);
      acting.follow(now(phase), [took], true, 0, false);
      expect(acting.secret !== null).toBe(shows);
      acting.close();
    }
  });

  it('is put away when the game ends while it is shown', () => {
    const acting = new Acting();
    acting.follow(now('spin'), [], true, 0, false);
    acting.follow(now('spin'), [took], true, 0, false);
    expect(acting.secret).not.toBeNull();
    acting.follow(now('over'), [took, event('won', ['seat:1', 'color:red'], 8)], true, 0, false);
    expect(acting.secret).toBeNull();
    acting.close();
  });
});
