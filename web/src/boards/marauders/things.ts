import type { Seat } from '../../lib/wire';
import type { Target } from '../board';
import { chestInWords, nameOf, spaceInWords } from './describe';
import { around, thing, type Box, type Thing } from '../thing';
import { chestAt, scoutAt, spaceAt, SQUARE } from './geometry';
import type { MaraudersView } from './view';

/** All on the map that can be pointed at: chests, ports, scouts, and the squares that are lit. */
export function things(view: MaraudersView, targets: Map<string, Target[]>, seats: Seat[]): Thing[] {
  const list: Thing[] = [];
  const add = (element: string, box: Box, round: number, words: string): void =>
    void list.push(thing(element, box, round, targets.get(element) ?? [], words));
  for (const [name, home] of Object.entries(view.ports)) {
    const at = spaceAt(name);
    const whose = home === null ? '' : `, home of ${nameOf(home, seats)}`;
    if (at) add(name, around(at.x, at.y, 56), 28, `${spaceInWords(name)}${whose}`);
  }
  for (const chest of view.chests) {
    const { x, y } = chestAt(chest.cell);
    add(`chest:${chest.cell}`, around(x, y, 44), 8, chestInWords(view, chest, seats));
  }
  for (const element of targets.keys()) {
    const at = element.startsWith('square:') ? spaceAt(element) : null;
    if (at) add(element, around(at.x, at.y, SQUARE - 2), 5, spaceInWords(element));
  }
  for (const scout of view.scouts) {
    const element = `scout:${scout.seat}:${scout.scout}`;
    const at = scoutAt(scout, view);
    if (at && targets.has(element)) add(element, around(at.x, at.y, 34), 17, `Scout ${scout.scout} of ${nameOf(scout.seat, seats)}, ${spaceInWords(scout.at)}`);
  }
  return list;
}
