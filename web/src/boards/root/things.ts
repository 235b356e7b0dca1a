import type { Seat } from '../../lib/wire';
import type { Target } from '../board';
import { around, thing, type Thing } from '../thing';
import { relicOf } from './facts';
import { apart, BURROW, drawn, R, type Point } from './geometry';
import { pieceName } from './looks';
import { layout, relicsIn, type Spot } from './pieces';
import { factionOf, seated, type RootView } from './view';
import { clearingInWords, nameOf, plural, sideName } from './words';

/** Everything on the map that can be pointed at; what lies on top comes last. */
export function things(view: RootView, targets: Map<string, Target[]>, seats: Seat[], about: string[] = []): Thing[] {
  const map = drawn(view.map);
  const list: Thing[] = [];
  const add = (element: string, at: Point, r: number, words: string): void =>
    void list.push(thing(element, around(at.x, at.y, 2 * r), r, targets.get(element) ?? [], words));
  for (const { id, spot } of map.forests) {
    const here = inForest(view, id).map(({ what, kind, side, value }) => (what === 'token' ? `a ${pieceName(kind)}${value ? ` worth ${value}` : ''}` : `${sideName(view, side)}’s pawn${seats[side] ? ` (${nameOf(side, seats)})` : ''}`));
    if (here.length || targets.has(`forest:${id}`)) add(`forest:${id}`, spot, 38, [`Forest ${id}`, ...here].join(', '));
  }
  view.closed.forEach(([a, b]) => {
    const n = map.closed.findIndex(({ ends }) => ends[0] === a && ends[1] === b);
    const road = map.closed[n];
    if (road && targets.has(`path:${n}`)) add(`path:${n}`, road.middle, 34, `The closed path from ${a} to ${b}`);
  });
  [...map.roads, ...map.closed].forEach(({ ends: [a, b], middle }, n) => {
    if (targets.has(`road:${n}`)) add(`road:${n}`, middle, 30, `The path from ${a} to ${b}`);
  });
  for (const clearing of view.clearings) {
    const at = map.clearings[clearing.id - 1];
    if (at) add(`clearing:${clearing.id}`, at, R + 8, clearingInWords(view, clearing));
  }
  const moles = burrow(view);
  if (moles) add('clearing:burrow', map.burrow, BURROW + 4, moles.words);
  for (const element of targets.keys()) {
    const [sort = '', id = ''] = element.split(':');
    const spot = sort === 'relic' ? relicSpot(view, id, about) : null;
    if (spot) add(element, spot, spot.size / 2 + 4, `A ${pieceName(spot.kind)}`);
  }
  return list;
}

/** Where a relic is drawn: the same may lie in several places, so the question says in which. */
function relicSpot(view: RootView, id: string, about: string[]): (Point & { kind: string; size: number }) | null {
  const { type, value } = relicOf(id);
  for (const place of about) {
    const at = placeOf(view, place);
    const clearing = view.clearings.find((one) => `clearing:${one.id}` === place);
    const pieces = clearing ? layout(view, clearing) : forestPieces(view, place);
    const spot = pieces.find((one) => one.kind === `${type}-relic` && (one.value ?? 0) === value);
    if (at && spot) return { x: at.x + spot.x, y: at.y + spot.y, kind: spot.kind, size: spot.size };
  }
  return null;
}

/** The middle of a clearing, a forest or the Burrow. */
export function placeOf(view: RootView, element: string): (Point & { r: number }) | null {
  const { clearings, forests, burrow: den } = drawn(view.map);
  const [sort, id] = element.split(':');
  const at = id === 'burrow' ? den : sort === 'clearing' ? clearings[Number(id) - 1] : forests.find((forest) => sort === 'forest' && String(forest.id) === id)?.spot;
  return at ? { ...at, r: id === 'burrow' ? BURROW + 4 : sort === 'clearing' ? R + 8 : 38 } : null;
}

/** What lies or stands in a forest as it is drawn, two in a row; places count from its middle. */
export function forestPieces(view: RootView, element: string): Spot[] {
  const here = inForest(view, Number(element.split(':')[1]));
  const rows = Math.ceil(here.length / 2);
  return here.map((one, n) => {
    const row = Math.floor(n / 2);
    const wide = Math.min(2, here.length - 2 * row);
    return { ...one, faction: factionOf(view, one.side), count: 1, x: ((n % 2) - (wide - 1) / 2) * 36, y: (row - (rows - 1) / 2) * 34, size: 42 };
  });
}

/** The Burrow, if the Duchy plays: its side, how many are in it, and that in words. */
export function burrow(view: RootView): { side: number; count: number; tunnels: number[]; words: string } | null {
  const duchy = seated(view).find(({ board }) => board.burrow !== undefined);
  if (!duchy) return null;
  const count = duchy.board.burrow ?? 0;
  const tunnels = view.clearings.filter(({ pieces }) => pieces.some(({ piece }) => piece === 'tunnel')).map(({ id }) => id);
  return { side: duchy.seat, count, tunnels, words: `The Burrow: ${plural(count, 'warrior')} of the Duchy. Tunnels to ${tunnels.map((id) => `clearing ${id}`).join(', ') || 'no clearing'}` };
}

/** Where bandits lie in wait: the middles of paths, and the hireling's side. */
export function bandits(view: RootView): (Point & { side: number })[] {
  const map = drawn(view.map);
  const roads = [...map.roads, ...map.closed];
  return view.hirelings.flatMap(({ side, board }) =>
    (Array.isArray(board.bandits) ? (board.bandits as number[][]) : []).flatMap(([a, b]) => {
      const road = roads.find(({ ends }) => a !== undefined && b !== undefined && ends.includes(a) && ends.includes(b));
      return road ? [{ ...road.middle, side }] : [];
    }),
  );
}

/** What lies or stands in a forest: relics, and pawns of players and hirelings. */
export function inForest(view: RootView, forest: number): { what: 'pawn' | 'token'; kind: string; side: number; value?: number | undefined }[] {
  const pawns = [...seated(view).map(({ seat, board }) => ({ side: seat, board })), ...view.hirelings].filter(({ board }) => board.forest === forest);
  const relics = relicsIn(view, `forest:${forest}`).map((relic) => ({ what: 'token' as const, ...relic }));
  return [...relics, ...pawns.map(({ side }) => ({ what: 'pawn' as const, kind: 'pawn', side }))];
}

export interface Trail {
  from: Point;
  to: Point;
  d: string;
}

/** The way of a march, from rim to rim, as an arrow over the map. */
export function trail(view: RootView, facts: unknown[]): Trail | null {
  const { clearings, burrow: den } = drawn(view.map);
  const [a, b] = facts.flatMap((fact) => {
    if (typeof fact !== 'string' || !fact.startsWith('clearing:')) return [];
    return (fact === 'clearing:burrow' ? den : clearings[Number(fact.slice(9)) - 1]) ?? [];
  });
  if (!a || !b || a === b) return null;
  const far = apart(a, b);
  const [x, y] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const [near, away] = [a, b].map((spot) => (spot === den ? BURROW : R));
  const start = { x: a.x + x * ((near ?? R) - 4), y: a.y + y * ((near ?? R) - 4) };
  const end = { x: b.x - x * ((away ?? R) + 4), y: b.y - y * ((away ?? R) + 4) };
  const middle = { x: (start.x + end.x) / 2 + y * 22, y: (start.y + end.y) / 2 - x * 22 };
  return { from: a, to: b, d: `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}` };
}
