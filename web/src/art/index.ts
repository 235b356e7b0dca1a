import type { Component } from 'svelte';
import Marauders from './Marauders.svelte';
import Marooned from './Marooned.svelte';
import Raiders from './Raiders.svelte';
import Root from './Root.svelte';

/** The lids of the boxes, drawn by us. */
export const covers: Record<string, Component> = {
  marooned: Marooned,
  raiders: Raiders,
  marauders: Marauders,
  root: Root,
};
