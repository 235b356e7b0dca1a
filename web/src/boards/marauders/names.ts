import type { CardKind, Counts, Jewel, KeyColor, Resource, Slot } from './view';

export interface Look {
  name: string;
  /** A drawing in a box of 24. */
  path: string;
  fill: string;
  ink: string;
  letter: string;
}

const KEY = 'M8 3a5 5 0 1 1-.01 10a5 5 0 1 1 .01-10zM8 6.3a1.7 1.7 0 1 0 .01 3.4a1.7 1.7 0 1 0-.01-3.4zM11.3 11.9l9.2 9.1M17 17.5l2.5-2.5M14.2 14.7l2.3-2.3';
const key = (name: string, letter: string, fill: string, ink: string): Look => ({ name: `${name} key`, letter, fill, ink, path: KEY });

export const keys: KeyColor[] = ['red', 'yellow', 'blue', 'wooden'];
export const jewels: Jewel[] = ['silver', 'gold', 'emerald', 'ruby', 'diamond'];
export const resources: Resource[] = ['horse', 'canoe', 'sword', 'mine_cart', 'cannon', 'fortress', 'poison', 'spyglass'];
export const kinds: CardKind[] = [...keys, ...jewels, ...resources];
/** The eight cards that win. */
export const needed: CardKind[] = ['red', 'yellow', 'blue', ...jewels];

const paper = { fill: '#f3e6c8', ink: '#33210f' };

export const look: Record<CardKind, Look> = {
  red: key('Red', 'R', '#c8402f', '#ffffff'),
  yellow: key('Yellow', 'Y', '#f0bf2e', '#2b1a08'),
  blue: key('Blue', 'B', '#2a69b4', '#ffffff'),
  wooden: key('Wooden', 'W', '#8a5a30', '#ffffff'),
  silver: { name: 'Silver', letter: 'S', fill: '#cfd6da', ink: '#22303a', path: 'M6.5 7h11l4 11h-19zM6.5 7l2 4.5h7l2-4.5M8.5 11.5L6 18M15.5 11.5L18 18' },
  gold: { name: 'Gold', letter: 'G', fill: '#f2c14b', ink: '#3a2408', path: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z' },
  emerald: { name: 'Emerald', letter: 'E', fill: '#3a9a6c', ink: '#ffffff', path: 'M7.5 2.5h9l4 4v11l-4 4h-9l-4-4v-11zM8.5 7.5h7v9h-7zM3.5 6.5l5 1M20.5 6.5l-5 1M3.5 17.5l5-1M20.5 17.5l-5-1' },
  ruby: { name: 'Ruby', letter: 'R', fill: '#b8325a', ink: '#ffffff', path: 'M12 2l9 6.5l-3.5 11h-11L3 8.5zM12 7l4.5 3.3l-1.7 5.2H9.2l-1.7-5.2zM12 2v5M21 8.5l-4.5 1.8M3 8.5l4.5 1.8' },
  diamond: { name: 'Diamond', letter: 'D', fill: '#a9dcea', ink: '#123a48', path: 'M6 3.5h12l4 5.5l-10 12.5L2 9zM2 9h20M8.5 9l3.5 12.5L15.5 9L12 3.5z' },
  horse: { ...paper, name: 'Horse', letter: 'H', path: 'M6 21H3.5C1 12 4 3 12 3s11 9 8.5 18H18c1.5-7 .5-13-6-13S4.5 14 6 21zM6 8.5v.1M18 8.5v.1M4.5 14v.1M19.5 14v.1' },
  canoe: { ...paper, name: 'Canoe', letter: 'C', path: 'M2 11c2 8 18 8 20 0c-5 2.5-15 2.5-20 0zM7 4l10 16M5.5 2l3 4.5' },
  sword: { ...paper, name: 'Sword', letter: 'X', path: 'M20.5 3.5L10 14M20.5 3.5L18.5 9L12 15.5L8.5 12L15 5.5zM6 11l7 7M9 15.5L4 20.5' },
  mine_cart: { ...paper, name: 'Mine Cart', letter: 'M', path: 'M3 8h18l-2.5 8h-13zM8 20a1.8 1.8 0 1 0 0-.1zM16 20a1.8 1.8 0 1 0 0-.1zM7 8l2-4l3 2l3-2.5L17 8' },
  cannon: { ...paper, name: 'Cannon', letter: 'K', path: 'M3 9.5L19 5l1.5 5.5L6 15.5zM9 13.5a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM21.5 3v9' },
  fortress: { ...paper, name: 'Fortress', letter: 'F', path: 'M3 21V6h3.5v3h3V6h5v3h3V6H21v15zM9.5 21v-5.5a2.5 2.5 0 0 1 5 0V21' },
  poison: { ...paper, name: 'Poison', letter: 'P', path: 'M9.5 2.5h5M10.5 2.5V8L5 17c-1.5 3 0 4.5 3 4.5h8c3 0 4.5-1.5 3-4.5L13.5 8V2.5M9 15h.1M14.5 15h.1M10 18.5h4' },
  spyglass: { ...paper, name: 'Spyglass', letter: 'Z', path: 'M2 15.5L15 9l2.5 5L4.5 20zM15 9l4-4l3.5 6.5l-5 2.5M8 12.5l2.5 5' },
};

/** The rule that says what a card is for. */
export function cardRule(kind: CardKind): string {
  const resource = (resources as string[]).indexOf(kind);
  if (resource >= 0) return `MAR-${100 + resource}`;
  return isJewel(kind) ? 'MAR-91' : kind === 'wooden' ? 'MAR-81' : 'MAR-80';
}

export const isJewel = (kind: string): kind is Jewel => (jewels as string[]).includes(kind);

/** `gold-red` as what it is worth and which key it wants; the Wild chest is both of all. */
export function chestIn(name: string | null): { jewel: Jewel | null; key: KeyColor | null; wild: boolean } | null {
  if (name === null) return null;
  if (name === 'wild') return { jewel: null, key: null, wild: true };
  const [jewel, color] = name.split('-');
  return { jewel: jewel as Jewel, key: color as KeyColor, wild: false };
}

export const slotName = (slot: Slot): string => (slot === 'terrain' ? 'Terrain Clue' : `${look[slot].name} Clue`);

/** A cell as on a map: A1 is the north-west. */
export const cellName = (cell: number): string => `${'ABCD'[cell % 4]}${Math.floor(cell / 4) + 1}`;

/** Cards in a fixed order, those that there are. */
export function listed(counts: Counts): { kind: CardKind; count: number }[] {
  return kinds.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : []));
}

/** "2 Gold, 1 Horse"; "nothing" for no cards. */
export function countsInWords(counts: Counts): string {
  return listed(counts).map(({ kind, count }) => `${count} ${look[kind].name}`).join(', ') || 'nothing';
}
