import type { MaraudersView, ScoutView } from './view';
import type { Box } from '../thing';

/** The island in drawing units: 20 by 20 squares, four by four tiles, with the sea around. */
export const SQUARE = 32;
export const TILE = 5 * SQUARE;
export const ISLAND = 4 * TILE;
export const MARGIN = 70;

export interface Point {
  x: number;
  y: number;
}

/** A point of the unturned tile, in squares, after quarter turns clockwise. */
export function turned(x: number, y: number, turns: number): Point {
  let point = { x, y };
  for (let n = 0; n < turns; n++) point = { x: 5 - point.y, y: point.x };
  return point;
}

export const tileCorner = (cell: number): Point => ({ x: (cell % 4) * TILE, y: Math.floor(cell / 4) * TILE });

/** The middle of a tile's chest. */
export function chestAt(cell: number): Point {
  const { x, y } = tileCorner(cell);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** Where the water of a tile lies within it, in drawing units. */
export function waterAt(water: 'pond' | 'lake', turns: number): Point {
  const at = water === 'lake' ? 4 : 4.5;
  const { x, y } = turned(at, at, turns);
  return { x: x * SQUARE, y: y * SQUARE };
}

const ports: Record<string, [x: number, y: number]> = {
  NW: [-34, -34],
  N: [ISLAND / 2, -42],
  NE: [ISLAND + 34, -34],
  E: [ISLAND + 42, ISLAND / 2],
  SE: [ISLAND + 34, ISLAND + 34],
  S: [ISLAND / 2, ISLAND + 42],
  SW: [-34, ISLAND + 34],
  W: [-42, ISLAND / 2],
};

/** The middle of a space: `square:COLUMN:ROW` or `port:NAME`; null for anything else. */
export function spaceAt(name: string | null): Point | null {
  if (name === null) return null;
  const square = /^square:(\d+):(\d+)$/.exec(name);
  if (square) return { x: (Number(square[1]) + 0.5) * SQUARE, y: (Number(square[2]) + 0.5) * SQUARE };
  const port = ports[name.replace(/^port:/, '')];
  return port && name.startsWith('port:') ? { x: port[0], y: port[1] } : null;
}

/** Where a scout stands: those that share a space stand side by side. */
export function scoutAt(scout: ScoutView, view: MaraudersView): Point | null {
  const middle = spaceAt(scout.at);
  if (!middle) return null;
  const here = view.scouts.filter((other) => other.at === scout.at);
  const n = here.findIndex((other) => other.seat === scout.seat && other.scout === scout.scout);
  if (here.length === 1) return middle;
  const angle = (n / here.length) * 2 * Math.PI - Math.PI / 2;
  const far = 10 + here.length * (scout.at?.startsWith('port') ? 3.5 : 1.5);
  return { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far };
}

/** The whole map with the sea around. */
export const whole: Box = { x: -MARGIN, y: -MARGIN, width: ISLAND + 2 * MARGIN, height: ISLAND + 2 * MARGIN };

/** On a small screen: the part of the map around the lit squares, so that a finger can hit one. */
export function closeUp(squares: string[]): Box {
  const spots = squares.map(spaceAt).filter((spot) => spot !== null);
  if (!spots.length) return whole;
  const side = 9 * SQUARE;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const keep = (value: number): number => Math.max(-MARGIN, Math.min(ISLAND + MARGIN - side, value - side / 2));
  return { x: keep(middle(xs)), y: keep(middle(ys)), width: side, height: side };
}

const sides: Record<string, [x: number, y: number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The river of a tile, mouth by mouth: from the middle of the edge to a ring around the chest, and along it to the canoe port. */
export function rivers(mouths: string, canoe: Point | null): string[] {
  const half = TILE / 2;
  const ring = Math.SQRT2 * SQUARE;
  const end = canoe ?? { x: half - SQUARE, y: half - SQUARE };
  return [...mouths].flatMap((mouth) => {
    const side = sides[mouth];
    if (!side) return [];
    const [x, y] = side;
    const from = { x: half + x * half, y: half + y * half };
    const onto = { x: half + x * ring, y: half + y * ring };
    const cross = x * (end.y - half) - y * (end.x - half);
    return [`M${from.x} ${from.y}L${onto.x.toFixed(1)} ${onto.y.toFixed(1)}A${ring.toFixed(1)} ${ring.toFixed(1)} 0 0 ${cross > 0 ? 1 : 0} ${end.x} ${end.y}`];
  });
}
