import { colors, groups } from './names';
import type { Color, Group, RaidersView } from './view';

/** By color: which groups a seat has of it, as far as the view tells. */
export function setsOf(view: RaidersView, seat: number): { color: Color; has: Group[] }[] {
  const cards = view.cards.filter((card) => card.place === `seat:${seat}`);
  return colors.map((color) => ({
    color,
    has: groups.filter((group) => cards.some((card) => card.group === group && card.color === color)),
  }));
}
