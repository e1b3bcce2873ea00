/*
 * Chooses puzzles from what `generate.ts` has written, and writes them into the source:
 *   node pack.mjs <folder of data> <most of a kind> <puzzles.jsonl>...
 * Of each kind it takes equally many of every level as far as there are enough.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Puzzle, PUZZLE_KINDS, PUZZLE_LEVELS } from '../src/puzzles/puzzle.ts';
import { ofAllLevels } from './from-game.ts';
import type { GameLine } from './generate.ts';
import { levelOf } from './rate.ts';

const [folder, most, ...paths] = process.argv.slice(2);

const byId = (a: Puzzle, b: Puzzle): number => (a.id < b.id ? -1 : 1);

const chosen = (all: readonly Puzzle[]): Puzzle[] =>
  ofAllLevels([...all].sort(byId), Number(most)).sort((a, b) => a.level - b.level || byId(a, b));

const MADE = '/* Made by puzzles/pack.ts: see puzzles/README.md. */';

function write(name: string, lines: readonly string[]): void {
  const text = lines.join('\n');
  if (/[`\\$]/.test(text))
    throw new Error('a puzzle has a character that ends or changes a template literal');
  writeFileSync(join(folder, name), `${MADE}\nexport const LINES: string = \`${text}\`;\n`);
}

const found = new Map<string, Puzzle>();
for (const path of paths) {
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    for (const puzzle of (JSON.parse(line) as GameLine).puzzles)
      found.set(puzzle.id, { ...puzzle, level: levelOf(puzzle.solved) });
  }
}

/** The entries of a kind are one line. */
const lists: string[] = [];
for (const kind of PUZZLE_KINDS) {
  const puzzles = chosen([...found.values()].filter((one) => one.kind === kind));
  write(
    `${kind}.ts`,
    puzzles.map((puzzle) => JSON.stringify(puzzle)),
  );
  const entries = puzzles.map(
    ({ id, level, view }) =>
      `${id} ${level} ${view.players.length} ${view.options.farmers === 'off' ? 0 : 1}`,
  );
  lists.push(entries.join(';'));
  const levels = PUZZLE_LEVELS.map((level) => puzzles.filter((one) => one.level === level).length);
  console.log(
    `${kind}: ${puzzles.length} of ${[...found.values()].filter((one) => one.kind === kind).length}, by level ${levels.join(' ')}`,
  );
}
write('entries.ts', lists);
