import type { Seat } from '../../lib/wire';
import type { Target } from '../board';
import { thing, type Box, type Thing as Touched } from '../thing';
import type { Scene } from './acts';
import { cardAtSpace, CORNER, matBox, matRoom, inRows, MIDDLE, SIZE, spaceBox, CARD, HEAD, type Lying } from './geometry';
import { cardInWords, playerInWords, spaceInWords } from './describe';
import { colorLook, colors, groupLook, groups } from './names';
import { numberIn } from './acts';
import type { CardView, Color, Group, RaidersView } from './view';

/** Where every card is drawn. */
export function layout(view: RaidersView, place: Scene['place']): Map<string, Lying> {
  const by = new Map<string, CardView[]>();
  for (const card of view.cards) {
    const where = place[card.id] ?? card.place;
    by.set(where, [...(by.get(where) ?? []), card]);
  }
  const spaces = view.track.length;
  const spots = new Map<string, Lying>();
  for (const [where, cards] of by) {
    const space = numberIn(where, 'space');
    const seat = numberIn(where, 'seat');
    const rows = seat === null ? [] : inRows(matRoom(matBox(seat, view.players.length)), Math.max(4, cards.length));
    cards.forEach((card, n) => {
      const kind = view.track[space ?? 0];
      const spot = space === null || !kind ? rows[n] : cardAtSpace(space, kind, spaces, n, cards.length);
      if (spot) spots.set(card.id, spot);
    });
  }
  return spots;
}

/** Something on the board that can be pointed at. */
export interface Thing extends Touched {
  /** Where it lies, if it lies somewhere: `space:3`, `seat:1`. */
  place: string;
}

/** Everything on the board that can be pointed at; what lies on top comes last. */
export function things(
  view: RaidersView,
  spots: Map<string, Lying>,
  targets: Map<string, Target[]>,
  seats: Seat[],
  you: number,
): Thing[] {
  const at = (element: string): Target[] => targets.get(element) ?? [];
  const list: Thing[] = [];
  const add = (element: string, place: string, box: Box, round: number, words: string): void => {
    list.push({ ...thing(element, box, round, at(element), words), place });
  };
  view.track.forEach((_, n) => {
    add(`space:${n}`, `space:${n}`, spaceBox(n, view.track.length), 10, spaceInWords(view, n, seats));
  });
  for (const player of view.players) {
    const mat = matBox(player.seat, view.players.length);
    add(`seat:${player.seat}`, `seat:${player.seat}`, mat, 14, playerInWords(view, player.seat, seats, you));
  }
  for (const card of view.cards) {
    const spot = spots.get(card.id);
    if (!spot) continue;
    const [width, height] = [CARD.width * spot.scale, CARD.height * spot.scale];
    const box = { x: spot.x - width / 2, y: spot.y - height / 2, width, height };
    add(`card:${card.id}`, card.place, box, 7 * spot.scale, cardInWords(view, card, seats, you));
  }
  for (const ask of asks(view, targets)) {
    add(ask.element, `seat:${ask.seat}`, ask.box, 8, `Ask ${seats[ask.seat]?.name ?? ''} for a ${groupLook[ask.group].name} card`);
  }
  for (const { color, box } of colorBoxes(targets)) add(`color:${color}`, '', box, 16, `The color ${colorLook[color].name}`);
  return list;
}

/** The requests that can be made in a raid, each on the mat of whom it is made to. */
export function asks(view: RaidersView, targets: Map<string, Target[]>): { element: string; seat: number; group: Group; box: Box }[] {
  return view.players.flatMap(({ seat }) => {
    const mat = matBox(seat, view.players.length);
    return groups
      .filter((group) => targets.has(`request:${seat}:${group}`))
      .map((group, n) => ({
        element: `request:${seat}:${group}`,
        seat,
        group,
        box: { x: mat.x + mat.width - 6 - (n + 1) * 62, y: mat.y + 3, width: 58, height: HEAD - 6 },
      }));
  });
}

/** The colors to call a raid on, on both sides of the spinner. */
export function colorBoxes(targets: Map<string, Target[]>): { color: Color; box: Box }[] {
  return colors
    .filter((color) => targets.has(`color:${color}`))
    .map((color) => {
      const n = colors.indexOf(color);
      const x = n < 2 ? CORNER + 12 + n * 84 : SIZE - CORNER - 12 - (4 - n) * 84;
      return { color, box: { x, y: MIDDLE - 44, width: 80, height: 88 } };
    });
}
