import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { describe } from './describe';
import Side from './Side.svelte';
import Strip from './Strip.svelte';
import { past, tell } from './tell';

export const board: BoardModule = { Board, Strip, Side, tell, past, describe };
