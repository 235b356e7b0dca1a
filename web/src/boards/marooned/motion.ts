import { cubicOut, quadInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { calm } from '../../lib/prefs.svelte';

/** A card is laid: it comes down from a little above the table. */
export function appear(_node: Element): TransitionConfig {
  if (calm()) return { duration: 0 };
  return {
    duration: 420,
    easing: cubicOut,
    css: (t, u) =>
      `opacity:${Math.min(1, t * 2)};transform-box:fill-box;transform-origin:center;transform:translateY(${-40 * u}px) rotate(${-6 * u}deg) scale(${1 + 0.25 * u})`,
  };
}

/** Half of a flip: the old face folds away, then the new one unfolds. */
export function turn(_node: Element, { from }: { from: 1 | -1 }): TransitionConfig {
  if (calm()) return { duration: 0 };
  return {
    duration: 210,
    delay: from < 0 ? 210 : 0,
    easing: quadInOut,
    css: (t) => `transform:scaleX(${Math.max(0.001, t)})`,
  };
}
