/** What a finished game adds to statistics, computed by server and page alike. */
export { csvOf } from './csv.ts';
export { type GameFacts, gameFacts, type Judge } from './facts.ts';
export {
  addTallies,
  emptyTally,
  sumOf,
  type Tally,
  type TallyGroup,
  tallyOf,
  type TileTally,
} from './tally.ts';
