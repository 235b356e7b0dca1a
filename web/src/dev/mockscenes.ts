import type { MaroonedView, PlacedCard, Side } from '../boards/marooned/view';
import type { Over, Prompt, Refused } from '../lib/wire';

export interface Scene {
  view: MaroonedView;
  prompt: Prompt;
  options: [option: string, label: string, element: string, kind?: string][];
  refused: Refused[];
  events: [kind: string, rule: string, text: string][];
  over: Over | null;
}

const everything = [
  'bottle', 'flint', 'higher_ground', 'hook', 'map_column', 'map_row', 'mirage', 'palm_trees',
  'pirates', 'rocks', 'sticks', 'storm', 'telescope', 'vines', 'water', 'wild_boar',
];

type Spot = [id: string, row: number, col: number, side?: Side, flips?: boolean];

function view(spots: Spot[], rest: Partial<MaroonedView>): MaroonedView {
  const cards = spots.map(([id, row, col, side, flips], n): PlacedCard => ({
    id, row, col, side: side ?? 'a', order: n + 1, flips: flips ?? false, why: '', rule: 'MOO-28',
  }));
  const left = everything.filter((id) => !cards.some((card) => card.id === id));
  return {
    turn: 1, phase: 'move', health: 15, max_health: 16, player: [0, 0], cards, ship: null,
    area: { top: -3, left: -3, height: 7, width: 7, fixed: false }, open: [], deck: { count: left.length, left },
    extra_space: false, score: { vp: 0, health: 15, cards: 0, total: 15 }, outcome: null, ...rest,
  };
}

const move: Prompt = { key: 'move', text: 'Where do you go?', rule: 'MOO-8' };
const flip: Prompt = { key: 'flip', text: 'Flip a card?', rule: 'MOO-28' };
const early: Spot[] = [['telescope', 0, 0], ['flint', 0, 1], ['wild_boar', 0, 2], ['water', 1, 2, 'b'], ['palm_trees', 1, 1]];
const late: Spot[] = [
  ['telescope', 0, 0], ['flint', 0, 1, 'b'], ['wild_boar', 0, 2], ['water', 1, 2, 'b'], ['palm_trees', 1, 1],
  ['vines', 1, 0], ['map_column', 1, -1], ['pirates', 0, -1, 'b'], ['sticks', -1, -1],
];
const end: Spot[] = [...late, ['higher_ground', -1, 0, 'b']];

export const scenes: Scene[] = [
  {
    view: view([['telescope', 0, 0]], { open: [[-1, 0], [0, 1], [1, 0], [0, -1]] }),
    prompt: move,
    options: [
      ['go:north', 'North: draw a card', 'square:-1:0'], ['go:east', 'East: draw a card', 'square:0:1'],
      ['go:south', 'South: draw a card', 'square:1:0'], ['go:west', 'West: draw a card', 'square:0:-1'],
    ],
    refused: [],
    events: [['placed', 'MOO-5', 'Washed ashore: Telescope is drawn and placed.'], ['health', 'MOO-14', 'The day takes 1 Health: 15 left.']],
    over: null,
  },
  {
    view: view([['telescope', 0, 0], ['flint', 0, 1], ['wild_boar', 0, 2], ['water', 1, 2, 'a', true]], {
      turn: 4, phase: 'flip', player: [1, 2], health: 12, open: [], area: { top: -2, left: -1, height: 5, width: 5, fixed: false },
      score: { vp: 0, health: 12, cards: 1, total: 13 },
    }),
    prompt: flip,
    options: [['flip:water', 'Flip Water: Waterfall', 'card:water'], ['pass', 'Flip nothing', '', 'end']],
    refused: [
      { option: 'flip:flint', label: 'Flip Flint', element: 'card:flint', text: 'Vines is not in play.', rule: 'MOO-28' },
      { option: 'flip:telescope', label: 'Flip Telescope', element: 'card:telescope', text: 'You do not stand on Higher Ground.', rule: 'MOO-47' },
    ],
    events: [['placed', 'MOO-8', 'Flint is drawn and placed.'], ['hurt', 'MOO-39', 'The Wild Boar charges: 2 Health lost.'], ['placed', 'MOO-8', 'Water is drawn and placed.'], ['heal', 'MOO-15', 'Fresh water: 2 Health gained.']],
    over: null,
  },
  {
    view: view(early, {
      turn: 5, player: [1, 1], health: 13, open: [[1, 0], [2, 1]].filter(([row]) => row === 1) as [number, number][],
      ship: { corner: 'SE', at: 0, square: [2, 3], sails: 'W', sails_on: false, sets_sail: true },
      area: { top: -2, left: -1, height: 4, width: 4, fixed: true }, score: { vp: 0, health: 13, cards: 1, total: 14 },
    }),
    prompt: move,
    options: [['go:north', 'North: back to Flint', 'card:flint'], ['go:east', 'East: back to Waterfall', 'card:water'], ['go:west', 'West: draw a card', 'square:1:0']],
    refused: [{ option: 'go:south', label: 'South', element: 'square:2:1', text: 'Outside the area the ship defines.', rule: 'MOO-12' }],
    events: [['placed', 'MOO-8', 'Palm Trees is drawn and placed.'], ['sail', 'MOO-19', 'A ship sets sail from the south-east corner.']],
    over: null,
  },
  {
    view: view([...late.slice(0, 1), ['flint', 0, 1, 'a', true], ...late.slice(2, 8)], {
      turn: 9, player: [0, -1], health: 10, open: [[-1, -1]], extra_space: true, area: { top: -2, left: -1, height: 4, width: 4, fixed: false },
      score: { vp: 0, health: 10, cards: 2, total: 12 },
    }),
    prompt: move,
    options: [
      ['go:north', 'North: draw a card', 'square:-1:-1'], ['go:east', 'East: back to Telescope', 'card:telescope'],
      ['go:south', 'South: back to Map', 'card:map_column'], ['step:east', 'Compass: one extra step to Telescope', 'card:telescope'],
    ],
    refused: [],
    events: [['placed', 'MOO-8', 'Pirates is drawn and placed.'], ['port', 'MOO-45', 'The pirates chase the ship back to port.'], ['flipped', 'MOO-45', 'Pirates flips: Compass.']],
    over: null,
  },
  {
    view: view(end, {
      turn: 10, phase: 'move', player: [-1, 0], health: 8, open: [],
      ship: { corner: 'NW', at: 1, square: [-2, -1], sails: 'E', sails_on: true, sets_sail: false },
      area: { top: -1, left: -1, height: 4, width: 4, fixed: true }, score: { vp: 9, health: 8, cards: 2, total: 19 },
    }),
    prompt: move,
    options: [['go:south', 'South: back to Telescope', 'card:telescope'], ['go:west', 'West: back to Sticks', 'card:sticks'], ['go:east', 'East: draw a card', 'square:-1:1']],
    refused: [],
    events: [['placed', 'MOO-8', 'Higher Ground is drawn and placed.'], ['flipped', 'MOO-49', 'Higher Ground flips: Lit Beacon.'], ['sail', 'MOO-23', 'The ship sails on east.']],
    over: null,
  },
  {
    view: view([...end, ['storm', 2, 0], ['mirage', 2, 1, 'b'], ['rocks', 2, 2], ['hook', -1, 1, 'b'], ['bottle', 2, -1, 'b'], ['map_row', -1, 2]], {
      turn: 16, phase: 'over', player: [-1, 0], health: 7, outcome: 'rescued',
      ship: { corner: 'NW', at: 2, square: [-2, 0], sails: 'E', sails_on: false, sets_sail: false },
      area: { top: -1, left: -1, height: 4, width: 4, fixed: true }, score: { vp: 12, health: 7, cards: 4, total: 23 },
    }),
    prompt: move,
    options: [],
    refused: [],
    events: [['rescue', 'MOO-33', 'The ship passes the column of the Lit Beacon: rescued!']],
    over: {
      won: [true], scores: [23],
      parts: [[{ label: 'Victory points', rule: 'MOO-37', points: 12 }, { label: 'Health left', rule: 'MOO-37', points: 7 }, { label: 'Cards placed ÷ 4', rule: 'MOO-38', points: 4 }]],
      text: 'Rescued!',
    },
  },
];
