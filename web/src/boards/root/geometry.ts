import { maps, type MapFigure, type Pair } from './maps';
import type { MapName } from './view';

/** The map in drawing units. */
export const WIDTH = 1000;
export const HEIGHT = 920;
/** A clearing is about a circle of this radius. */
export const R = 95;
/** The Burrow is smaller. */
export const BURROW = 66;

export interface Point {
  x: number;
  y: number;
}

export interface Road {
  ends: Pair;
  from: Point;
  to: Point;
  middle: Point;
  d: string;
}

export interface Tree extends Point {
  size: number;
  kind: number;
}

export interface Forest {
  id: number;
  spot: Point;
  trees: Tree[];
}

export interface Drawn {
  clearings: Point[];
  roads: Road[];
  closed: Road[];
  river: string;
  lake: string;
  /** Where waves are drawn on the lake. */
  waves: Point[];
  forests: Forest[];
  burrow: Point;
}

export const place = ([x, y]: Pair): Point => ({ x: 108 + 7.84 * x, y: 122 + 6.92 * y });

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a point is from a straight line between two others. */
export function fromLine(p: Point, a: Point, b: Point): number {
  const length = apart(a, b) ** 2 || 1;
  const along = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
  return apart(p, { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) });
}

/** Whether a point lies in a polygon. */
export function inside(p: Point, polygon: Point[]): boolean {
  let within = false;
  polygon.forEach((a, n) => {
    const b = polygon[(n + 1) % polygon.length] ?? a;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

export function middleOf(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function around(points: Point[]): Point[] {
  const { x, y } = middleOf(points);
  return [...points].sort((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x));
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A smooth line through points, or around them. */
export function smooth(points: Point[], closed = false): string {
  const at = (n: number): Point => {
    const wrapped = closed ? (n + points.length) % points.length : Math.max(0, Math.min(points.length - 1, n));
    return points[wrapped] ?? { x: 0, y: 0 };
  };
  const first = at(0);
  let d = `M${round(first.x)} ${round(first.y)}`;
  for (let n = 0; n < points.length - (closed ? 0 : 1); n++) {
    const [a, b, c, e] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const one = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const two = { x: c.x - (e.x - b.x) / 6, y: c.y - (e.y - b.y) / 6 };
    d += `C${[one.x, one.y, two.x, two.y, c.x, c.y].map(round).join(' ')}`;
  }
  return closed ? `${d}z` : d;
}

/** A number from 0 to 1 that is the same each time. */
export const scatter = (seed: number): number => {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
};

function road(ends: Pair, spots: Point[]): Road {
  const from = spots[ends[0] - 1] ?? { x: 0, y: 0 };
  const to = spots[ends[1] - 1] ?? { x: 0, y: 0 };
  const bend = ((ends[0] * 7 + ends[1] * 3) % 2 ? 1 : -1) * 0.05;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const by = { x: middle.x - (to.y - from.y) * bend, y: middle.y + (to.x - from.x) * bend };
  return {
    ends,
    from,
    to,
    middle: { x: (middle.x + by.x) / 2, y: (middle.y + by.y) / 2 },
    d: `M${round(from.x)} ${round(from.y)}Q${round(by.x)} ${round(by.y)} ${round(to.x)} ${round(to.y)}`,
  };
}

interface Obstacles {
  spots: Point[];
  lines: [Point, Point][];
  water: [Point, Point][];
  lake: Point[];
}

/** How much room there is around a point: to clearings, paths and water. */
function room(p: Point, { spots, lines, water, lake }: Obstacles): number {
  const free = [
    ...spots.map((spot) => apart(p, spot) - R - 14),
    ...lines.map(([a, b]) => fromLine(p, a, b) - 14),
    ...water.map(([a, b]) => fromLine(p, a, b) - 24),
    ...lake.map((a, n) => fromLine(p, a, lake[(n + 1) % lake.length] ?? a) - 12),
    Math.min(p.x, p.y, WIDTH - p.x, HEIGHT - p.y),
  ];
  return lake.length && inside(p, lake) ? -1 : Math.min(...free);
}

/** A forest: its trees, and the spot with most room, where a pawn stands. */
function forest(id: number, touches: number[], all: Obstacles): Forest {
  const polygon = around(touches.flatMap((clearing) => all.spots[clearing - 1] ?? []));
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
  let best = { spot: middleOf(polygon), room: -Infinity };
  const trees: Tree[] = [];
  const step = 27;
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += step) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
      const p = { x, y };
      if (!inside(p, polygon)) continue;
      const free = room(p, all);
      if (free > best.room) best = { spot: p, room: free };
      const seed = id * 1009 + Math.round(x) * 31 + Math.round(y);
      const tree = { x: x + 16 * (scatter(seed) - 0.5), y: y + 12 * (scatter(seed + 1) - 0.5), size: 0.8 + 0.45 * scatter(seed + 2), kind: Math.floor(3 * scatter(seed + 3)) };
      if (room(tree, all) > 5) trees.push(tree);
    }
  }
  return { id, spot: best.spot, trees: trees.filter((tree) => apart(tree, best.spot) > 21) };
}

/** Spots on a lake that no clearing covers, in rows. */
function ripples(shore: Point[], spots: Point[]): Point[] {
  const grid = Array.from({ length: 400 }, (_, n) => ({ x: 60 * (n % 20) + 30 * (Math.floor(n / 20) % 2), y: 46 * Math.floor(n / 20) }));
  return grid.filter((p) => inside(p, shore) && spots.every((spot) => apart(p, spot) > R + 34) && shore.every((a, n) => fromLine(p, a, shore[(n + 1) % shore.length] ?? a) > 18));
}

/** Beside a clearing, towards another point: where a boat or a tower stands. */
export function beside(spot: Point, towards: Point, far = R + 12): Point {
  const length = apart(spot, towards) || 1;
  return { x: spot.x + ((towards.x - spot.x) / length) * far, y: spot.y + ((towards.y - spot.y) / length) * far };
}

const pairs = (points: Point[]): [Point, Point][] => points.slice(1).map((point, n) => [points[n] ?? point, point]);

function draw(figure: MapFigure): Drawn {
  const spots = figure.at.map(place);
  const roads = figure.paths.map((ends) => road(ends, spots));
  const closed = figure.closed.map((ends) => road(ends, spots));
  const { from, by, to } = figure.river;
  const stream = [from ? [place(from)] : [], by.flatMap((clearing) => spots[clearing - 1] ?? []), to ? [place(to)] : []].flat();
  const shore = figure.lake.flatMap((clearing) => spots[clearing - 1] ?? []);
  const lines = [...roads, ...closed].map((one): [Point, Point] => [one.from, one.to]);
  const all = { spots, lines, water: pairs(stream), lake: shore };
  return {
    clearings: spots,
    roads,
    closed,
    river: stream.length ? smooth(stream) : '',
    lake: shore.length ? smooth(shore, true) : '',
    waves: shore.length ? ripples(shore, spots) : [],
    burrow: { x: figure.burrow[0], y: figure.burrow[1] },
    forests: figure.forests.map((touches, n) => forest(n + 1, touches, all)),
  };
}

const known = new Map<MapName, Drawn>();

/** A map as it is drawn; worked out once. */
export function drawn(name: MapName): Drawn {
  const there = known.get(name) ?? draw(maps[name]);
  known.set(name, there);
  return there;
}

/** The outline of a clearing: a circle that is not quite one. */
export function outline(id: number, r = R): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const turn = (n / 10) * 2 * Math.PI;
    const far = r * (0.985 + 0.05 * (scatter(id * 31 + n) - 0.5));
    return { x: far * Math.cos(turn), y: far * Math.sin(turn) };
  });
  return smooth(points, true);
}
