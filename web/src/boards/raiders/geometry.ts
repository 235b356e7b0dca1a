import { isGroup } from './names';
import type { Kind } from './view';
import type { Box } from '../thing';

/** The board in drawing units: a square ring of spaces, with room for cards under its edge. */
export const CORNER = 170;
export const EDGE = 600;
export const SIZE = 2 * CORNER + EDGE;
export const MARGIN = 48;
export const MIDDLE = SIZE / 2;

/** A card as it is drawn; places draw it larger or smaller. */
export const CARD = { width: 50, height: 64 };

export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** Where a card lies: its middle, and how large it is drawn. */
export interface Lying {
  x: number;
  y: number;
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

const edges: Edge[] = ['top', 'right', 'bottom', 'left'];

export function edgeOf(at: number, spaces: number): Edge {
  return edges[Math.floor(at / (spaces / 4)) % 4] ?? 'top';
}

export const isCorner = (at: number, spaces: number): boolean => at % (spaces / 4) === 0;

/** The box of a space: number 0 is the upper left corner, and the ring runs clockwise. */
export function spaceBox(at: number, spaces: number): Box {
  const side = spaces / 4;
  const step = at % side;
  const wide = EDGE / (side - 1);
  const far = SIZE - CORNER;
  const along = CORNER + (step - 1) * wide;
  const back = far - step * wide;
  switch (edgeOf(at, spaces)) {
    case 'top':
      return step ? { x: along, y: 0, width: wide, height: CORNER } : { x: 0, y: 0, width: CORNER, height: CORNER };
    case 'right':
      return step ? { x: far, y: along, width: CORNER, height: wide } : { x: far, y: 0, width: CORNER, height: CORNER };
    case 'bottom':
      return step ? { x: back, y: far, width: wide, height: CORNER } : { x: far, y: far, width: CORNER, height: CORNER };
    case 'left':
      return step ? { x: 0, y: back, width: CORNER, height: wide } : { x: 0, y: far, width: CORNER, height: CORNER };
  }
}

/** Where sign and name of a space stand, and where its pieces do: at its outer and its inner half. */
export function halves(at: number, spaces: number): { sign: Point; pieces: Box } {
  const { x, y, width, height } = spaceBox(at, spaces);
  if (isCorner(at, spaces)) {
    return { sign: { x: x + width / 2, y: y + 14 }, pieces: { x: x + 122, y: y + 34, width: 42, height: 130 } };
  }
  const deep = 66;
  switch (edgeOf(at, spaces)) {
    case 'top':
      return { sign: { x: x + width / 2, y: y + 52 }, pieces: { x, y: y + height - deep, width, height: deep } };
    case 'bottom':
      return { sign: { x: x + width / 2, y: y + height - 52 }, pieces: { x, y, width, height: deep } };
    case 'left':
      return { sign: { x: x + 54, y: y + height / 2 }, pieces: { x: x + width - deep, y, width: deep, height } };
    case 'right':
      return { sign: { x: x + width - 54, y: y + height / 2 }, pieces: { x, y, width: deep, height } };
  }
}

/** Where piece `n` of `count` on a space stands. */
export function pieceAt(at: number, spaces: number, n: number, count: number): Point {
  const { pieces: box } = halves(at, spaces);
  if (isCorner(at, spaces)) {
    const step = Math.min(40, box.height / count);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 + (n - (count - 1) / 2) * step };
  }
  if (count === 1) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const tall = box.height > box.width;
  const along = (n - (count - 1) / 2) * Math.min(44, 92 / count);
  const aside = count > 2 ? (n % 2 ? 11 : -11) : 0;
  return tall
    ? { x: box.x + box.width / 2 + aside, y: box.y + box.height / 2 + along }
    : { x: box.x + box.width / 2 + along, y: box.y + box.height / 2 + aside };
}

/** The largest cards of which `count` fit into a box, row by row. */
export function inRows(box: Box, count: number, largest = 1.5, gap = 5): Lying[] {
  let best = { scale: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(
      largest,
      (box.width - gap * (columns - 1)) / columns / CARD.width,
      (box.height - gap * (rows - 1)) / rows / CARD.height,
    );
    if (scale > best.scale) best = { scale, columns };
  }
  const { scale, columns } = best;
  const [wide, high] = [CARD.width * scale + gap, CARD.height * scale + gap];
  return Array.from({ length: count }, (_, n) => ({
    x: box.x + (n % columns) * wide + (wide - gap) / 2,
    y: box.y + Math.floor(n / columns) * high + (high - gap) / 2,
    scale,
  }));
}

/** Card `n` of `count` at a space: on the pile of a corner, or peeping out from under the board's edge. */
export function cardAtSpace(at: number, kind: Kind, spaces: number, n: number, count: number): Lying {
  const box = spaceBox(at, spaces);
  if (isGroup(kind) || isCorner(at, spaces)) {
    const pile = { x: box.x + 11, y: box.y + 32, width: 106, height: 132 };
    return inRows(pile, Math.max(4, count), 1)[n] ?? { x: box.x, y: box.y, scale: 1 };
  }
  const scale = 0.8;
  const out = (CARD.height * scale) / 2 - 8;
  const spread = (room: number, size: number): number =>
    (n - (count - 1) / 2) * Math.min(size + 2, count > 1 ? (room - size) / (count - 1) : 0);
  const [wide, high] = [CARD.width * scale, CARD.height * scale];
  switch (edgeOf(at, spaces)) {
    case 'top':
      return { x: box.x + box.width / 2 + spread(box.width, wide), y: -out, scale };
    case 'bottom':
      return { x: box.x + box.width / 2 + spread(box.width, wide), y: SIZE + out, scale };
    case 'left':
      return { x: -(wide / 2 - 4), y: box.y + box.height / 2 + spread(box.height, high), scale };
    case 'right':
      return { x: SIZE + wide / 2 - 4, y: box.y + box.height / 2 + spread(box.height, high), scale };
  }
}

/** The place before a seat, inside the ring: two players sit at opposite corners. */
export function matBox(seat: number, seats: number): Box {
  const quarter = seats === 2 ? seat * 2 : seat;
  const [width, height] = [276, 194];
  const near = CORNER + 8;
  const far = SIZE - CORNER - 8;
  const right = quarter === 1 || quarter === 2;
  const low = quarter === 2 || quarter === 3;
  return { x: right ? far - width : near, y: low ? far - height : near, width, height };
}

export const HEAD = 42;

/** The part of a mat that holds the cards. */
export function matRoom(mat: Box): Box {
  return { x: mat.x + 10, y: mat.y + HEAD + 6, width: mat.width - 20, height: mat.height - HEAD - 14 };
}

/** The degrees at which the needle points to a number; 1 is up, the others follow clockwise. */
export const needle = (pip: number): number => (pip - 1) * 60;

/** The next angle for a needle that turns on from where it is, a few whole turns, to a number. */
export function turnTo(angle: number, pip: number, turns = 3): number {
  const rest = (((needle(pip) - angle) % 360) + 360) % 360;
  return angle + turns * 360 + rest;
}
