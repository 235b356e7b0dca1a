import type { Corner, Side } from './view';

/** What is drawn on each face. For the eye only: what a card does is the server's business. */
export interface Face {
  art: string;
  name: string;
  /** Health when the face appears or is landed on. */
  heart?: number;
  vp?: number;
  /** The corner its ship sets sail from. */
  corner?: Corner;
  /** What it says, in few words. */
  note: string;
}

export interface Card {
  id: string;
  a: Face;
  b: Face;
  /** What side A needs to be flipped. */
  need: string;
}

const list: Card[] = [
  {
    id: 'bottle',
    a: { art: 'Bottle', name: 'Bottle', note: 'An empty bottle, waiting for a ship.' },
    need: 'A ship sets sail',
    b: { art: 'Message', name: 'Message', vp: 3, note: 'Rescue: a ship passes right beside it, mid-coast' },
  },
  {
    id: 'flint',
    a: { art: 'Flint', name: 'Flint', note: 'Sparks for a torch, an edge for a spear.' },
    need: 'Vines in play',
    b: { art: 'Torch', name: 'Torch', vp: 2, note: 'Keeps the boar away' },
  },
  {
    id: 'higher_ground',
    a: { art: 'HigherGround', name: 'Higher Ground', note: 'From here one sees far.' },
    need: 'Torch, and stand here',
    b: { art: 'LitBeacon', name: 'Lit Beacon', vp: 7, note: 'Rescue: a ship passes its column' },
  },
  {
    id: 'hook',
    a: { art: 'Hook', name: 'Hook', corner: 'NE', note: 'Bent iron from the wreck.' },
    need: 'Water in play',
    b: { art: 'Fish', name: 'Fish', heart: 3, note: 'A good meal' },
  },
  {
    id: 'map_column',
    a: { art: 'MapColumn', name: 'Column map', note: 'The treasure lies in this column.' },
    need: 'Both maps, at crossing',
    b: { art: 'Treasure', name: 'Treasure', vp: 10, note: 'Gold, if anyone comes for you' },
  },
  {
    id: 'map_row',
    a: { art: 'MapRow', name: 'Row map', note: 'The treasure lies in this row.' },
    need: 'Both maps, at crossing',
    b: { art: 'Rum', name: 'Rum', heart: 1, note: 'It warms' },
  },
  {
    id: 'mirage',
    a: { art: 'Mirage', name: 'Mirage', note: 'Swaps with the furthest card, at once.' },
    need: 'At once, by itself',
    b: { art: 'SeaSerpent', name: 'Sea Serpent', note: 'Ships skip the coast beside it' },
  },
  {
    id: 'palm_trees',
    a: { art: 'PalmTrees', name: 'Palm Trees', corner: 'SE', note: 'Too smooth to climb.' },
    need: 'Rocks in play',
    b: { art: 'Coconuts', name: 'Coconuts', heart: 2, note: 'Food and drink in one' },
  },
  {
    id: 'pirates',
    a: { art: 'Pirates', name: 'Pirates', note: 'Drive a sailing ship back to port.' },
    need: 'Met while a ship sails',
    b: { art: 'Compass', name: 'Compass', note: 'One extra step a turn' },
  },
  {
    id: 'rocks',
    a: { art: 'Rocks', name: 'Rocks', note: 'Good for cracking, good for writing.' },
    need: 'Stand on Higher Ground',
    b: { art: 'Sos', name: 'SOS', vp: 5, note: 'Rescue: a ship passes its row' },
  },
  {
    id: 'sticks',
    a: { art: 'Sticks', name: 'Sticks', corner: 'NW', note: 'Straight and dry.' },
    need: 'Flint in play',
    b: { art: 'Spear', name: 'Spear', vp: 2, note: 'Turns the boar into dinner' },
  },
  {
    id: 'storm',
    a: { art: 'Storm', name: 'Storm', heart: -2, note: 'Each landing, without Shelter.' },
    need: 'At the 13th card',
    b: { art: 'Tornado', name: 'Tornado', heart: -3, note: 'Each landing; wrecks Shelter and Beacon' },
  },
  {
    id: 'telescope',
    a: { art: 'Telescope', name: 'Telescope', note: 'Brass, and not even scratched.' },
    need: 'Stand on Higher Ground',
    b: { art: 'ShipSighted', name: 'Ship Sighted', vp: 1, note: 'The ship sails one coast more' },
  },
  {
    id: 'vines',
    a: { art: 'Vines', name: 'Vines', corner: 'SW', note: 'Strong enough to bind with.' },
    need: 'Palm Trees in play',
    b: { art: 'Shelter', name: 'Shelter', heart: 2, vp: 2, note: 'Keeps the storm off' },
  },
  {
    id: 'water',
    a: { art: 'Water', name: 'Water', heart: 2, note: 'Fresh water!' },
    need: 'Telescope in play',
    b: { art: 'Waterfall', name: 'Waterfall', heart: 2, note: 'And where it comes from' },
  },
  {
    id: 'wild_boar',
    a: { art: 'WildBoar', name: 'Wild Boar', heart: -2, note: 'Each landing, without Torch or Spear.' },
    need: 'Spear in play',
    b: { art: 'Meat', name: 'Meat', heart: 3, note: 'Roasted over the fire' },
  },
];

export const cards: ReadonlyMap<string, Card> = new Map(list.map((card) => [card.id, card]));

const unknown: Face = { art: '', name: 'Unknown card', note: '' };

export function face(id: string, side: Side): Face {
  return cards.get(id)?.[side] ?? { ...unknown, name: id };
}

export function byName(ids: string[]): Card[] {
  return ids
    .map((id) => cards.get(id))
    .filter((card) => card !== undefined)
    .sort((one, other) => one.a.name.localeCompare(other.a.name));
}
