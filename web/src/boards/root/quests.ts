import type { Item, Suit } from './view';

export interface Quest {
  name: string;
  suit: Suit;
  items: Item[];
}

const quest = (name: string, suit: Suit, ...items: Item[]): Quest => ({ name, suit, items });

/** The Vagabond's quests: items to exhaust, in a clearing of the suit. */
export const quests: Record<string, Quest> = {
  fundraising: quest('Fundraising', 'fox', 'tea', 'coins'),
  'fox-errand': quest('Errand', 'fox', 'tea', 'boot'),
  'fox-logistics': quest('Logistics Help', 'fox', 'boot', 'bag'),
  'repair-a-shed': quest('Repair a Shed', 'fox', 'torch', 'hammer'),
  'fox-speech': quest('Give a Speech', 'fox', 'torch', 'tea'),
  'rabbit-guard': quest('Guard Duty', 'rabbit', 'torch', 'sword'),
  'rabbit-errand': quest('Errand', 'rabbit', 'tea', 'boot'),
  'rabbit-speech': quest('Give a Speech', 'rabbit', 'torch', 'tea'),
  'rabbit-bear': quest('Fend off a Bear', 'rabbit', 'torch', 'crossbow'),
  'rabbit-bandits': quest('Expel Bandits', 'rabbit', 'sword', 'sword'),
  'mouse-bandits': quest('Expel Bandits', 'mouse', 'sword', 'sword'),
  'mouse-guard': quest('Guard Duty', 'mouse', 'torch', 'sword'),
  'mouse-bear': quest('Fend off a Bear', 'mouse', 'torch', 'crossbow'),
  escort: quest('Escort', 'mouse', 'boot', 'boot'),
  'mouse-logistics': quest('Logistics Help', 'mouse', 'boot', 'bag'),
};

export const questOf = (id: string): Quest => quests[id] ?? quest(id, 'bird');
