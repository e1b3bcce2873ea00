export { missingPieces } from './conservation.ts';
export { perft, perftDivide } from './perft.ts';
export { playRandomGame, type RandomGame, randomAction, randomSeat } from './random-game.ts';
export { Scenario, type ScenarioPosition } from './scenario.ts';
