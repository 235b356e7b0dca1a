import type { Event } from '../../lib/wire';
import type { CardView, Color, Group, Kind, RaidersView } from './view';

const side: Kind[] = ['hazard', 'safe', 'trap', 'go-anywhere', 'hazard', 'raid'];
const groups: Group[] = ['marion', 'ra', 'imam', 'map-room'];

/** A position for tests: all cards on their corners, but for those that are placed. */
export function sampleView(
  places: Record<string, string> = {},
  colors: Record<string, Color> = {},
  rest: Partial<RaidersView> = {},
): RaidersView {
  const cards = groups.flatMap((group, g) =>
    [1, 2, 3, 4].map((slot): CardView => {
      const id = `${group}-${slot}`;
      return { id, group, place: places[id] ?? `space:${g * 7}`, color: colors[id] ?? null, up: false };
    }),
  );
  const before = (seat: number): string[] => cards.filter((card) => card.place === `seat:${seat}`).map(({ id }) => id);
  return {
    turn: 5, round: 3, phase: 'spin', active: 0,
    track: groups.flatMap((group): Kind[] => [group, ...side]),
    players: [0, 1].map((seat) => ({ seat, at: seat * 14, safe: false, cards: before(seat) })),
    cards, known: [], spins: [], raid: null, duel: null, may_fight: [],
    assist_memory: false, winner: null, won_color: null, ...rest,
  };
}

export const sampleEvent = (kind: string, facts: unknown[], n = 7): Event => ({ n, seq: n, seat: 0, kind, rule: '', text: kind, facts });
