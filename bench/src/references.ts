import { randomChess } from './chess.ts';
import type { Task } from './measure.ts';
import { picker } from './pick.ts';
import { sampleState } from './sample-state.ts';
import { makeMove, type Position, playout } from './tic-tac-toe.ts';

export type ReferenceName = 'D1' | 'D2' | 'D3' | 'J';

export interface Reference {
  name: ReferenceName;
  /** What one operation is. */
  what: string;
  task: Task;
}

/** D1: one move of tic-tac-toe in boardgame.io's in-process reducer, over all positions of random games. */
export function ticTacToeMove(): Task {
  const pick = picker(1);
  const positions: Position[] = [];
  for (let i = 0; i < 20; i++) playout(pick, (position) => positions.push(position));
  let next = 0;
  return () => {
    makeMove(positions[next]);
    next = (next + 1) % positions.length;
    return 1;
  };
}

/** D2: one random game of tic-tac-toe with boardgame.io, set-up included. */
export function ticTacToePlayout(): Task {
  const pick = picker(2);
  return () => {
    playout(pick);
    return 1;
  };
}

/** D3: one random ply of chess with chessops: list all legal destinations, pick one, play it. */
export function chessPly(): Task {
  const pick = picker(3);
  return () => randomChess(pick);
}

/** J: JSON.parse(JSON.stringify(x)) of an 11 kB state. */
export function jsonRoundTrip(): Task {
  const state = sampleState();
  return () => {
    JSON.parse(JSON.stringify(state));
    return 1;
  };
}

export function makeReferences(): Reference[] {
  return [
    { name: 'D1', what: 'a tic-tac-toe move, boardgame.io', task: ticTacToeMove() },
    { name: 'D2', what: 'a tic-tac-toe playout, boardgame.io', task: ticTacToePlayout() },
    { name: 'D3', what: 'a random chess ply, chessops', task: chessPly() },
    { name: 'J', what: 'a JSON round trip of 11 kB', task: jsonRoundTrip() },
  ];
}
