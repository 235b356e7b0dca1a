import type { Component } from 'svelte';
import Bottle from './faces/Bottle.svelte';
import Coconuts from './faces/Coconuts.svelte';
import Compass from './faces/Compass.svelte';
import Fish from './faces/Fish.svelte';
import Flint from './faces/Flint.svelte';
import HigherGround from './faces/HigherGround.svelte';
import Hook from './faces/Hook.svelte';
import LitBeacon from './faces/LitBeacon.svelte';
import MapColumn from './faces/MapColumn.svelte';
import MapRow from './faces/MapRow.svelte';
import Meat from './faces/Meat.svelte';
import Message from './faces/Message.svelte';
import Mirage from './faces/Mirage.svelte';
import PalmTrees from './faces/PalmTrees.svelte';
import Pirates from './faces/Pirates.svelte';
import Rocks from './faces/Rocks.svelte';
import Rum from './faces/Rum.svelte';
import SeaSerpent from './faces/SeaSerpent.svelte';
import Shelter from './faces/Shelter.svelte';
import ShipSighted from './faces/ShipSighted.svelte';
import Sos from './faces/Sos.svelte';
import Spear from './faces/Spear.svelte';
import Sticks from './faces/Sticks.svelte';
import Storm from './faces/Storm.svelte';
import Telescope from './faces/Telescope.svelte';
import Torch from './faces/Torch.svelte';
import Tornado from './faces/Tornado.svelte';
import Treasure from './faces/Treasure.svelte';
import Vines from './faces/Vines.svelte';
import Water from './faces/Water.svelte';
import Waterfall from './faces/Waterfall.svelte';
import WildBoar from './faces/WildBoar.svelte';

/** Our drawings, one a face, in a box of 100 by 74. */
export const art: Record<string, Component> = {
  Bottle,
  Coconuts,
  Compass,
  Fish,
  Flint,
  HigherGround,
  Hook,
  LitBeacon,
  MapColumn,
  MapRow,
  Meat,
  Message,
  Mirage,
  PalmTrees,
  Pirates,
  Rocks,
  Rum,
  SeaSerpent,
  Shelter,
  ShipSighted,
  Sos,
  Spear,
  Sticks,
  Storm,
  Telescope,
  Torch,
  Tornado,
  Treasure,
  Vines,
  Water,
  Waterfall,
  WildBoar,
};
