import type { Seat } from '../../lib/wire';
import type { TextLine } from '../board';
import { battleIn } from './battle';
import { cardInWords } from './cards';
import { columnNames, factionLook, itemLook, leaders, pieceName, relationNames, suits } from './looks';
import { fieldInWords, fieldsOf } from './fields';
import { maps } from './maps';
import { questOf } from './quests';
import { asRoot, spread, type Column, type Counts, type PlayerView, type RootView } from './view';
import { cardNames, clearingInWords, nameOf, plural, sideName } from './words';

const counted = (counts: Counts, name: (key: string, count: number) => string): string =>
  Object.entries(counts)
    .filter(([, count]) => count)
    .map(([key, count]) => `${count} ${name(key, count ?? 0)}`)
    .join(', ') || 'none';

const itemsOf = (counts: Counts): string => counted(counts, (item) => itemLook(item).name);

/** A player's board in words. */
export function playerInWords(view: RootView, player: PlayerView, seats: Seat[], you: number): string[] {
  const { board } = player;
  const who = player.seat === you ? 'you' : nameOf(player.seat, seats);
  const score = player.dominance ? `plays for ${cardNames([player.dominance])}` : plural(player.points, 'point');
  const lines = [
    `${factionLook(player.faction).name} (${who}): ${score}, ${plural(player.hand_size, 'card')} in hand.`,
    `In play: ${cardNames(player.crafted)}. Items: ${itemsOf(player.items)}${Object.keys(player.tired).length ? `; face down: ${itemsOf(player.tired)}` : ''}.`,
  ];
  if (Object.keys(player.supply).length) lines.push(`Not on the map: ${counted(player.supply, pieceName)}.`);
  if (player.partner >= 0) lines.push(`In coalition with ${sideName(view, player.partner)}.`);
  if (player.known.length) lines.push(`You know of this hand: ${cardNames(player.known)}.`);
  if (board.decree) {
    const columns = (Object.keys(columnNames) as Column[]).map((column) => `${columnNames[column]}: ${cardNames(board.decree?.[column] ?? [])}`);
    lines.push(`${board.leader ? `Led by the ${leaders[board.leader] ?? board.leader}. ` : ''}Decree: ${columns.join('; ')}.`);
  }
  lines.push(...fieldsOf(board).map((field) => `${fieldInWords(field)}.`));
  if (board.supporters_size !== undefined) {
    lines.push(`${plural(board.officers ?? 0, 'officer')}, ${plural(board.supporters_size, 'supporter')}${board.supporters ? `: ${cardNames(board.supporters)}` : ''}.`);
  }
  if (board.gear) {
    const where = board.clearing ? `clearing ${board.clearing}` : board.forest ? `forest ${board.forest}` : 'nowhere yet';
    const gear = board.gear.map(({ item, state, count }) => `${count} ${itemLook(item).name} ${state}`).join(', ') || 'none';
    const relations = (board.relations ?? []).flatMap((value, seat) => (value === null ? [] : [`${sideName(view, seat)} ${relationNames[String(value)]}`]));
    lines.push(`${board.character ?? 'No character'} in ${where}. Items: ${gear}.`);
    lines.push(`Relations: ${relations.join(', ') || 'none'}. Quests: ${(board.quests ?? []).map((id) => `${questOf(id).name} (${questOf(id).suit}: ${questOf(id).items.join(', ')})`).join('; ') || 'none'}.`);
  }
  return lines;
}

/** The whole view in words. */
export function describe(raw: unknown, seats: Seat[], you: number): TextLine[] {
  const view = asRoot(raw);
  const turn = view.phase === 'turns' ? `turn ${view.turn}, ${nameOf(view.active, seats)} plays` : 'set-up';
  const lines: TextLine[] = [{ text: `Map ${maps[view.map].title}, ${turn}.` }];
  const battle = battleIn(view.battle);
  if (battle) {
    const { attacker, defender, clearing, rolled, extra } = battle;
    lines.push({ text: `Battle in clearing ${clearing}: ${sideName(view, attacker)} deals ${rolled[0]} and ${extra[0]} extra, ${sideName(view, defender)} ${rolled[1]} and ${extra[1]} extra.` });
  }
  const mine = view.players.find((player) => player.seat === you);
  if (mine && mine.faction !== null) {
    for (const id of mine.hand ?? []) lines.push({ text: `In your hand: ${cardInWords(id)}`, element: `card:${id}` });
  }
  for (const clearing of view.clearings) lines.push({ text: `${clearingInWords(view, clearing)}.`, element: `clearing:${clearing.id}` });
  for (const player of view.players) {
    if (player.faction === null) lines.push({ text: `${nameOf(player.seat, seats)} has no faction yet.`, element: `seat:${player.seat}` });
    else for (const text of playerInWords(view, player, seats, you)) lines.push({ text, element: `seat:${player.seat}` });
  }
  for (const { hireling, controller, control, board } of view.hirelings) {
    const serves = controller >= 0 ? `serves ${nameOf(controller, seats)}, ${plural(control, 'marker')} left` : 'serves nobody';
    lines.push({ text: `${[`Hireling ${factionLook(hireling).name}: ${serves}`, ...fieldsOf(board).map(fieldInWords)].join('. ')}.` });
  }
  lines.push({ text: `Deck: ${plural(view.deck, 'card')}. Discarded: ${cardNames(spread(view.discard))}. Dominance to take: ${view.available.map((id) => suits[id.replace('dominance-', '') as 'fox']?.name ?? id).join(', ') || 'none'}.` });
  lines.push({ text: `Items in the supply: ${itemsOf(view.items)}.` });
  if (view.closed.length) lines.push({ text: `Closed paths: ${view.closed.map((ends) => ends.join(' to ')).join(', ')}.` });
  return lines;
}
