import type { Seat } from '../../lib/wire';
import type { TextLine } from '../board';
import { numberIn } from './acts';
import { cardName, isGroup, spaceLook, spaceName } from './names';
import { asRaiders, type CardView, type RaidersView } from './view';

export const nameOf = (seat: number, seats: Seat[]): string => seats[seat]?.name || `Seat ${seat + 1}`;

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** A place in words: `space:8` is HAZARD, space 8; `seat:1` is before Bo. */
export function placeInWords(view: RaidersView, place: string, seats: Seat[], you: number): string {
  const space = numberIn(place, 'space');
  if (space !== null) {
    const kind = view.track[space];
    return kind ? spaceName(kind, space) : place;
  }
  const seat = numberIn(place, 'seat');
  if (seat === null) return place;
  return seat === you ? 'before you' : `before ${nameOf(seat, seats)}`;
}

export function cardInWords(view: RaidersView, card: CardView, seats: Seat[], you: number): string {
  const color = card.color ? `, ${card.color}` : ', face down';
  const how = card.up ? ', turned up for all' : card.color ? ', known to you' : '';
  return `${cardName(card.id)}${color}${how}, ${placeInWords(view, card.place, seats, you)}`;
}

export function spaceInWords(view: RaidersView, at: number, seats: Seat[]): string {
  const kind = view.track[at];
  if (!kind) return '';
  const here = view.players.filter((player) => player.at === at).map(({ seat }) => nameOf(seat, seats));
  const cards = view.cards.filter((card) => card.place === `space:${at}`).length;
  const parts = [spaceName(kind, at)];
  if (isGroup(kind) || cards) parts.push(count(cards, 'card'));
  if (here.length) parts.push(`${here.join(' and ')} ${here.length > 1 ? 'stand' : 'stands'} here`);
  return parts.join(', ');
}

export function playerInWords(view: RaidersView, seat: number, seats: Seat[], you: number): string {
  const player = view.players[seat];
  const kind = view.track[player?.at ?? 0];
  if (!player || !kind) return '';
  const who = seat === you ? `${nameOf(seat, seats)} (you)` : nameOf(seat, seats);
  const cards = player.cards.map((id) => {
    const color = view.cards.find((card) => card.id === id)?.color;
    return color ? `${cardName(id)} ${color}` : cardName(id);
  });
  return `${who} on ${spaceName(kind, player.at)}; ${count(cards.length, 'card')}${cards.length ? `: ${cards.join(', ')}` : ''}`;
}

/** The whole view in words: what the board shows, for who cannot see it. */
export function describe(raw: unknown, seats: Seat[], you: number): TextLine[] {
  const view = asRaiders(raw);
  const lines: TextLine[] = [
    { text: view.turn ? `Round ${view.round}, turn ${view.turn}: ${nameOf(view.active, seats)}.` : 'Set-up.' },
  ];
  for (const spin of view.spins) {
    const why = spin.for === 'move' ? 'to move' : spin.for === 'hazard' ? 'at the HAZARD' : `in the ${spin.for}`;
    lines.push({ text: `${nameOf(spin.seat, seats)} spun ${spin.pip} ${why}.` });
  }
  if (view.raid) {
    const turned = view.raid.turned.map(cardName).join(', ') || 'nothing yet';
    lines.push({ text: `A ${view.raid.color} raid is on. Turned up: ${turned}.` });
  }
  for (const { seat } of view.players) {
    lines.push({ text: `${playerInWords(view, seat, seats, you)}.`, element: `seat:${seat}` });
  }
  view.track.forEach((kind, at) => {
    const cards = view.cards.filter((card) => card.place === `space:${at}`);
    if (!cards.length && !isGroup(kind)) return;
    const names = cards.map((card) => cardName(card.id) + (card.color ? ` ${card.color}` : '')).join(', ');
    lines.push({ text: `${spaceName(kind, at)}: ${names || 'no cards'}.`, element: `space:${at}` });
  });
  for (const known of view.known) {
    if (known.why === 'own' || (!known.color && !known.could_be)) continue;
    const what = known.color ? `is ${known.color}` : `can be ${known.could_be?.join(' or ')}`;
    lines.push({ text: `You know: ${cardName(known.card)} ${what}.`, element: `card:${known.card}` });
  }
  const ring = view.track.map((kind, at) => (isGroup(kind) ? spaceName(kind, at) : `${at} ${spaceLook[kind].name}`));
  lines.push({ text: `The ring, clockwise: ${ring.join(', ')}.` });
  if (view.winner !== null) {
    lines.push({ text: `${nameOf(view.winner, seats)} wins with four ${view.won_color} cards.` });
  }
  return lines;
}
