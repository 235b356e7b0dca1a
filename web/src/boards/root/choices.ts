import type { Target } from '../board';
import { playerOf, type RootView } from './view';

/** An option whose thing stands neither on the map nor in the hand: it is drawn beside the options. */
export interface Choice {
  element: string;
  kind: string;
  of: string;
  target: Target;
}

const drawnThere = ['card', 'use', 'column', 'leader', 'piece', 'item', 'tired', 'broken', 'tired-broken', 'suit', 'character'];

/** The options to draw as things of their own, in the order they are offered. */
export function choices(view: RootView, targets: Map<string, Target[]>, you: number): Choice[] {
  const hand = new Set((playerOf(view, you)?.hand ?? []).map((id) => `card:${id}`));
  const taken = new Set(view.players.map(({ faction }) => faction));
  return [...targets].flatMap(([element, list]) => {
    const [kind = '', of = ''] = element.split(':');
    const target = list[0];
    const unseated = kind === 'faction' && !taken.has(of);
    return target && of && (unseated || drawnThere.includes(kind)) && !hand.has(element) ? [{ element, kind, of, target }] : [];
  });
}
