import { expect, it } from 'vitest';
import { seatLook } from './seats';

const six = [0, 1, 2, 3, 4, 5].map(seatLook);

it('tells six seats apart by color, by shape and by letter', () => {
  for (const key of ['color', 'shape', 'letter', 'path'] as const) {
    expect(new Set(six.map((look) => look[key])).size).toBe(6);
  }
});

it('gives every seat a mark, and the spectator one of his own', () => {
  expect(seatLook(6)).toEqual(seatLook(0));
  expect(six.map(({ shape }) => shape)).not.toContain(seatLook(-1).shape);
});

/** Relative luminance as WCAG has it. */
function light(color: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('writes letters that can be read on their color', () => {
  for (const { color, ink } of [...six, seatLook(-1)]) {
    const [one, other] = [light(color), light(ink)];
    expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThan(4.5);
  }
});
