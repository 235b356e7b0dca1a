import type { Target } from '../board';
import { facts } from './facts';
import { playerOf, type RootView } from './view';

/** An option whose thing stands neither on the map nor in the hand: it is drawn beside the options. */
export interface Choice {
  element: string;
  kind: string;
  of: string;
  target: Target;
}

const drawnThere = ['card', 'use', 'column', 'leader', 'piece', 'item', 'tired', 'broken', 'tired-broken', 'suit'];
/** Those that come with a sentence. What the server says of an option itself needs no second place beside the list. */
export const told = ['waystation', 'hire', 'control', 'faction'];

/** On whose board something to choose lies, by the kind of its element. */
export const owners: Record<string, string> = { mood: 'hundreds', minister: 'duchy', plot: 'corvids', waystation: 'keepers', retinue: 'keepers', upon: 'riverfolk' };

/** Whether a faction's board has something that can be chosen now. */
export const holdsTarget = (faction: string | null, targets: Map<string, Target[]>): boolean =>
  [...targets.keys()].some((element) => owners[element.split(':')[0] ?? ''] === faction && element !== 'upon:expose');

/** The options to draw as things of their own, in the order they are offered. */
export function choices(view: RootView, targets: Map<string, Target[]>, you: number): Choice[] {
  const hand = new Set((playerOf(view, you)?.hand ?? []).map((id) => `card:${id}`));
  const me = playerOf(view, you)?.board;
  // A card of the Retinue is another one than its twin in the hand.
  const retinue = new Set(Object.values(me?.retinue_left ?? {}).flatMap((ids) => (ids ?? []).map((id) => `card:${id}`)));
  const pool = new Set(view.draft?.pool.map(({ faction }) => faction));
  const taken = new Set(view.players.map(({ faction }) => faction));
  return [...targets].flatMap(([element, list]) => {
    // A hireling to use is lit on its own card; the warlord is asked for with yes or no.
    if (element.startsWith('hire:') || element === 'piece:warlord') return [];
    const [kind = '', of = ''] = element === 'faithful-retainer' ? ['card', element] : element.split(':');
    const target = list[0];
    if (!target || !of || (hand.has(element) && !retinue.has(element))) return [];
    // Those that have a place of their own beside the map: players, the draft.
    if (kind === 'faction' && (taken.has(of) || pool.has(of))) return [];
    const hired = kind === 'faction' && facts.hire?.[of] !== undefined;
    return told.includes(kind) || drawnThere.includes(kind) ? [{ element, kind: hired ? 'hire' : kind, of, target }] : [];
  });
}
