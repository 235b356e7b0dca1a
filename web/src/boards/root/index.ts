import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { describe } from './describe';
import Side from './Side.svelte';
import Strip from './Strip.svelte';

export const board: BoardModule = { Board, Strip, Side, describe };
