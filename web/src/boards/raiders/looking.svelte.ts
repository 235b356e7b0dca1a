import { Looking } from '../looking.svelte';

/** The place that is looked at large: a space with its cards, or the cards before a seat. */
export const looking = new Looking();
