export { missingPieces } from './conservation.ts';
export { coverageOf, FARM_COVERAGE, requiredCoverage } from './coverage.ts';
export { perft, perftDivide } from './perft.ts';
export { randomAction } from '../play.ts';
export { playRandomGame, type RandomGame, randomSeat } from './random-game.ts';
export { Scenario, type ScenarioPosition } from './scenario.ts';
