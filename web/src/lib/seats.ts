/** Six seats, told apart by shape and letter as well as by color. */
export interface SeatLook {
  color: string;
  shape: string;
  name: string;
  letter: string;
  /** The outline of the shape in a box of 24. */
  path: string;
  /** Ink that can be read on the color. */
  ink: string;
}

const looks: SeatLook[] = [
  {
    color: '#0072B2',
    shape: '●',
    name: 'blue circle',
    letter: 'A',
    path: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
    ink: '#ffffff',
  },
  { color: '#D55E00', shape: '▲', name: 'orange triangle', letter: 'B', path: 'M12 1L23.5 22H.5z', ink: '#000000' },
  { color: '#F0E442', shape: '■', name: 'yellow square', letter: 'C', path: 'M3 3h18v18H3z', ink: '#000000' },
  { color: '#000000', shape: '◆', name: 'black diamond', letter: 'D', path: 'M12 .5L23.5 12L12 23.5L.5 12z', ink: '#ffffff' },
  {
    color: '#CC79A7',
    shape: '✚',
    name: 'pink cross',
    letter: 'E',
    path: 'M7.5 2h9v5.5H22v9h-5.5V22h-9v-5.5H2v-9h5.5z',
    ink: '#000000',
  },
  {
    color: '#009E73',
    shape: '★',
    name: 'green star',
    letter: 'F',
    path: 'M12 .5l3.4 7.4l8 .9l-6 5.4l1.7 7.9L12 18.1l-7.1 4l1.7-7.9l-6-5.4l8-.9z',
    ink: '#000000',
  },
];

const watcher: SeatLook = {
  color: '#8a8378',
  shape: '○',
  name: 'spectator',
  letter: '–',
  path: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  ink: '#000000',
};

/** The mark of a seat: seats beyond six begin again, the spectator is -1. */
export function seatLook(seat: number): SeatLook {
  if (seat < 0) return watcher;
  return looks[seat % looks.length] ?? watcher;
}
