import type { Event } from '../../lib/wire';
import { maps } from './maps';
import type { ClearingView, FactionPart, MapName, PlayerView, RootView, Suit } from './view';

const suits: Suit[] = ['fox', 'mouse', 'rabbit', 'rabbit', 'rabbit', 'fox', 'mouse', 'fox', 'mouse', 'rabbit', 'mouse', 'fox'];

/** A position for tests: an empty map, but for the clearings that are given. */
export function sampleView(clearings: Record<number, Partial<ClearingView>> = {}, rest: Partial<RootView> = {}): RootView {
  const map: MapName = rest.map ?? 'autumn';
  return {
    map, phase: 'turns', turn: 9, active: 1,
    clearings: suits.map((suit, n): ClearingView => ({
      id: n + 1, suit, ruler: -1, open_slots: maps[map].slots[n] ?? 0, ruin: false, ruin_items: 0, under_ruin: [], pieces: [], pawns: [],
      ...clearings[n + 1],
    })),
    closed: maps[map].closed, ferry: 0, players: samplePlayers(),
    deck: 20, discard: { anvil: 1, 'ambush-fox': 2 }, available: ['dominance-fox'], items: { boot: 2, tea: 1 }, battle: [], hirelings: [], markers: [], draft: null,
    ...rest,
  };
}

function player(seat: number, faction: string, board: FactionPart, rest: Partial<PlayerView> = {}): PlayerView {
  return {
    seat, faction, points: seat, dominance: null, partner: -1, hand_size: 3, hand: null, known: [], crafted: [],
    supply: { [`${faction}-warrior`]: 10 }, items: {}, tired: {}, board, ...rest,
  };
}

export const samplePlayers = (): PlayerView[] => [
  player(0, 'marquise', {}, { hand: ['anvil', 'codebreakers', 'ambush-bird'], crafted: ['cobbler'], items: { tea: 1 }, supply: { 'marquise-warrior': 9, sawmill: 5, workshop: 6, recruiter: 4, wood: 7, keep: 0 } }),
  player(1, 'eyrie', {
    leader: 'despot', deposed: ['builder'],
    decree: { recruit: [], move: ['vizier', 'sword'], battle: ['cobbler', 'bake-sale'], build: ['vizier'] },
    decree_left: { recruit: [], move: [], battle: ['cobbler'], build: ['vizier'] },
  }),
  player(2, 'alliance', { officers: 2, supporters_size: 4, supporters: null, known_supporters: [] }),
  player(3, 'vagabond', {
    character: 'tinker', clearing: 0, forest: 3,
    gear: [{ item: 'boot', state: 'ready', count: 2 }, { item: 'torch', state: 'damaged', count: 1 }],
    relations: [2, -1, 0, null], quests: ['escort'], quests_done: [],
  }, { supply: {} }),
];

export const sampleEvent = (kind: string, text: string, facts: unknown[] = [], n = 7): Event => ({ n, seq: n, seat: 0, kind, rule: '', text, facts });
