/** Arrow keys on a board: from one thing to the nearest in that direction. */
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export interface Spot {
  element: string;
  x: number;
  y: number;
}

export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key);

/** The nearest spot in a direction; what lies aside counts for further away. */
export function nearest(from: Spot, spots: Spot[], key: Arrow): Spot | null {
  const right = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.element === from.element) continue;
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * right + y * down;
    if (ahead <= 1) continue;
    const distance = ahead + 2.2 * Math.abs(right ? y : x);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}
