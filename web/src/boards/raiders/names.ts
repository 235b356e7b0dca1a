import type { Color, Group, Kind } from './view';

export const groups: Group[] = ['marion', 'ra', 'imam', 'map-room'];
export const colors: Color[] = ['red', 'yellow', 'green', 'blue'];

export interface Look {
  name: string;
  /** A drawing in a box of 24. */
  path: string;
}

/** Groups have a drawing and a short name; what they are about is the rulebook's. */
export const groupLook: Record<Group, Look & { short: string }> = {
  marion: {
    name: 'MARION',
    short: 'MA',
    path: 'M12 8.5a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4zM12 11.7l2.6 3l-2.6 3.1l-2.6-3.1zM8 10L4 2.5M16 10l4-7.5',
  },
  ra: {
    name: 'RA',
    short: 'RA',
    path: 'M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1',
  },
  imam: {
    name: 'IMAM',
    short: 'IM',
    path: 'M6 3.5h12.5a2.3 2.3 0 0 1 0 4.6H17V18a2.6 2.6 0 0 1-2.6 2.6H5.6A2.6 2.6 0 0 1 3 18v-1.2h2.9zM9 8.2h5M9 11.7h5M9 15.2h5',
  },
  'map-room': {
    name: 'MAP ROOM',
    short: 'MP',
    path: 'M10 21l.9-14L12 2.5L13.1 7l.9 14zM3 21h18M3 21v-5h4v5M17 21v-8h4v8M2.5 9l6-3M21.5 6.5l-6-2',
  },
};

/** Colors have a sign and a letter as well, and none of the signs that seats have. */
export const colorLook: Record<Color, Look & { letter: string; fill: string; ink: string }> = {
  red: {
    name: 'red',
    letter: 'R',
    fill: '#c8402f',
    ink: '#ffffff',
    path: 'M12 1.5c1 5 7 7 7 13.2a7 7 0 0 1-14 0c0-3.2 1.7-5 3-6.7c.3 2 1 3 2 3.5C9.7 8 10 5 12 1.5z',
  },
  yellow: {
    name: 'yellow',
    letter: 'Y',
    fill: '#f0bf2e',
    ink: '#2b1a08',
    path: 'M12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11zM11 .5h2v4h-2zM11 19.5h2v4h-2zM.5 11h4v2h-4zM19.5 11h4v2h-4zM3.2 4.6l1.4-1.4l2.8 2.8L6 7.4zM16.6 18l1.4-1.4l2.8 2.8l-1.4 1.4zM3.2 19.4L6 16.6L7.4 18l-2.8 2.8zM16.6 6l2.8-2.8l1.4 1.4L18 7.4z',
  },
  green: {
    name: 'green',
    letter: 'G',
    fill: '#3b8a4c',
    ink: '#ffffff',
    path: 'M21 2.5c1 9-2 17-10 17c-2 0-3.6-.6-4.8-1.7L3.6 21.5L2 20l3-3.4C2.5 9.5 9 3.5 21 2.5z',
  },
  blue: {
    name: 'blue',
    letter: 'B',
    fill: '#2a69b4',
    ink: '#ffffff',
    path: 'M12 1.5c3 5 7.5 8.7 7.5 13.7a7.5 7.5 0 0 1-15 0C4.5 10.2 9 6.5 12 1.5z',
  },
};

export interface SpaceLook extends Look {
  /** The name as it stands on the space, line by line. */
  lines: string[];
  fill: string;
  rule: string;
  says: string;
}

const corner = (group: Group): SpaceLook => ({
  ...groupLook[group],
  lines: [groupLook[group].name],
  fill: '#e7c27c',
  rule: 'RAI-39',
  says: 'Take a card here, or look at one of this group.',
});

export const spaceLook: Record<Kind, SpaceLook> = {
  marion: corner('marion'),
  ra: corner('ra'),
  imam: corner('imam'),
  'map-room': corner('map-room'),
  hazard: {
    name: 'HAZARD',
    lines: ['HAZARD'],
    fill: '#d98a4e',
    rule: 'RAI-20',
    says: 'Spin: caught, you leave a card here; escaped, you take one that lies here.',
    path: 'M4 18c3 3 8 1 8-2s-6-3-6-6.5S9 4 13 4s7 2 7 4.5s-3 2.5-3 1M20.5 9.5l2 2.5M12 16c0 4 5 5.5 9 3.5',
  },
  safe: {
    name: 'SAFE',
    lines: ['SAFE'],
    fill: '#8fb07a',
    rule: 'RAI-26',
    says: 'Look at one card. Nobody can trap, raid or fight you here.',
    path: 'M12 3L2.5 20h19zM12 3v17M12 12l-4 8M12 12l4 8M12 3l2-1.5',
  },
  trap: {
    name: 'TRAP',
    lines: ['TRAP'],
    fill: '#b9a18c',
    rule: 'RAI-12',
    says: 'Drag an opponent here and spin against each other for a card.',
    path: 'M2 12c4 10 16 10 20 0M2 12l3 .5l1.5-3.5l2.5 4l3-5l3 5l2.5-4l1.5 3.5l3-.5M12 19.5v3',
  },
  'go-anywhere': {
    name: 'GO ANYWHERE',
    lines: ['GO ANY-', 'WHERE'],
    fill: '#84b4bb',
    rule: 'RAI-38',
    says: 'Move at once to any other space, and do what it says.',
    path: 'M12 2v20M2 12h20M12 2L9 5.5M12 2l3 3.5M12 22l-3-3.5M12 22l3-3.5M2 12l3.5-3M2 12l3.5 3M22 12l-3.5-3M22 12l-3.5 3',
  },
  raid: {
    name: 'RAID',
    lines: ['RAID'],
    fill: '#d9695c',
    rule: 'RAI-29',
    says: 'Look at one card, or turn up two to four of one color and take them.',
    path: 'M9 13h6l-1.5 9.5h-3zM12 1.5c.5 3 4.5 4.5 4.5 8.5a4.5 4.5 0 0 1-9 0c0-2 1-3 2-4c.2 1.2.6 1.8 1.2 2.2C10.5 6 11 3.5 12 1.5z',
  },
};

export const isGroup = (kind: Kind): kind is Group => (groups as Kind[]).includes(kind);

/** `map-room-3` as MAP ROOM 3. */
export function cardName(id: string): string {
  const at = id.lastIndexOf('-');
  const look = groupLook[id.slice(0, at) as Group];
  return look ? `${look.name} ${id.slice(at + 1)}` : id;
}

export const slotOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

export const spaceName = (kind: Kind, at: number): string =>
  isGroup(kind) ? `${spaceLook[kind].name} corner` : `${spaceLook[kind].name}, space ${at}`;
