import { Looking } from '../looking.svelte';

/** What is open for a closer look: `card:ID`, `seat:N`, `clearing:N`, `discard`, or nothing. */
export const looking = new Looking();

/** The number in `seat:3`, or null where it is something else. */
export function numberIn(element: string, kind: string): number | null {
  return element.startsWith(`${kind}:`) ? Number(element.slice(kind.length + 1)) : null;
}
