/*
 * Checks all puzzles anew, or every n-th of them: node check.mjs [n]
 * Bids and transports are worked out exactly, moves are searched with another seed at full effort. Prints every fault.
 */
import { loadPuzzle, PUZZLES } from '../src/puzzles/index.ts';
import type { Puzzle } from '../src/puzzles/puzzle.ts';
import { strongestModel } from './move.ts';
import { bidFault, carryFault, isSeenBySeat, moveFault } from './verify.ts';

const every = Number(process.argv[2] ?? 1);
const model = await strongestModel();

function faultOf(puzzle: Puzzle): string | null {
  if (!isSeenBySeat(puzzle)) return 'the position is not what the seat sees';
  if (puzzle.kind === 'bid') return bidFault(puzzle);
  return puzzle.kind === 'carry' ? carryFault(puzzle) : moveFault(puzzle, model, 'check');
}

let faults = 0;
const checked = PUZZLES.filter((_, i) => i % every === 0);
for (const { id } of checked) {
  const puzzle = await loadPuzzle(id);
  const fault = puzzle ? faultOf(puzzle) : 'it is missing';
  if (!fault) continue;
  faults += 1;
  console.log(`${id}: ${fault}`);
}
console.log(`${checked.length} puzzles checked, ${faults} with a fault`);
process.exitCode = faults > 0 ? 1 : 0;
