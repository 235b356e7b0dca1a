import type { TextLine } from '../board';
import { byName, face } from './cards';
import { shore } from './geometry';
import type { MaroonedView, PlacedCard } from './view';

const corners = { NW: 'north-west', NE: 'north-east', SE: 'south-east', SW: 'south-west' };
const winds = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** A square by its distance from the first card: "2 north, 1 east of the landing". */
export function where(row: number, col: number): string {
  const parts: string[] = [];
  if (row) parts.push(`${Math.abs(row)} ${row < 0 ? 'north' : 'south'}`);
  if (col) parts.push(`${Math.abs(col)} ${col < 0 ? 'west' : 'east'}`);
  return parts.length ? `${parts.join(', ')} of the landing` : 'the landing';
}

export function cardInWords(card: PlacedCard): string {
  const shown = face(card.id, card.side);
  const parts = [`${shown.name}, ${where(card.row, card.col)}`];
  if (shown.heart) parts.push(`health ${shown.heart > 0 ? '+' : '−'}${Math.abs(shown.heart)}`);
  if (shown.vp) parts.push(`${shown.vp} victory point${shown.vp === 1 ? '' : 's'}`);
  if (shown.corner) parts.push(`ship icon ${corners[shown.corner]}`);
  if (card.side === 'a' && card.why) parts.push(`flips with: ${card.why}${card.flips ? ' (met)' : ''}`);
  return parts.join('; ');
}

/** The whole view in words: what the board shows, for who cannot see it. */
export function describe(raw: unknown): TextLine[] {
  const view = raw as MaroonedView;
  const lines: TextLine[] = [{ text: `Turn ${view.turn}. Health ${view.health} of ${view.max_health}.` }];
  const cards = [...view.cards].sort((one, other) => one.row - other.row || one.col - other.col);
  const under = cards.find((card) => view.player && card.row === view.player[0] && card.col === view.player[1]);
  if (view.player) {
    lines.push({ text: `You stand on ${under ? face(under.id, under.side).name : 'sand'}, ${where(...view.player)}.` });
  }
  lines.push(shipLine(view), areaLine(view));
  if (view.extra_space) lines.push({ text: 'Compass: one extra step onto a placed card this turn.' });
  lines.push({ text: `${cards.length} card${cards.length === 1 ? '' : 's'} on the island:` });
  for (const card of cards) lines.push({ text: `${cardInWords(card)}.`, element: `card:${card.id}` });
  const beside = shore(view);
  if (beside.length) {
    const places = beside.map(([row, col]) => where(row, col)).join('; ');
    lines.push({ text: `Unexplored squares beside the island: ${places}.` });
  }
  const left = byName(view.deck.left).map((card) => card.a.name);
  lines.push({ text: `Deck: ${view.deck.count}. Still in it: ${left.join(', ') || 'nothing'}.`, element: 'deck' });
  const { vp, health, cards: bonus, total } = view.score;
  lines.push({ text: `If rescued now: ${total} points (${vp} on cards, ${health} health, ${bonus} for cards placed).` });
  if (view.outcome) lines.push({ text: `The game is over: ${view.outcome.replace('_', ' ')}.` });
  return lines;
}

function shipLine(view: MaroonedView): TextLine {
  const ship = view.ship;
  if (!ship) return { text: 'The ship is in port.' };
  const place = ship.at === 0 ? 'at the corner' : `beside coast square ${ship.at}`;
  const on = ship.sails_on ? ' It will sail on along the next coast.' : '';
  return {
    text: `A ship from the ${corners[ship.corner]} corner sails ${winds[ship.sails]}, ${place}.${on}`,
    element: 'ship',
  };
}

function areaLine(view: MaroonedView): TextLine {
  const { area } = view;
  if (!area.fixed) return { text: 'No ship sails, so the playing area is not fixed yet.' };
  const from = where(area.top, area.left);
  const to = where(area.top + area.height - 1, area.left + area.width - 1);
  return { text: `Playing area: from ${from} to ${to}.` };
}
