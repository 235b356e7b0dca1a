import type { AreaView, Corner, MaroonedView, ShipView } from './view';
import type { Box } from '../thing';

/** One square of the island in drawing units. */
export const CELL = 100;
/** The strip of sea around the area that the ship sails in. */
export const RING = 72;

export interface Point {
  x: number;
  y: number;
}

export type Square = [row: number, col: number];

/** The upper left corner of a square. */
export function corner(row: number, col: number): Point {
  return { x: col * CELL, y: row * CELL };
}

export function center(row: number, col: number): Point {
  return { x: (col + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The middle of a square just outside the area: the ring is narrower than a square. */
export function afloat(row: number, col: number, area: AreaView): Point {
  const along = (at: number, first: number, size: number): number => {
    if (at < first) return first * CELL - RING / 2;
    if (at >= first + size) return (first + size) * CELL + RING / 2;
    return (at + 0.5) * CELL;
  };
  return { x: along(col, area.left, area.width), y: along(row, area.top, area.height) };
}

/** The part of the sea that the board shows. */
export function frame(view: MaroonedView): Box {
  const { area } = view;
  if (area.fixed) {
    return {
      x: area.left * CELL - RING,
      y: area.top * CELL - RING,
      width: area.width * CELL + 2 * RING,
      height: area.height * CELL + 2 * RING,
    };
  }
  const squares: Square[] = [...view.cards.map((card): Square => [card.row, card.col]), ...shore(view)];
  if (!squares.length) squares.push([0, 0]);
  const rows = squares.map(([row]) => row);
  const cols = squares.map(([, col]) => col);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const [left, right] = [Math.min(...cols), Math.max(...cols) + 1];
  const side = Math.max(4, bottom - top, right - left) * CELL + RING;
  return {
    x: ((left + right) * CELL - side) / 2,
    y: ((top + bottom) * CELL - side) / 2,
    width: side,
    height: side,
  };
}

/** The open squares right beside a placed card: the next ones that can be explored. */
export function shore(view: MaroonedView): Square[] {
  return view.open.filter(([row, col]) =>
    view.cards.some((card) => Math.abs(card.row - row) + Math.abs(card.col - col) === 1),
  );
}

/** A corner of the sea with room for the compass rose, or null if the island reaches into all of them. */
export function roseAt(box: Box, view: MaroonedView): Point | null {
  if (view.ship) return null;
  const inset = 54;
  const free = (at: Point): boolean =>
    [...view.cards.map((card): Square => [card.row, card.col]), ...shore(view)].every(([row, col]) => {
      const middle = center(row, col);
      return Math.abs(middle.x - at.x) > 95 || Math.abs(middle.y - at.y) > 95;
    });
  const [left, right] = [box.x + inset, box.x + box.width - inset];
  const [top, bottom] = [box.y + inset + 4, box.y + box.height - inset];
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
  return corners.find(free) ?? null;
}

const clockwise: Corner[] = ['NW', 'NE', 'SE', 'SW'];

function cornerSquare(at: Corner, area: AreaView): Square {
  const row = at.startsWith('N') ? area.top - 1 : area.top + area.height;
  const col = at.endsWith('W') ? area.left - 1 : area.left + area.width;
  return [row, col];
}

function coast(from: Corner, area: AreaView): Square[] {
  const to = clockwise[(clockwise.indexOf(from) + 1) % 4] ?? from;
  const [row, col] = cornerSquare(from, area);
  const [endRow, endCol] = cornerSquare(to, area);
  const [down, right] = [Math.sign(endRow - row), Math.sign(endCol - col)];
  const stops = Math.max(Math.abs(endRow - row), Math.abs(endCol - col)) + 1;
  return Array.from({ length: stops }, (_, n): Square => [row + n * down, col + n * right]);
}

/** The line a ship sails: its corner, the squares beside the coast, the next corner, and on if it sails on. */
export function course(ship: ShipView, area: AreaView): Square[] {
  const first = coast(ship.corner, area);
  if (!ship.sails_on) return first;
  const turn = clockwise[(clockwise.indexOf(ship.corner) + 1) % 4] ?? ship.corner;
  return [...first, ...coast(turn, area).slice(1)];
}

export const same = (one: Square, other: Square): boolean => one[0] === other[0] && one[1] === other[1];

/** `square:-1:2` as numbers, or null for another kind of element. */
export function squareOf(element: string): Square | null {
  const match = /^square:(-?\d+):(-?\d+)$/.exec(element);
  return match ? [Number(match[1]), Number(match[2])] : null;
}
