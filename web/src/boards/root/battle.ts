import type { Event } from '../../lib/wire';

/** The battle being fought, read from its row of numbers. */
export interface Battle {
  attacker: number;
  defender: number;
  clearing: number;
  /** Dealt by attacker and defender. */
  rolled: [number, number];
  extra: [number, number];
  ignores: [boolean, boolean];
}

export function battleIn(row: number[]): Battle | null {
  if (row.length < 9) return null;
  const at = (place: number): number => row[place] ?? 0;
  return {
    attacker: at(0),
    defender: at(1),
    clearing: at(2),
    rolled: [at(3), at(4)],
    extra: [at(5), at(6)],
    ignores: [at(7) > 0, at(8) > 0],
  };
}

export const steps = ['Ambush', 'Dice', 'Cards', 'Hits', 'Losses'] as const;
export type Step = (typeof steps)[number];

/** Which step tells of which events. */
const tells: Record<string, Step> = {
  ambushed: 'Ambush',
  foiled: 'Ambush',
  'battle-takes-card': 'Ambush',
  looting: 'Ambush',
  rolled: 'Dice',
  scouted: 'Dice',
  'used-effect': 'Cards',
  enlisted: 'Cards',
  'partisans-rose': 'Cards',
  struck: 'Cards',
  'extra-hit': 'Cards',
  'hits-ignored': 'Cards',
  'hits-dealt': 'Hits',
  removed: 'Losses',
  damaged: 'Losses',
  saved: 'Losses',
  nursed: 'Losses',
  looted: 'Losses',
  scored: 'Losses',
  'lost-points': 'Losses',
  'battle-ended': 'Losses',
  'officers-lost': 'Losses',
  'base-fell': 'Losses',
  'became-hostile': 'Losses',
};

/** What else may be told in a battle that is over. */
const aside = ['warriors-came', 'discarded', 'drew', 'lost-supporter', 'gave-supporter', 'outraged', 'exhausted'];

export interface Report {
  /** Who battles whom where, in words. */
  title: string;
  clearing: number;
  dice: [number, number] | null;
  lines: { step: Step; text: string }[];
}

/**
 * The newest battle of all that was told, with what is known of each step; null where none was fought since `from`. As long as
 * it goes on, all that is told belongs to it.
 */
export function lastBattle(events: Event[], from = 0, goesOn = false): Report | null {
  const began = events.map(({ kind }) => kind).lastIndexOf('battle-began');
  const first = events[began];
  if (!first || began < from) return null;
  const report: Report = { title: first.text, clearing: clearingOf(first.facts), dice: null, lines: [] };
  let dice = false;
  for (const { kind, text, facts } of events.slice(began + 1)) {
    const step = tells[kind];
    if (kind === 'rolled' && typeof facts[0] === 'number' && typeof facts[1] === 'number') report.dice = [facts[0], facts[1]];
    dice ||= kind === 'rolled';
    if (step) report.lines.push({ step: step === 'Losses' && !dice ? 'Ambush' : step, text });
    else if (!goesOn && !aside.includes(kind)) break;
  }
  return report;
}

function clearingOf(facts: unknown[]): number {
  const place = facts.find((fact) => typeof fact === 'string' && fact.startsWith('clearing:'));
  return typeof place === 'string' ? Number(place.slice(9)) : 0;
}

/** How far a battle has come, by what was told since it began: the step that is next. */
export function stepOf(report: Report | null): number {
  const told = new Set(report?.lines.map(({ step }) => step));
  if (told.has('Hits')) return 4;
  return told.has('Dice') ? 2 : 0;
}
