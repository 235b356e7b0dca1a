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

export const steps = ['Ambush', 'Dice', 'Cards', 'Hits'] as const;

/** How far a battle has come, by what was told since it began. */
export function stepOf(kinds: string[]): number {
  const since = kinds.slice(kinds.lastIndexOf('battle-began') + 1);
  if (since.includes('hits-dealt')) return 3;
  return since.includes('rolled') ? 2 : 0;
}
