import {
  chanceStream,
  type ContentSource,
  DrawnChance,
  isOver,
  newGame,
  parsePosition,
  RefusalError,
  type State,
} from '@keyflower/engine';
import { perft as countLines, perftDivide } from '@keyflower/engine/testkit';
import { type Command, FAILED, OK, wholeNumber } from '../command.ts';
import { JSON_OPTION, QUIET_OPTION } from '../common-options.ts';
import { readText } from '../files.ts';
import { FARMERS_OPTION, gameOptions } from '../game-options.ts';
import { readArguments } from '../read-arguments.ts';
import { table, thousands } from '../terminal/layout.ts';
import { logLine, print } from '../terminal/output.ts';
import { TILES_OPTION, tilesToPlay } from '../tiles.ts';

const DEFAULT_SEED = 'perft';
const DEEPEST = 12;

const OPTIONS = {
  depth: { value: 'N', help: 'maximum depth (default: 3)', fallback: '3' },
  players: { value: 'N', help: 'players of the new game, 2 to 6 (default: 4)', fallback: '4' },
  ...FARMERS_OPTION,
  seed: {
    value: 'TEXT',
    help: `seed of the new game, or of what a position leaves open (default: ${DEFAULT_SEED})`,
    fallback: DEFAULT_SEED,
  },
  position: {
    value: 'FILE',
    help: 'start from a position (keyflower-position/1) instead of a new game; its options replace --players and --farmers',
    path: 'file',
  },
  ...TILES_OPTION,
  divide: { help: 'print the count after each first action' },
  ...JSON_OPTION,
  ...QUIET_OPTION,
} as const;

function run(args: string[]): number {
  const { values } = readArguments(args, OPTIONS);
  const depth = wholeNumber(values.depth, '--depth', 1, DEEPEST);
  const tiles = tilesToPlay(values.tiles);
  const chance = new DrawnChance(chanceStream(values.seed));
  const state =
    values.position === undefined
      ? newGame(tiles, gameOptions(values), chance)
      : readPosition(tiles, values.position, chance);
  if (!state) return FAILED;
  if (values.divide) divide(state, depth);
  else deepen(state, depth);
  return OK;
}

function readPosition(tiles: ContentSource, path: string, chance: DrawnChance): State | null {
  const text = readText(path);
  try {
    return parsePosition(tiles, JSON.parse(text), chance);
  } catch (error) {
    if (!(error instanceof RefusalError || error instanceof SyntaxError)) throw error;
    logLine(`${path} is not a valid position: ${error.message}`);
    return null;
  }
}

function timed<T>(work: () => T): { answer: T; seconds: number } {
  const started = performance.now();
  const answer = work();
  return { answer, seconds: (performance.now() - started) / 1000 };
}

function deepen(state: State, depth: number): void {
  const rows: string[][] = [];
  for (let d = 1; d <= depth; d++) {
    const { answer, seconds } = timed(() => countLines(state, d));
    rows.push([String(d), thousands(answer), seconds.toFixed(3), thousands(answer / seconds)]);
  }
  print(...table(['depth', 'nodes', 'seconds', 'nodes/s'], rows));
}

function divide(state: State, depth: number): void {
  const { answer, seconds } = timed(() => (isOver(state) ? [] : perftDivide(state, depth)));
  for (const { action, lines } of answer) print(`${JSON.stringify(action)} ${lines}`);
  const nodes = answer.reduce((sum, { lines }) => sum + lines, 0);
  print(`${answer.length} actions, ${nodes} nodes, ${thousands(nodes / seconds)} nodes/s`);
}

export const perft: Command = {
  name: 'perft',
  summary: 'count lines of play to a depth, to compare move generators',
  usage: '[options]',
  help: `Counts the lines of play of each length from a position, like perft in chess
programs. All draws come from the same fixed stream at every node, so the counts
depend on the position only.`,
  options: OPTIONS,
  run,
};
