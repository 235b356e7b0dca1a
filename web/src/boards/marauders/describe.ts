import type { Seat } from '../../lib/wire';
import type { TextLine } from '../board';
import { cellName, chestIn, countsInWords, look, slotName } from './names';
import { asMarauders, type ChestView, type MaraudersView, type Terms, type TileView } from './view';

export const nameOf = (seat: number, seats: Seat[]): string => seats[seat]?.name || `Seat ${seat + 1}`;

const portNames: Record<string, string> = {
  NW: 'north-west', N: 'north', NE: 'north-east', E: 'east', SE: 'south-east', S: 'south', SW: 'south-west', W: 'west',
};

/** A space in words: "column 3, row 5", "the north port". */
export function spaceInWords(name: string | null): string {
  if (name === null) return 'at sea';
  const square = /^square:(\d+):(\d+)$/.exec(name);
  if (square) return `column ${Number(square[1]) + 1}, row ${Number(square[2]) + 1}`;
  return `the ${portNames[name.replace('port:', '')] ?? name} port`;
}

export function chestInWords(view: MaraudersView, chest: ChestView, seats: Seat[]): string {
  const terrain = view.tiles[chest.cell]?.terrain ?? '';
  const parts = [`Chest ${cellName(chest.cell)}${terrain ? `, ${terrain}` : ''}`];
  parts.push(chest.open ? `open, guarded by ${nameOf(chest.guard ?? 0, seats)}` : 'closed');
  const inside = chestIn(chest.chest);
  if (inside?.wild) parts.push('the Wild chest');
  else if (inside?.jewel && inside.key) parts.push(`${look[inside.jewel].name} with a ${inside.key} key`);
  if (chest.cart) parts.push('Mine Cart');
  if (chest.fortress) parts.push('Fortress');
  return parts.join(', ');
}

export function tileInWords(tile: TileView): string {
  const river = tile.mouths ? `, river to ${[...tile.mouths].join(' ')}` : '';
  const xs = [tile.boulder_possible ? 'boulder' : '', tile.cave_possible ? 'cave' : ''].filter(Boolean).join(' and ');
  const can = xs ? `the artifact can be under the x: ${xs}` : 'the artifact is not here';
  return `${cellName(tile.cell)}: ${tile.terrain}, ${tile.water} like a ${tile.shape}${river}; ${can}`;
}

/** What an offer gives and takes, from the side of whoever made it. */
export function termsInWords(terms: Terms): string {
  const side = (cards: Terms['gives'], clues: Terms['gives_clues']): string => {
    const parts = [countsInWords(cards), ...clues.map((slot) => `the ${slotName(slot)}`)].filter((part) => part !== 'nothing');
    return parts.join(', ') || 'nothing';
  };
  return `gives ${side(terms.gives, terms.gives_clues)} for ${side(terms.wants, terms.wants_clues)}`;
}

export function playerInWords(view: MaraudersView, seat: number, seats: Seat[]): string {
  const player = view.players[seat];
  if (!player) return '';
  const parts = [`${nameOf(seat, seats)}: ${player.hand} in hand, ${player.stash} stashed, ${player.guards} guards left`];
  if (player.unlocked.length) parts.push(`clues: ${player.unlocked.map(slotName).join(', ')}`);
  if (player.allied) parts.push('alliance used up');
  if (player.poisoned) parts.push('poisoned');
  if (player.ready) parts.push('ready for the artifact');
  return parts.join('; ');
}

/** The whole view in words: what the board shows, for who cannot see it. */
export function describe(raw: unknown, seats: Seat[], you: number): TextLine[] {
  const view = asMarauders(raw);
  const lines: TextLine[] = [{ text: `Round ${view.round}, turn ${view.turn}: ${nameOf(view.active, seats)}. ${view.spaces} spaces to go.` }];
  if (view.dice) lines.push({ text: `Dice: ${view.dice.jewels.join(', ')} and ${view.dice.key}.` });
  if (view.mine) {
    const { hand, stash, missing, clues } = view.mine;
    lines.push({ text: `Your hand: ${countsInWords(hand)}. Your stash: ${countsInWords(stash)}.` });
    lines.push({ text: `Still to stash: ${missing.map((kind) => look[kind].name).join(', ') || 'nothing'}.` });
    const said = Object.entries(clues).map(([trait, value]) => `${trait} ${value ?? 'not known'}`);
    lines.push({ text: `The artifact: ${said.join(', ')}.` });
  }
  for (const { seat } of view.players) lines.push({ text: `${playerInWords(view, seat, seats)}.`, element: `seat:${seat}` });
  for (const scout of view.scouts) {
    const who = scout.seat === you ? 'Your' : `${nameOf(scout.seat, seats)}'s`;
    lines.push({ text: `${who} scout ${scout.scout}: ${spaceInWords(scout.at)}.`, element: `scout:${scout.seat}:${scout.scout}` });
  }
  for (const chest of view.chests) lines.push({ text: `${chestInWords(view, chest, seats)}.`, element: `chest:${chest.cell}` });
  for (const tile of view.tiles) lines.push({ text: `Tile ${tileInWords(tile)}.` });
  const vault = Object.entries(view.vault).map(([jewel, count]) => `${count} ${jewel}`);
  lines.push({ text: `Vault: ${vault.join(', ')}. Piles: ${view.piles.key} keys, ${view.piles.resource} resources.` });
  for (const clue of view.clues) {
    const by = clue.markers.map((seat) => nameOf(seat, seats)).join(', ');
    lines.push({ text: `${slotName(clue.slot)}: ${clue.card ?? 'face down'}${by ? `, unlocked by ${by}` : ''}.`, element: `clue:${clue.slot}` });
  }
  if (view.offer?.terms) lines.push({ text: `Offer: ${nameOf(view.offer.from, seats)} ${termsInWords(view.offer.terms)}.` });
  for (const row of view.known) {
    const has = countsInWords(row.both);
    if (has !== 'nothing') lines.push({ text: `You know that ${nameOf(row.seat, seats)} has at least ${has}.` });
  }
  return lines;
}
