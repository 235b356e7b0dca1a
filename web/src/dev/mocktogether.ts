/** A table of four without a server: /t/demo?mock=raiders#key plays seat 1, #invite may sit down, #watch watches. */
import { sampleView } from '../boards/raiders/sample';
import type { ChatLine, Event, Proposal, State, ToServer } from '../lib/wire';

const names = ['Ana', 'Bo', 'Cyrus with a rather long name', ''];
const chat: ChatLine[] = [
  { n: 0, seat: 1, name: 'Bo', text: 'Good luck, all!', at: Date.now() - 600_000 },
  { n: 1, seat: 2, name: names[2] ?? '', text: 'I saw where you put that one. <b>Not bold.</b>', at: Date.now() - 60_000 },
];
let proposals: Proposal[] = [
  { proposal: 1, what: 'undo', seat: 1, text: 'Bo asks to go back to before the HAZARD.', agreed: [1], waiting_for: [0, 2] },
];
let watching = true;
let seq = 40;
let taken = false;

const said: [kind: string, text: string, facts: unknown[]][] = [
  ['began', 'Ana goes first.', ['seat:0']],
  ['spun', 'Ana spins 2 and moves to SAFE, space 2.', ['seat:0', 'pip:2', 'space:2']],
  ['spun', 'Bo spins 1 and moves to HAZARD, space 8.', ['seat:1', 'pip:1', 'space:8']],
  ['braved', 'Bo spins 3 at the HAZARD.', ['seat:1', 'pip:3']],
  ['caught', 'Bo is caught and leaves RA 2 at the HAZARD.', ['seat:1', 'card:ra-2']],
  ['spun', 'Ana spins 5 and moves to RA corner.', ['seat:0', 'pip:5', 'space:7']],
];

export function together(token: string | null): State {
  const you = token === 'key' ? 0 : token === 'taken' ? 3 : -1;
  const view = sampleView({ 'ra-2': 'space:8', 'marion-1': 'seat:0', 'imam-4': 'seat:0', 'ra-4': 'seat:1', 'imam-1': 'seat:2' }, you === 0 ? { 'marion-1': 'red', 'imam-4': 'blue' } : {}, {
    active: 0,
    players: [7, 8, 14, 21].map((at, seat) => ({ seat, at, safe: false, cards: [] })),
    spins: [{ seat: 0, pip: 5, for: 'move' }],
  });
  const events = said.map(([kind, text, facts], n): Event => ({ n, seq: n, seat: 0, kind, rule: 'RAI-10', text, facts }));
  const card = (id: string, label: string) => ({ option: `card:${id}`, label, element: `card:${id}`, hint: '', kind: '' });
  return {
    type: 'state', table: 'demo', game: 'raiders', seq, you, options: {}, view,
    seats: names.map((name, seat) => ({ seat, name: seat === 3 && taken ? 'Dee' : name, player: seat === 3 && !taken ? 'open' : 'person', result: null, online: seat !== 2 })),
    ask: you === 0 ? { asked: seq, prompt: { key: 'take', text: 'Which card do you take?', rule: 'RAI-39' }, options: [card('ra-1', 'RA 1 (ra corner)'), card('ra-3', 'RA 3 (ra corner)')], refused: [] } : null,
    waiting: [{ seat: 0, text: 'Ana: which card to take' }],
    events_from: 0, events, undo: null, over: null, commitment: '', seed: null,
    invite: taken || token === 'watch' ? null : 'invite', watching, proposals: you < 0 ? [] : proposals,
    chat_from: 0, chat: [...chat], since: you < 0 ? null : 2, rematch: false,
  };
}

/** What the table makes of a message. */
export function heard(message: ToServer): void {
  seq += 1;
  if (message.type === 'say') chat.push({ n: chat.length, seat: 0, name: 'Ana', text: message.text, at: Date.now() });
  if (message.type === 'set-watching') watching = message.watching;
  if (message.type === 'answer') proposals = message.agree ? proposals.map((one) => ({ ...one, agreed: [...one.agreed, 0], waiting_for: one.waiting_for.filter((seat) => seat) })) : [];
  if (message.type === 'propose') {
    const text = message.what === 'undo' ? 'Ana asks to take the game back.' : 'Ana asks for a bot.';
    proposals = [...proposals, { proposal: seq, what: message.what, seat: 0, text, agreed: [0], waiting_for: [1, 2] }];
  }
}

export function sitDown(): { seat: number; token: string } {
  taken = true;
  return { seat: 3, token: 'taken' };
}
