import type { Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Pick } from './pick.ts';

export interface Board {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The game of boardgame.io's own tutorial. */
export const game: Game<Board> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const won = LINES.some(([a, b, c]) => {
      return G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c];
    });
    if (won) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const reduce = CreateGameReducer({ game });

function click(state: State<Board>, cell: number): State<Board> {
  return reduce(state, {
    type: 'MAKE_MOVE',
    payload: { type: 'clickCell', args: [cell], playerID: state.ctx.currentPlayer },
  });
}

export interface Position {
  state: State<Board>;
  /** The cell that is clicked next. */
  cell: number;
}

/** Makes the move given with the position. */
export function makeMove(position: Position): void {
  click(position.state, position.cell);
}

/** One game of random moves, including set-up, which reports each position; returns the number of moves. */
export function playout(pick: Pick, visit?: (position: Position) => void): number {
  let state: State<Board> = InitializeGame({ game });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const free: number[] = [];
    state.G.cells.forEach((cell, at) => {
      if (cell === null) free.push(at);
    });
    const cell = free[pick(free.length)];
    visit?.({ state, cell });
    state = click(state, cell);
    moves++;
    // The reducer returns the unchanged state for a refused move, which must not be measured.
    if (state.ctx.turn !== moves + 1 && state.ctx.gameover === undefined)
      throw new Error('a move was refused');
  }
  return moves;
}
