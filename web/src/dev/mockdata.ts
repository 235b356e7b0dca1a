import type { Game, Rulebook } from '../lib/wire';

export const games: Game[] = [
  {
    name: 'marooned',
    title: 'Marooned!',
    blurb: 'Alone on an unknown shore. Explore, find water and tools, and make a passing ship see you before your strength is gone.',
    seats: [1, 1],
    settings: [
      { name: 'first_card_is_turn', kind: 'bool', default: true, choices: [], low: null, high: null, rule: 'MOO-E1', text: 'The first card is a turn and costs 1 Health' },
      { name: 'death_check', kind: 'choice', default: 'immediate', choices: ['immediate', 'end_of_step'], low: null, high: null, rule: 'MOO-E4', text: 'When death is tested' },
    ],
    players: [{ name: 'search', text: 'Thinks ahead.' }],
  },
];

export const rulebook: Rulebook = {
  game: 'marooned',
  title: 'Marooned!',
  rules: [
    { id: 'MOO-8', section: 'Moving', kind: 'rule', text: 'A move is one of two: draw a card onto an empty square beside you and step there, or step onto a placed card beside you.' },
    { id: 'MOO-9', section: 'Moving', kind: 'rule', text: 'Beside means north, east, south or west, never diagonal.' },
    { id: 'MOO-28', section: 'Flipping', kind: 'rule', text: 'A card may be flipped if what it needs is in play (see MOO-30).' },
    { id: 'MOO-30', section: 'Flipping', kind: 'rule', text: 'A flipped card no longer counts as its first side.' },
    { id: 'MOO-37', section: 'Score', kind: 'rule', text: 'Only a rescued player scores.' },
    { id: 'MOO-E1', section: 'Defaults', kind: 'default', text: 'The first card is turn 1 and costs 1 Health.' },
  ],
};
