/** The tracks on faction boards: what each space gives as its piece leaves for the map, left to right. */
export interface TrackFact {
  kind: string;
  title: string;
  points: number[];
  /** What else a space says, if anything: a cost, cards drawn. */
  more: { title: string; values: (number | string)[] }[];
}

const woodCost = { title: 'wood to pay', values: [0, 1, 2, 3, 3, 4] };

export const tracks: Record<string, TrackFact[]> = {
  marquise: [
    { kind: 'sawmill', title: 'Sawmills', points: [0, 1, 2, 3, 4, 5], more: [woodCost] },
    { kind: 'workshop', title: 'Workshops', points: [0, 2, 2, 3, 4, 5], more: [woodCost] },
    { kind: 'recruiter', title: 'Recruiters', points: [0, 1, 2, 3, 3, 4], more: [woodCost, { title: 'cards drawn', values: ['', '', '+1', '', '+1', ''] }] },
  ],
  eyrie: [{ kind: 'roost', title: 'Roosts', points: [0, 1, 2, 3, 4, 4, 5], more: [{ title: 'cards drawn', values: ['', '', '+1', '', '', '+1', ''] }] }],
  alliance: [
    { kind: 'sympathy', title: 'Sympathy', points: [0, 1, 1, 1, 2, 2, 3, 4, 4, 4], more: [{ title: 'supporters', values: [1, 1, 1, 2, 2, 2, 3, 3, 3, 3] }] },
  ],
};
