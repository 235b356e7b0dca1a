import type { MapName } from './view';

export type Pair = [number, number];

/** What is printed on a map, for drawing only. Lists of clearings begin with clearing 1. */
export interface MapFigure {
  title: string;
  slots: number[];
  /** Rough center of each clearing, in percent. */
  at: Pair[];
  paths: Pair[];
  closed: Pair[];
  /** A river as the clearings it runs by, from one edge of the map (in percent) to the other. */
  river: { from: Pair | null; by: number[]; to: Pair | null };
  /** The shore of a lake, as clearings. */
  lake: number[];
  forests: number[][];
  tower: number;
  /** Where the Burrow is drawn, where no clearing, path or water is; in drawing units. */
  burrow: Pair;
}

const plain = { closed: [] as Pair[], lake: [] as number[], tower: 0 };

export const maps: Record<MapName, MapFigure> = {
  autumn: {
    ...plain,
    title: 'Autumn',
    burrow: [200, 850],
    slots: [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2],
    at: [[2, 5], [96, 22], [96, 95], [3, 82], [61, 3], [98, 58], [65, 83], [35, 97], [3, 39], [39, 24], [69, 49], [34, 58]],
    paths: [[1, 5], [1, 9], [1, 10], [2, 5], [2, 6], [2, 10], [3, 6], [3, 7], [3, 11], [4, 8], [4, 9], [4, 12], [6, 11], [7, 8], [7, 12], [9, 12], [10, 12], [11, 12]],
    river: { from: [-14, 70], by: [4, 7, 11, 10, 5], to: [78, -16] },
    forests: [[1, 2, 5, 10], [1, 9, 10, 12], [2, 6, 10, 11, 12], [3, 6, 11], [3, 7, 11, 12], [4, 7, 8, 12], [4, 9, 12]],
  },
  winter: {
    ...plain,
    title: 'Winter',
    burrow: [720, 840],
    slots: [1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3],
    at: [[2, 3], [97, 3], [97, 90], [4, 84], [34, 5], [66, 7], [98, 48], [65, 83], [36, 93], [2, 44], [37, 46], [69, 45]],
    paths: [[1, 5], [1, 10], [1, 11], [2, 6], [2, 7], [2, 12], [3, 7], [3, 8], [3, 12], [4, 9], [4, 10], [4, 11], [5, 6], [8, 9], [8, 12], [9, 11]],
    river: { from: [-14, 38], by: [10, 11, 12, 7], to: [114, 54] },
    forests: [[1, 2, 5, 6, 11, 12], [1, 10, 11], [2, 7, 12], [3, 7, 12], [3, 8, 12], [4, 9, 11], [4, 10, 11], [8, 9, 11, 12]],
  },
  lake: {
    ...plain,
    title: 'Lake',
    burrow: [280, 830],
    slots: [2, 1, 1, 1, 3, 2, 1, 1, 1, 3, 3, 3],
    at: [[96, 88], [3, 3], [4, 85], [97, 3], [98, 47], [69, 13], [38, 3], [2, 44], [61, 96], [34, 39], [70, 48], [37, 72]],
    paths: [[1, 5], [1, 9], [2, 7], [2, 8], [2, 10], [3, 8], [3, 9], [3, 12], [4, 5], [4, 6], [5, 11], [6, 7], [6, 11], [7, 10], [7, 11], [8, 10], [9, 12]],
    river: { from: null, by: [], to: null },
    lake: [1, 12, 10, 11],
    forests: [[1, 5, 11], [1, 9, 12], [2, 7, 10], [2, 8, 10], [3, 8, 10, 12], [3, 9, 12], [4, 5, 6, 11], [6, 7, 11], [7, 10, 11]],
  },
  mountain: {
    ...plain,
    title: 'Mountain',
    burrow: [440, 112],
    slots: [2, 2, 2, 2, 1, 1, 1, 1, 3, 2, 3, 3],
    at: [[3, 3], [97, 5], [97, 96], [4, 90], [70, 3], [98, 48], [54, 96], [2, 45], [27, 30], [53, 39], [75, 70], [31, 66]],
    paths: [[1, 8], [1, 9], [2, 6], [2, 11], [3, 6], [3, 11], [4, 8], [4, 12], [5, 10], [5, 11], [7, 12], [9, 10], [9, 12], [10, 11], [10, 12]],
    closed: [[2, 5], [3, 7], [5, 9], [6, 11], [8, 9], [11, 12]],
    river: { from: [114, -14], by: [2, 10, 4], to: [-16, 104] },
    forests: [[1, 8, 9], [2, 5, 11], [2, 6, 11], [3, 6, 11], [3, 7, 11, 12], [4, 8, 9, 12], [5, 9, 10], [5, 10, 11], [9, 10, 12], [10, 11, 12]],
    tower: 10,
  },
};
