import type { Item, Suit } from './view';

export interface Look {
  name: string;
  fill: string;
  ink: string;
  /** The outline, in a box of 24. */
  path: string;
  /** Lines over it. */
  face: string;
}

const dot = (x: number, y: number, r = 1.3): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const eyes = (y: number, wide = 3.4): string => dot(12 - wide, y) + dot(12 + wide, y);

export const suits: Record<Suit, Look & { ground: string }> = {
  fox: { name: 'Fox', fill: '#bf3f2b', ink: '#fff', ground: '#e2a184', path: 'M3 2l6 4.5h6L21 2l-1 11l-8 9l-8-9z', face: `${eyes(12, 3.6)}M10.5 18.5h3l-1.5 2.5z` },
  rabbit: { name: 'Rabbit', fill: '#ecc445', ink: '#2b1a08', ground: '#ecd78d', path: 'M7 1.5c2.5 0 3.7 3.5 4 8h2c.3-4.5 1.5-8 4-8s1.5 6-.5 10c3 2.5 2.5 11-4.5 11s-7.5-8.5-4.5-11C5.5 7.5 4.5 1.5 7 1.5z', face: `${eyes(15, 2.6)}M11 18.5h2l-1 1.6z` },
  mouse: { name: 'Mouse', fill: '#dd7f3a', ink: '#2b1a08', ground: '#eab98a', path: 'M6 2.5a4.8 4.8 0 0 1 4.5 5q1.5-.4 3 0a4.8 4.8 0 1 1 6 5.2Q19 18 12 22Q5 18 4.5 12.7A4.8 4.8 0 0 1 6 2.5z', face: `${eyes(13, 3)}${dot(12, 19.5, 1.5)}` },
  bird: { name: 'Bird', fill: '#3f769c', ink: '#fff', ground: '#a9c6d6', path: 'M2 9l5-1.5C8 4 10.5 2.5 13.5 2.5c4.5 0 7 3 7 7.5c0 6-4 11-10.5 11.5l1.5-3.5c-3-1-4.5-3.5-4.5-6.5z', face: dot(12, 8, 1.5) },
};

export const items: Record<Item, { name: string; path: string }> = {
  boot: { name: 'boot', path: 'M7 3h6v10l6 2.5q2 1 2 4.5H7zM7 17h13' },
  bag: { name: 'bag', path: 'M5 9h14l1 12H4zM8.5 9V6a3.5 3.5 0 0 1 7 0v3M8 14h8' },
  crossbow: { name: 'crossbow', path: 'M3 10Q12-1 21 10M12 3v19M3 10l9 5l9-5M9 19h6' },
  hammer: { name: 'hammer', path: 'M4 4h13l3 4H4zM10 8h4v14h-4z' },
  sword: { name: 'sword', path: 'M20.5 3.5L9.5 14.5M20.5 3.5L19 9l-7.5 7.5l-4-4L15 5zM5 11.5l7.5 7.5M8.5 15.5L4 20' },
  tea: { name: 'tea', path: 'M4 9h12v6q0 6-6 6t-6-6zM16 11h2.5q2.5 0 2.5 2.5t-5 3M8 6q-1.5-2 0-4M12 6q-1.5-2 0-4' },
  coins: { name: 'coins', path: 'M9 4a5.5 5.5 0 1 0 .1 0zM15.5 10.5a5.5 5.5 0 1 1-6 6M9 7v5' },
  torch: { name: 'torch', path: 'M9 12h6l-1.5 10h-3zM12 12c-5-1-4-5.5 0-10c0 3 4 4 3.5 7q-.5 2.5-3.5 3z' },
};

export const itemOrder: Item[] = ['boot', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coins', 'torch'];

/** Each faction by color, and by the head of its warriors. */
export const factions: Record<string, Look & { short: string }> = {
  marquise: { name: 'Marquise de Cat', short: 'Marquise', fill: '#d2702f', ink: '#2b1a08', path: 'M3.5 2l5.5 4.5q3-1 6 0L20.5 2v11q0 8.5-8.5 8.5T3.5 13z', face: `${eyes(12)}M10.5 15.5h3l-1.5 1.6zM12 17v2M5 16l-3 .5M19 16l3 .5` },
  eyrie: { name: 'Eyrie Dynasties', short: 'Eyrie', fill: '#2f5fa8', ink: '#fff', path: 'M4 1.5l5 3q3-1 6 0l5-3v9.5c0 5-3 8.5-8 11.5c-5-3-8-6.5-8-11.5z', face: `${dot(8.2, 10, 2.2)}${dot(15.8, 10, 2.2)}M9.8 13h4.4L12 18z` },
  alliance: { name: 'Woodland Alliance', short: 'Alliance', fill: '#5a9a3c', ink: '#10240a', path: 'M6 2.5a4.6 4.6 0 0 1 4.3 4.6q1.7-.4 3.4 0a4.6 4.6 0 1 1 5.7 5.2Q20 21.5 12 21.5T4.6 12.3A4.6 4.6 0 0 1 6 2.5z', face: `${eyes(13, 3)}${dot(12, 17, 1.5)}` },
  vagabond: { name: 'Vagabond', short: 'Vagabond', fill: '#8c8c86', ink: '#161616', path: 'M3 3.5l5 2q4-1.5 8 0l5-2l-.5 9Q18 20 12 22Q6 20 3.5 12.5z', face: 'M4 10.5q4-2 8 1q4-3 8-1q-1 5-5 4.5q-2 0-3-2q-1 2-3 2q-4 .5-5-4.5zM10.8 18h2.4l-1.2 1.8z' },
  'second-vagabond': { name: 'Second Vagabond', short: '2nd Vagabond', fill: '#4b4a48', ink: '#fff', path: 'M3 3.5l5 2q4-1.5 8 0l5-2l-.5 9Q18 20 12 22Q6 20 3.5 12.5z', face: `${eyes(12, 4)}M7 17h10` },
  cult: { name: 'Lizard Cult', short: 'Cult', fill: '#e3cf3d', ink: '#2b1a08', path: 'M12 1.5q5 3 7.5 9q-1 8-7.5 12q-6.5-4-7.5-12Q7 4.5 12 1.5z', face: `${eyes(10, 4)}M8 17q4 3 8 0` },
  riverfolk: { name: 'Riverfolk Company', short: 'Riverfolk', fill: '#3fa7a0', ink: '#08201e', path: 'M4 5a3 3 0 0 1 4-1.5q4-1.5 8 0a3 3 0 0 1 4 1.5v9q0 8-8 8t-8-8z', face: `${eyes(10)}${dot(12, 14, 2)}M7 17l-4 1M17 17l4 1` },
  duchy: { name: 'Underground Duchy', short: 'Duchy', fill: '#d9b48c', ink: '#2b1a08', path: 'M12 2c6 0 9 5 9 10s-4 10-9 10s-9-5-9-10s3-10 9-10z', face: `${eyes(9, 4)}${dot(12, 15, 2.6)}` },
  corvids: { name: 'Corvid Conspiracy', short: 'Corvids', fill: '#6a4c8c', ink: '#fff', path: 'M1.5 11l6-3C9 4 11.5 2 15 2c4 0 6.5 3 6.5 8S18 21.5 11 22l-3-9z', face: dot(14, 8, 1.6) },
  hundreds: { name: 'Lord of the Hundreds', short: 'Hundreds', fill: '#b3262e', ink: '#fff', path: 'M2 5l6 1q4-2.5 8 0l6-1l-3 7l-7 10l-7-10z', face: `${eyes(11)}M12 18.5v3` },
  keepers: { name: 'Keepers in Iron', short: 'Keepers', fill: '#7d8894', ink: '#10161c', path: 'M4 4h16v9q-1 7-8 9q-7-2-8-9z', face: 'M10 5h4v16h-4zM6.5 11h2M15.5 11h2' },
};

/** The heads of hirelings: those of the faction they come from, on plain wood. */
const kin: Record<string, string> = {
  'forest-patrol': 'marquise', 'feline-physicians': 'marquise',
  'last-dynasty': 'eyrie', 'bluebird-nobles': 'eyrie',
  'spring-uprising': 'alliance', 'rabbit-scouts': 'alliance',
  exile: 'vagabond', brigand: 'vagabond',
  'riverfolk-flotilla': 'riverfolk', 'otter-divers': 'riverfolk',
  'warm-sun-prophets': 'cult', 'lizard-envoys': 'cult',
  'corvid-spies': 'corvids', 'raven-sentries': 'corvids',
  'sunward-expedition': 'duchy', 'mole-artisans': 'duchy',
  'flame-bearers': 'hundreds', 'rat-smugglers': 'hundreds',
  'vault-keepers': 'keepers', 'badger-bodyguards': 'keepers',
};

const plain: Look = { name: 'Hireling', fill: '#c9ab7c', ink: '#2b1a08', path: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z', face: 'M8 8h8v8h-8z' };

const title = (id: string): string => id.split('-').map((word) => (word[0]?.toUpperCase() ?? '') + word.slice(1)).join(' ');

function hirelingLook(id: string): Look & { short: string } {
  const head = factions[kin[id] ?? ''] ?? plain;
  const name = id === 'exile' || id === 'brigand' ? `The ${title(id)}` : title(id) || plain.name;
  return { ...head, fill: plain.fill, ink: plain.ink, name, short: name };
}

export const factionLook = (id: string | null | undefined): Look & { short: string } => factions[id ?? ''] ?? hirelingLook(id ?? '');

export type Sort = 'warrior' | 'building' | 'token';

/** What is drawn upon a building or token, in a box of 24. */
const marks: Record<string, string> = {
  sawmill: 'M12 4.5l1.8 2l2.7-.5l.5 2.7l2.4 1.3l-1.2 2.5l1.2 2.5l-2.4 1.3l-.5 2.7l-2.7-.5l-1.8 2l-1.8-2l-2.7.5l-.5-2.7l-2.4-1.3l1.2-2.5l-1.2-2.5l2.4-1.3l.5-2.7l2.7.5zM12 11a1.5 1.5 0 1 0 .1 0z',
  workshop: 'M5 5h11l3 3.5H5zM10.5 8.5h3V20h-3z',
  recruiter: 'M6 20v-9q0-6 6-6t6 6v9h-4v-7h-4v7zM12 5V2.5',
  roost: 'M3.5 12h17q-1 7.5-8.5 7.5T3.5 12zM8 12V7l4-3.5L16 7v5M3 15l18 1',
  wood: 'M4 8h12a4 4 0 0 1 0 8H4a4 4 0 0 1 0-8zM16 10.5a1.6 1.6 0 1 0 .1 0z',
  keep: 'M5 21V5h3v3h2.5V5h3v3H16V5h3v16zM10 21v-5h4v5z',
  stronghold: 'M4 21V7l3 2V4h3v4h4V4h3v5l3-2v14h-6v-5h-4v5z',
  mob: 'M12 2.5c1 4 5.5 5 5.500 11a5.500 6.500 0 0 1-11 0c0-3 2-4 2-6.500c1.500 .5 2 1.500 2.500 2.500c1-2 1.500-4.500 1-7z',
  tunnel: 'M3 20v-6a9 9 0 0 1 18 0v6h-5v-5a4 4 0 0 0-8 0v5z',
  citadel: 'M4 20V9h3V5l5-3l5 3v4h3v11h-6v-5h-4v5z',
  market: 'M4 10l2-5h12l2 5zM6 11h12v9H6zM10 14h4v6h-4z',
  plot: 'M12 3l9 9l-9 9l-9-9zM12 8v5M12 15.500v1',
  vault: 'M4 4h16v16H4zM12 8a4 4 0 1 1-.1 0z',
  bandit: 'M5 9q7-9 14 0l3 3q-10 5-20 0zM6 14h12q-1 6-6 6t-6-6z',
  foothold: 'M5 21V4l13 5l-10 4v8z',
  figure: 'M12 3a4 4 0 0 1 2.500 7c3 1 4 5 4 10.500h-13c0-5.500 1-9.500 4-10.500a4 4 0 0 1 2.500-7z',
  tablet: 'M6 20.500v-13q0-5 6-5t6 5v13zM9 9h6M9 12.500h6M9 16h4',
  jewelry: 'M7 4h10l4 5l-9 12l-9-12zM3 9h18',
  sympathy: 'M7 21v-6L4.5 12V8h3V5h3V4h3v1h3v2h3v7L17 16.5V21z',
};

export function pieceSort(kind: string): Sort {
  if (kind.endsWith('-warrior') || kind === 'warlord') return 'warrior';
  return ['wood', 'keep', 'sympathy', 'tunnel', 'plot', 'mob', 'foothold'].includes(kind) || /-(post|relic)$/.test(kind) ? 'token' : 'building';
}

/** The mark on a building or token; bases, gardens and posts show the suit they stand for. */
export function markOf(kind: string): string {
  const suit = suits[kind.split('-')[0] as Suit];
  return marks[kind] ?? marks[kind.split('-')[0] ?? ''] ?? suit?.path ?? 'M6 20V10l6-5l6 5v10z';
}

export function pieceName(kind: string, count = 1): string {
  const name = kind.endsWith('-warrior') ? 'warrior' : kind.replace('-', ' ');
  return count === 1 || name === 'wood' || name === 'sympathy' ? name : `${name}s`;
}

export const itemLook = (item: string): { name: string; path: string } => items[item as Item] ?? { name: item, path: '' };

export const leaders: Record<string, string> = { builder: 'Builder', charismatic: 'Charismatic', commander: 'Commander', despot: 'Despot' };
/** What a leader brings: the columns of the Viziers, and an ability. */
export const leaderFacts: Record<string, string> = {
  builder: 'Viziers: recruit, move. Crafts for full points.',
  charismatic: 'Viziers: recruit, battle. Recruits two at a time.',
  commander: 'Viziers: move, battle. One extra hit when attacking.',
  despot: 'Viziers: move, build. One point more for removing buildings and tokens.',
};

export const columnNames = { recruit: 'Recruit', move: 'Move', battle: 'Battle', build: 'Build' } as const;
export const relationNames: Record<string, string> = { '-1': 'Hostile', '0': 'Indifferent', '1': 'Friendly', '2': 'Close', '3': 'Allied' };
