import type { Item, Suit } from './view';

export type CardKind = 'ambush' | 'dominance' | 'item' | 'persistent' | 'immediate' | 'own';

export interface CardFact {
  name: string;
  suit: Suit;
  kind: CardKind;
  /** One letter an icon: F fox, R rabbit, M mouse, ? any. */
  cost: string;
  item?: Item;
  points?: number;
  /** What it does, shortly, in our words. */
  says: string;
}

/** The cards of both decks. */
export const cards: Record<string, CardFact> = {
  'ambush-bird': { name: 'Ambush!', suit: 'bird', kind: 'ambush', cost: '', says: 'Defending in any clearing: two hits before the dice.' },
  'ambush-fox': { name: 'Ambush!', suit: 'fox', kind: 'ambush', cost: '', says: 'Defending in a fox clearing: two hits before the dice.' },
  'ambush-rabbit': { name: 'Ambush!', suit: 'rabbit', kind: 'ambush', cost: '', says: 'Defending in a rabbit clearing: two hits before the dice.' },
  'ambush-mouse': { name: 'Ambush!', suit: 'mouse', kind: 'ambush', cost: '', says: 'Defending in a mouse clearing: two hits before the dice.' },
  'dominance-bird': { name: 'Dominance', suit: 'bird', kind: 'dominance', cost: '', says: 'From 10 points: win by ruling two opposite corners.' },
  'dominance-fox': { name: 'Dominance', suit: 'fox', kind: 'dominance', cost: '', says: 'From 10 points: win by ruling three fox clearings.' },
  'dominance-rabbit': { name: 'Dominance', suit: 'rabbit', kind: 'dominance', cost: '', says: 'From 10 points: win by ruling three rabbit clearings.' },
  'dominance-mouse': { name: 'Dominance', suit: 'mouse', kind: 'dominance', cost: '', says: 'From 10 points: win by ruling three mouse clearings.' },
  'birdy-bindle': { name: 'Birdy Bindle', suit: 'bird', kind: 'item', cost: 'M', item: 'bag', points: 1, says: 'Craft: take a bag from the supply.' },
  'woodland-runners': { name: 'Woodland Runners', suit: 'bird', kind: 'item', cost: 'R', item: 'boot', points: 1, says: 'Craft: take a boot from the supply.' },
  'arms-trader': { name: 'Arms Trader', suit: 'bird', kind: 'item', cost: 'FF', item: 'sword', points: 2, says: 'Craft: take a sword from the supply.' },
  'crossbow-bird': { name: 'Crossbow', suit: 'bird', kind: 'item', cost: 'F', item: 'crossbow', points: 1, says: 'Craft: take a crossbow from the supply.' },
  'gently-used-knapsack': { name: 'Gently Used Knapsack', suit: 'fox', kind: 'item', cost: 'M', item: 'bag', points: 1, says: 'Craft: take a bag from the supply.' },
  'root-tea-fox': { name: 'Root Tea', suit: 'fox', kind: 'item', cost: 'M', item: 'tea', points: 2, says: 'Craft: take tea from the supply.' },
  'travel-gear-fox': { name: 'Travel Gear', suit: 'fox', kind: 'item', cost: 'R', item: 'boot', points: 1, says: 'Craft: take a boot from the supply.' },
  'protection-racket': { name: 'Protection Racket', suit: 'fox', kind: 'item', cost: 'RR', item: 'coins', points: 3, says: 'Craft: take coins from the supply.' },
  'foxfolk-steel': { name: 'Foxfolk Steel', suit: 'fox', kind: 'item', cost: 'FF', item: 'sword', points: 2, says: 'Craft: take a sword from the supply.' },
  anvil: { name: 'Anvil', suit: 'fox', kind: 'item', cost: 'F', item: 'hammer', points: 2, says: 'Craft: take a hammer from the supply.' },
  'smugglers-trail': { name: "Smuggler's Trail", suit: 'rabbit', kind: 'item', cost: 'M', item: 'bag', points: 1, says: 'Craft: take a bag from the supply.' },
  'root-tea-rabbit': { name: 'Root Tea', suit: 'rabbit', kind: 'item', cost: 'M', item: 'tea', points: 2, says: 'Craft: take tea from the supply.' },
  'a-visit-to-friends': { name: 'A Visit to Friends', suit: 'rabbit', kind: 'item', cost: 'R', item: 'boot', points: 1, says: 'Craft: take a boot from the supply.' },
  'bake-sale': { name: 'Bake Sale', suit: 'rabbit', kind: 'item', cost: 'RR', item: 'coins', points: 3, says: 'Craft: take coins from the supply.' },
  'mouse-in-a-sack': { name: 'Mouse-in-a-Sack', suit: 'mouse', kind: 'item', cost: 'M', item: 'bag', points: 1, says: 'Craft: take a bag from the supply.' },
  'root-tea-mouse': { name: 'Root Tea', suit: 'mouse', kind: 'item', cost: 'M', item: 'tea', points: 2, says: 'Craft: take tea from the supply.' },
  'travel-gear-mouse': { name: 'Travel Gear', suit: 'mouse', kind: 'item', cost: 'R', item: 'boot', points: 1, says: 'Craft: take a boot from the supply.' },
  investments: { name: 'Investments', suit: 'mouse', kind: 'item', cost: 'RR', item: 'coins', points: 3, says: 'Craft: take coins from the supply.' },
  sword: { name: 'Sword', suit: 'mouse', kind: 'item', cost: 'FF', item: 'sword', points: 2, says: 'Craft: take a sword from the supply.' },
  'crossbow-mouse': { name: 'Crossbow', suit: 'mouse', kind: 'item', cost: 'F', item: 'crossbow', points: 1, says: 'Craft: take a crossbow from the supply.' },
  armorers: { name: 'Armorers', suit: 'bird', kind: 'persistent', cost: 'F', says: 'In a battle of yours: discard it, and no rolled hit hurts you.' },
  sappers: { name: 'Sappers', suit: 'bird', kind: 'persistent', cost: 'M', says: 'Defending: discard it for one extra hit.' },
  'brutal-tactics': { name: 'Brutal Tactics', suit: 'bird', kind: 'persistent', cost: 'FF', says: 'Attacking: one extra hit, and the defender scores 1.' },
  'royal-claim': { name: 'Royal Claim', suit: 'bird', kind: 'persistent', cost: '????', says: 'In Birdsong: discard it for 1 point a clearing you rule.' },
  'stand-and-deliver': { name: 'Stand and Deliver!', suit: 'fox', kind: 'persistent', cost: 'MMM', says: 'Once in Birdsong: take an enemy’s card at random; they score 1.' },
  'tax-collector': { name: 'Tax Collector', suit: 'fox', kind: 'persistent', cost: 'FRM', says: 'Once in Daylight: give up a warrior on the map to draw a card.' },
  'favor-foxes': { name: 'Favor of the Foxes', suit: 'fox', kind: 'immediate', cost: 'FFF', says: 'All enemies leave fox clearings; buildings, tokens score.' },
  'better-burrow-bank': { name: 'Better Burrow Bank', suit: 'rabbit', kind: 'persistent', cost: 'RR', says: 'As Birdsong starts: you and an enemy you pick draw a card.' },
  cobbler: { name: 'Cobbler', suit: 'rabbit', kind: 'persistent', cost: 'RR', says: 'As Evening starts: one more move.' },
  'command-warren': { name: 'Command Warren', suit: 'rabbit', kind: 'persistent', cost: 'RR', says: 'As Daylight starts: one more battle.' },
  'favor-rabbits': { name: 'Favor of the Rabbits', suit: 'rabbit', kind: 'immediate', cost: 'RRR', says: 'All enemies leave rabbit clearings; buildings, tokens score.' },
  codebreakers: { name: 'Codebreakers', suit: 'mouse', kind: 'persistent', cost: 'M', says: 'Once in Daylight: look at someone’s hand.' },
  'scouting-party': { name: 'Scouting Party', suit: 'mouse', kind: 'persistent', cost: 'MM', says: 'Attacking: ambushes do nothing to you.' },
  'favor-mice': { name: 'Favor of the Mice', suit: 'mouse', kind: 'immediate', cost: 'MMM', says: 'All enemies leave mouse clearings; buildings, tokens score.' },
  saboteurs: { name: 'Saboteurs', suit: 'bird', kind: 'persistent', cost: '?', says: 'As Birdsong starts: discard it and a crafted card of an enemy.' },
  'soup-kitchens': { name: 'Soup Kitchens', suit: 'bird', kind: 'persistent', cost: 'FRM', says: 'Your tokens count for rule, each as two.' },
  'boat-builders': { name: 'Boat Builders', suit: 'bird', kind: 'persistent', cost: '??', says: 'Rivers are paths for you.' },
  'corvid-planners': { name: 'Corvid Planners', suit: 'bird', kind: 'persistent', cost: '??', says: 'You move without needing to rule.' },
  'eyrie-emigre': { name: 'Eyrie Emigre', suit: 'bird', kind: 'persistent', cost: 'FF', says: 'As Birdsong ends: move, then battle there, or lose this card.' },
  'fox-partisans': { name: 'Fox Partisans', suit: 'fox', kind: 'persistent', cost: 'F', says: 'Battle in fox clearings: an extra hit, but you keep foxes only.' },
  'propaganda-bureau': { name: 'Propaganda Bureau', suit: 'fox', kind: 'persistent', cost: '???', says: 'Once in Daylight: a card turns an enemy warrior in its suit.' },
  'false-orders': { name: 'False Orders', suit: 'fox', kind: 'persistent', cost: 'F', says: 'In Birdsong: discard it to move half of an enemy’s warriors.' },
  informants: { name: 'Informants', suit: 'fox', kind: 'persistent', cost: 'FF', says: 'Evening: take an ambush from the discards instead of drawing.' },
  'rabbit-partisans': { name: 'Rabbit Partisans', suit: 'rabbit', kind: 'persistent', cost: 'R', says: 'Battle in rabbit clearings: an extra hit, but you keep rabbits only.' },
  tunnels: { name: 'Tunnels', suit: 'rabbit', kind: 'persistent', cost: 'R', says: 'Clearings with your crafting pieces lie next to each other.' },
  'charm-offensive': { name: 'Charm Offensive', suit: 'rabbit', kind: 'persistent', cost: 'R', says: 'As Evening starts: draw a card; someone else scores 1.' },
  'swap-meet': { name: 'Swap Meet', suit: 'rabbit', kind: 'persistent', cost: 'R', says: 'Once in Birdsong: take a random card of someone, give one back.' },
  'coffin-makers': { name: 'Coffin Makers', suit: 'rabbit', kind: 'persistent', cost: 'RR', says: 'Fallen warriors lie here: in Birdsong a point for each five.' },
  'mouse-partisans': { name: 'Mouse Partisans', suit: 'mouse', kind: 'persistent', cost: 'M', says: 'Battle in mouse clearings: an extra hit, but you keep mice only.' },
  league: { name: 'League of Adventurous Mice', suit: 'mouse', kind: 'persistent', cost: 'M', says: 'Once in Daylight: turn a crafted item down to move or battle.' },
  'murine-broker': { name: 'Murine Broker', suit: 'mouse', kind: 'persistent', cost: 'MM', says: 'Whenever someone else crafts an item, you draw a card.' },
  'master-engravers': { name: 'Master Engravers', suit: 'mouse', kind: 'persistent', cost: 'MM', says: 'Each item you craft scores 1 more.' },
};

const vizier: CardFact = { name: 'Loyal Vizier', suit: 'bird', kind: 'own', cost: '', says: 'A bird of the Decree that never leaves it.' };
const retainer: CardFact = { name: 'Faithful Retainer', suit: 'bird', kind: 'own', cost: '', says: 'A bird of the Retinue that is there from the start.' };
const unknown: CardFact = { name: 'A card', suit: 'bird', kind: 'immediate', cost: '', says: '' };

export const cardOf = (id: string): CardFact => cards[id] ?? (id === 'vizier' ? vizier : id === 'faithful-retainer' ? retainer : unknown);

export const kindWord: Record<CardKind, string> = {
  ambush: 'Ambush',
  dominance: 'Dominance',
  item: 'Item',
  persistent: 'Stays',
  immediate: 'At once',
  own: 'Bird',
};

const costWords: Record<string, string> = { F: 'fox', R: 'rabbit', M: 'mouse', '?': 'any' };

export const costInWords = (cost: string): string => [...cost].map((letter) => costWords[letter] ?? letter).join(', ');

/** The rule that says how such a card is played. */
export const kindRule: Record<CardKind, string> = {
  ambush: 'ROOT-4.3.1',
  dominance: 'ROOT-3.3',
  item: 'ROOT-4.1.2',
  persistent: 'ROOT-4.1.3',
  immediate: 'ROOT-4.1.2',
  own: 'ROOT-15.D.4',
};

/** A card in one line, for who cannot see it. */
export function cardInWords(id: string): string {
  const card = cardOf(id);
  const cost = card.cost ? `, costs ${costInWords(card.cost)}` : '';
  const points = card.points ? `, ${card.points} point${card.points > 1 ? 's' : ''}` : '';
  return `${card.name}, ${card.suit}${cost}${points}. ${card.says}`;
}
