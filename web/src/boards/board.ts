import type { Component } from 'svelte';
import type { Numbered } from '../lib/reduce';

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
  game: string;
}

export interface SideProps {
  view: unknown;
  game: string;
}

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
  /** The whole view in words. */
  describe: (view: unknown) => TextLine[];
}
