/** The tracks on faction boards: what each space gives as its piece leaves for the map, left to right. */
export interface TrackFact {
  kind: string;
  title: string;
  spaces: number;
  /** What else a space says, if anything: points, a cost, cards drawn. */
  more: { title: string; values: (number | string)[] }[];
}

const points = (...values: number[]): { title: string; values: number[] } => ({ title: 'points', values });
const cards = (...values: string[]): { title: string; values: string[] } => ({ title: 'cards drawn', values });
const woodCost = { title: 'wood to pay', values: [0, 1, 2, 3, 3, 4] };

const garden = (suit: string): TrackFact => ({ kind: `${suit}-garden`, title: `${suit[0]?.toUpperCase() ?? ''}${suit.slice(1)} gardens`, spaces: 5, more: [{ title: 'a ritual scores', values: [0, 2, 2, 3, 4] }, cards('', '+1', '', '', '')] });

export const tracks: Record<string, TrackFact[]> = {
  marquise: [
    { kind: 'sawmill', title: 'Sawmills', spaces: 6, more: [points(0, 1, 2, 3, 4, 5), woodCost] },
    { kind: 'workshop', title: 'Workshops', spaces: 6, more: [points(0, 2, 2, 3, 4, 5), woodCost] },
    { kind: 'recruiter', title: 'Recruiters', spaces: 6, more: [points(0, 1, 2, 3, 3, 4), woodCost, cards('', '', '+1', '', '+1', '')] },
  ],
  eyrie: [{ kind: 'roost', title: 'Roosts', spaces: 7, more: [points(0, 1, 2, 3, 4, 4, 5), cards('', '', '+1', '', '', '+1', '')] }],
  alliance: [{ kind: 'sympathy', title: 'Sympathy', spaces: 10, more: [points(0, 1, 1, 1, 2, 2, 3, 4, 4, 4), { title: 'supporters', values: [1, 1, 1, 2, 2, 2, 3, 3, 3, 3] }] }],
  cult: [garden('fox'), garden('rabbit'), garden('mouse')],
  duchy: [
    { kind: 'citadel', title: 'Citadels', spaces: 3, more: [{ title: 'recruits', values: ['+1', '+2', '+2'] }] },
    { kind: 'market', title: 'Markets', spaces: 3, more: [cards('+1', '+1', '+1')] },
  ],
};
