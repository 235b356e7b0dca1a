import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { describe } from './describe';
import { past, pastWords } from './past';
import Side from './Side.svelte';
import Strip from './Strip.svelte';
import { tell } from './tell';

export const board: BoardModule = { Board, Strip, Side, describe, tell, past, pastWords };
