import { cardOf, cards } from './cards';
import { itemLook, items, suits } from './looks';
import { spread, type Counts, type FactionPart } from './view';

/** A part of a faction's board that has no drawing of its own: its title and what stands there. */
export interface Field {
  title: string;
  kind: 'text' | 'card' | 'item' | 'suit';
  values: string[];
}

/** What is drawn otherwise. */
const drawn = [
  'leader', 'deposed', 'decree', 'decree_left', 'officers', 'supporters_size', 'supporters', 'known_supporters',
  'character', 'clearing', 'forest', 'gear', 'relations', 'aids', 'quests', 'quests_done',
];

/** What boards have drawings of, and words otherwise. */
export const pictured = [
  'mood', 'hoard', 'command', 'prowess', 'warlord', 'oppressed', 'retinue', 'retinue_left', 'waystations', 'relics', 'columns_filled',
  'outcast', 'hated', 'acolytes', 'lost_souls', 'revealed', 'gardens', 'plots', 'plots_left', 'plotted', 'exerted',
  'prices', 'payments', 'funds', 'committed', 'tracks', 'boats', 'mercenaries', 'burrow', 'swayed', 'unswayed', 'crowns', 'acted',
];

const words = (text: string): string => text.replace(/[_-]/g, ' ');
export const titled = (text: string): string => (text[0]?.toUpperCase() ?? '') + words(text.slice(1));
const place = (text: string): string => words(text.replace(/^(clearing|forest):/, '$1 '));

function kindOf(values: string[]): Field['kind'] {
  const all = (known: object): boolean => values.length > 0 && values.every((value) => value in known);
  if (all(suits)) return 'suit';
  if (all(items)) return 'item';
  return all({ ...cards, 'faithful-retainer': 1 }) ? 'card' : 'text';
}

const isCounts = (value: object): value is Counts => Object.values(value).every((one) => typeof one === 'number');

function row(value: unknown): string {
  if (typeof value !== 'object' || value === null) return place(String(value));
  return Object.values(value)
    .filter((part) => part !== null)
    .map((part) => (Array.isArray(part) ? part.map(row).join(' / ') : part === 0 ? 'on the board' : typeof part === 'number' ? `clearing ${part}` : row(part)))
    .join(', ');
}

function field(key: string, value: unknown): Field[] {
  const title = titled(key);
  if (value === null || value === undefined || value === false) return [];
  if (Array.isArray(value)) {
    const values = value.map((one) => (typeof one === 'string' ? one : row(one)));
    const kind = kindOf(values);
    return [{ title, kind, values: kind === 'text' ? values.map(place) : values }];
  }
  if (typeof value === 'object') {
    if (!isCounts(value)) return Object.entries(value).flatMap(([name, part]) => field(`${key}: ${name}`, part));
    const kind = kindOf(Object.keys(value));
    return [{ title, kind, values: kind === 'text' ? Object.entries(value).map(([name, count]) => `${count} ${words(name)}`) : spread(value) }];
  }
  const values = [value === true ? 'yes' : String(value)];
  return [{ title, kind: kindOf(values), values: kindOf(values) === 'text' ? values.map(titled) : values }];
}

/** The parts of a board without a drawing of their own: whatever faction it is, all that the view holds is shown. */
export const fieldsOf = (board: FactionPart | Record<string, unknown>): Field[] =>
  Object.entries(board).flatMap(([key, value]) => (drawn.includes(key) ? [] : field(key, value)));

export function fieldInWords({ title, kind, values }: Field): string {
  const name = (value: string): string =>
    kind === 'card' ? cardOf(value).name : kind === 'item' ? itemLook(value).name : kind === 'suit' ? (suits[value as 'fox']?.name ?? value) : value;
  return `${title}: ${values.map(name).join(', ') || 'none'}`;
}
