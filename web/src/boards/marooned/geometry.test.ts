import { describe, expect, it } from 'vitest';
import { cards } from './cards';
import { describe as inWords, where } from './describe';
import { afloat, course, frame, RING, roseAt, shore, squareOf, type Square } from './geometry';
import type { AreaView, MaroonedView, PlacedCard, ShipView } from './view';

const area: AreaView = { top: -1, left: -1, height: 4, width: 4, fixed: true };
const ship = (corner: ShipView['corner'], sails_on = false): ShipView => ({
  corner,
  at: 0,
  square: [0, 0],
  sails: 'E',
  sails_on,
  sets_sail: false,
});
const card = (id: string, row: number, col: number): PlacedCard => ({
  id,
  side: 'a',
  row,
  col,
  order: 1,
  flips: false,
  why: '',
  rule: 'MOO-28',
});

function view(change: Partial<MaroonedView> = {}): MaroonedView {
  return {
    turn: 1,
    phase: 'move',
    health: 15,
    max_health: 16,
    player: [0, 0],
    cards: [card('water', 0, 0)],
    ship: null,
    area: { top: -3, left: -3, height: 7, width: 7, fixed: false },
    open: [[-1, 0], [0, 1], [3, 0]],
    deck: { count: 2, left: ['hook', 'sticks'] },
    extra_space: false,
    score: { vp: 0, health: 15, cards: 0, total: 15 },
    outcome: null,
    ...change,
  };
}

describe('the course of a ship', () => {
  it('runs along one coast, clockwise, from corner to corner', () => {
    expect(course(ship('NW'), area)).toEqual([[-2, -2], [-2, -1], [-2, 0], [-2, 1], [-2, 2], [-2, 3]]);
    expect(course(ship('NE'), area).at(-1)).toEqual([3, 3]);
    expect(course(ship('SE'), area).at(-1)).toEqual([3, -2]);
    expect(course(ship('SW'), area)).toEqual([[3, -2], [2, -2], [1, -2], [0, -2], [-1, -2], [-2, -2]]);
  });

  it('goes on round the corner when the ship sails on', () => {
    const squares = course(ship('NW', true), area);
    expect(squares).toHaveLength(11);
    expect(squares.at(-1)).toEqual([3, 3]);
  });

  it('keeps to the ring of sea around the area', () => {
    expect(afloat(-2, 0, area)).toEqual({ x: 50, y: -100 - RING / 2 });
    expect(afloat(3, 3, area)).toEqual({ x: 300 + RING / 2, y: 300 + RING / 2 });
  });
});

describe('the part of the sea that is shown', () => {
  it('is the area and its ring when a ship sails', () => {
    expect(frame(view({ area }))).toEqual({
      x: -100 - RING,
      y: -100 - RING,
      width: 400 + 2 * RING,
      height: 400 + 2 * RING,
    });
  });

  it('is a square around the cards and their shore when none does', () => {
    const box = frame(view());
    expect(box.width).toBe(box.height);
    expect(box.width).toBeGreaterThanOrEqual(400);
    const wide = frame(view({ cards: [0, 1, 2, 3].map((col) => card(`c${col}`, 0, col)), open: [[0, 4]] }));
    expect(wide.x).toBeLessThan(0);
    expect(wide.x + wide.width).toBeGreaterThan(500);
  });

  it('has the compass rose in a free corner, if there is one', () => {
    const small = view();
    const box = frame(small);
    expect(roseAt(box, small)).toEqual({ x: box.x + 54, y: box.y + 58 });
    const spots: Square[] = [[0, 0], [0, 3], [3, 0], [3, 3]];
    const full = view({ cards: spots.map(([row, col]) => card(`${row}${col}`, row, col)), open: [] });
    expect(roseAt(frame(full), full)).toBeNull();
    expect(roseAt(box, view({ ship: ship('NW'), area }))).toBeNull();
  });

  it('does not count open squares far from the cards', () => {
    expect(shore(view())).toEqual([[-1, 0], [0, 1]]);
  });
});

describe('squares', () => {
  it('are read from elements', () => {
    expect(squareOf('square:-1:2')).toEqual([-1, 2]);
    expect(squareOf('card:water')).toBeNull();
  });
});

describe('the view in words', () => {
  it('says where everything is', () => {
    expect(where(0, 0)).toBe('the landing');
    expect(where(-1, 2)).toBe('1 north, 2 east of the landing');
    const lines = inWords(view()).map(({ text }) => text);
    expect(lines[0]).toBe('Turn 1. Health 15 of 16.');
    expect(lines).toContain('The ship is in port.');
    expect(lines.join(' ')).toContain('Water, the landing; health +2');
    expect(lines.join(' ')).toContain('Still in it: Hook, Sticks.');
  });
});

describe('the cards', () => {
  it('are sixteen, each with two faces that have a picture of their own', () => {
    const faces = [...cards.values()].flatMap(({ a, b }) => [a, b]);
    expect(cards.size).toBe(16);
    expect(new Set(faces.map(({ art }) => art)).size).toBe(32);
  });

  it('hold the hearts, points and corners of the game', () => {
    const faces = [...cards.values()].flatMap(({ a, b }) => [a, b]);
    const hearts = faces.map(({ heart }) => heart ?? 0);
    expect(hearts.filter((heart) => heart > 0).reduce((sum, heart) => sum + heart, 0)).toBe(15);
    expect(hearts.filter((heart) => heart < 0)).toEqual([-2, -3, -2]);
    expect(faces.reduce((sum, { vp }) => sum + (vp ?? 0), 0)).toBe(32);
    expect(faces.flatMap(({ corner }) => corner ?? []).sort()).toEqual(['NE', 'NW', 'SE', 'SW']);
  });
});
