import { expect, it } from 'vitest';
import type { Game } from '../../lib/wire';
import { plan, startSeats } from './plan';

const game: Game = {
  name: 'demo',
  title: 'Demo',
  blurb: '',
  seats: [2, 4],
  settings: [
    { name: 'fog', kind: 'bool', default: false, choices: [], low: null, high: null, rule: 'X-1', text: 'Fog' },
    { name: 'size', kind: 'number', default: 4, choices: [], low: 3, high: 6, rule: 'X-2', text: 'Size' },
  ],
  players: [
    { name: 'random', text: '' },
    { name: 'greedy', text: '' },
  ],
};

it('seats this person first, and bots beside', () => {
  expect(startSeats(game, 'Ana')).toEqual([
    { player: 'person', name: 'Ana' },
    { player: 'greedy', name: '' },
  ]);
});

it('sends what differs from the defaults, and a name for each seat', () => {
  const seats = [
    { player: 'person', name: '  Ana ' },
    { player: 'greedy', name: '' },
    { player: 'open', name: '' },
    { player: 'person', name: '' },
  ];
  expect(plan(game, seats, { fog: true, size: 4 })).toEqual({
    game: 'demo',
    options: { fog: true },
    seats: [
      { player: 'person', name: 'Ana' },
      { player: 'greedy', name: 'Greedy' },
      { player: 'open', name: '' },
      { player: 'person', name: 'Player 4' },
    ],
  });
});
