import { turned } from './geometry';
import type { MaraudersView, Shape, Terrain, TileView, Water } from './view';

const terrains: Terrain[] = ['mountain', 'forest', 'grassland', 'desert'];
const waters: Water[] = ['pond', 'lake'];
const shapes: Shape[] = ['bear', 'turtle'];

function tile(cell: number): TileView {
  const turns = cell % 4;
  const square = (x: number, y: number): string => {
    const at = turned(x + 0.5, y + 0.5, turns);
    return `square:${5 * (cell % 4) + Math.floor(at.x)}:${5 * Math.floor(cell / 4) + Math.floor(at.y)}`;
  };
  return {
    cell, turned: turns, mouths: 'NE', river: 0,
    terrain: terrains[Math.floor(cell / 4)] ?? 'desert', water: waters[cell % 2] ?? 'lake', shape: shapes[Math.floor(cell / 2) % 2] ?? 'bear',
    canoe_port: square(1, 1), boulder: square(4, 1), cave: square(1, 4), boulder_possible: true, cave_possible: cell % 2 === 0,
  };
}

/** A position for tests: two players, a chest open, one known. */
export function sampleView(rest: Partial<MaraudersView> = {}): MaraudersView {
  return {
    turn: 3, round: 2, active: 0, phase: 'acting', spaces: 3, horse_spaces: 0, took_key: false, walker: 0,
    dice: { jewels: ['gold', 'marauder'], key: 'red' }, tiles: Array.from({ length: 16 }, (_, cell) => tile(cell)),
    ports: { 'port:NW': 0, 'port:N': null, 'port:NE': null, 'port:E': null, 'port:SE': 1, 'port:S': null, 'port:SW': null, 'port:W': null },
    chests: Array.from({ length: 16 }, (_, cell) => ({
      cell, open: cell === 0, guard: cell === 0 ? 1 : null, chest: cell === 0 ? 'gold-red' : cell === 5 ? 'wild' : null,
      cart: cell === 0, fortress: false, looked: [], was_open: cell === 0,
    })),
    scouts: [0, 1].flatMap((seat) => [1, 2].map((scout) => ({ seat, scout, at: seat ? 'port:SE' : scout === 1 ? 'square:2:1' : null }))),
    players: [0, 1].map((seat) => ({ seat, home: seat ? 'SE' : 'NW', hand: 2, stash: 1, guards: 3, unlocked: [], allied: false, poisoned: false, offers: 0, ready: false })),
    vault: { silver: 10, gold: 8, emerald: 10, ruby: 10, diamond: 9 }, piles: { key: 20, resource: 25 }, discards: {},
    clues: [{ slot: 'terrain', markers: [], card: null }, { slot: 'gold', markers: [0, 1], card: 'boulder' }],
    offer: null, alliance: null, paying: null, known: [],
    mine: { hand: { red: 2, horse: 1 }, stash: { gold: 1 }, missing: ['red', 'yellow', 'blue', 'silver', 'emerald', 'ruby', 'diamond'], clues: { terrain: null, water: null, shape: null, cover: 'boulder' }, ready: false },
    ...rest,
  };
}
