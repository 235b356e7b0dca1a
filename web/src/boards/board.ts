import type { Component } from 'svelte';
import type { Numbered } from '../lib/reduce';
import type { Event, Seat } from '../lib/wire';

export type Target = Numbered;

/** What every board is given. It draws the view; it knows no rule. */
export interface BoardProps {
  view: unknown;
  /** Options by board element: these are lit. */
  targets: Map<string, Target[]>;
  /** The element pointed at in the list of options, if any. */
  pointed: string | null;
  point: (element: string | null) => void;
  pick: (element: string) => void;
  /** The elements that the question names. */
  about: string[];
  game: string;
  /** Who sits where, and which seat this page has (-1: it watches). */
  seats: Seat[];
  you: number;
  /** All that has happened up to what is shown; `live` is false while a past moment is. */
  events: Event[];
  live: boolean;
}

export type SideProps = Omit<BoardProps, 'events' | 'live'>;

/** A line of the board as text; `element` is the thing it is about. */
export interface TextLine {
  text: string;
  element?: string;
}

export interface BoardModule {
  /** The board itself. */
  Board: Component<BoardProps>;
  /** What always stands above the board: health, hand. */
  Strip: Component<SideProps>;
  /** What stands beside it: decks, scores, piles. */
  Side: Component<SideProps>;
  /** An event as the log tells it now, where it should not remember for the player; `fresh`: since the last turn. */
  tell?: (event: Event, view: unknown, fresh: boolean) => string;
  /** A past view as the board shows it now, while the game runs: where remembering is the game, not all it once showed. */
  past?: (then: unknown, now: unknown) => unknown;
  /** A choice of the past, in words, likewise. */
  pastWords?: (words: string, now: unknown) => string;
  /** The whole view in words. */
  describe: (view: unknown, seats: Seat[], you: number) => TextLine[];
}
