import type { Target } from './board';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something on a board that can be pointed at; a circle is a box that is quite round. */
export interface Thing {
  element: string;
  box: Box;
  round: number;
  targets: Target[];
  words: string;
}

/** A thing with what it offers, and that said behind what it is. */
export function thing(element: string, box: Box, round: number, targets: Target[], words: string): Thing {
  const offers = targets.map(({ label }) => label).join(' or ');
  return { element, box, round, targets, words: offers ? `${words}. ${offers}` : words };
}

/** The box of this size around a point. */
export const around = (x: number, y: number, size: number): Box => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

export const middle = ({ element, box }: Thing): { element: string; x: number; y: number } => ({
  element,
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});
