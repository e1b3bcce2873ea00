/**
 * Writes golden records with The Farmers: games of a busy random player, chosen so that together they cover every tile,
 * ability and ending (`requiredCoverage`). Run it only when a new rules version needs new records; records that
 * exist are never replaced.
 *
 *   npm run ts -- scripts/golden-records.ts
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FARMERS_TILES, FULL_EDITION } from '../packages/engine/src/expansions/farmers/index.ts';
import { type Action, BASE_TILES, Game, type Mode, QuickRandom } from '../packages/engine/src/index.ts';
import {
  coverageOf,
  FARM_COVERAGE,
  randomSeat,
  requiredCoverage,
} from '../packages/engine/src/testkit/index.ts';
import { must } from './testing/must.ts';

const FOLDER = new URL('../records/', import.meta.url).pathname;
const TRIES = 4000;

/** Prefers actions that are rare in random play: upgrades, uses, and few workers. */
function busyAction(game: Game, seat: number, random: QuickRandom): Action {
  const { actions } = game.legal(seat);
  const upgrades = actions.filter(({ type }) => type === 'upgrade');
  if (upgrades.length > 0) return must(upgrades[random.below(upgrades.length)]);
  const busy = actions.filter(({ type }) => type !== 'done' && type !== 'pass');
  const pool = busy.length > 0 && random.below(12) > 0 ? busy : actions;
  const a = must(pool[random.below(pool.length)]);
  const b = must(pool[random.below(pool.length)]);
  return workers(a) <= workers(b) ? a : b;
}

function workers(action: Action): number {
  if (action.type === 'bid') return action.screen;
  if (action.type === 'use') return Object.values(action.screen).reduce((sum, n) => sum + n, 0);
  return 0;
}

function busyGame(players: number, farmers: Mode, gamers: boolean, seed: string): Game {
  const random = new QuickRandom(`busy ${seed}`);
  const game = Game.create(FULL_EDITION, { players, farmers, gamers, handicap: gamers ? [0] : [] }, seed);
  for (let seat = randomSeat(game.state, random); seat >= 0; seat = randomSeat(game.state, random)) {
    game.play(seat, busyAction(game, seat, random));
  }
  return game;
}

mkdirSync(FOLDER, { recursive: true });
const missing = new Set([...requiredCoverage([...BASE_TILES, ...FARMERS_TILES]), ...FARM_COVERAGE]);
const cover = (record: unknown) => {
  for (const label of coverageOf(record)) missing.delete(label);
};
for (const file of readdirSync(FOLDER)) {
  const lines = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');
  cover(lines.map((line) => JSON.parse(line) as unknown));
}
for (let i = 0; i < TRIES && missing.size > 0; i++) {
  const players = 2 + (i % 5);
  const mode: Mode = i % 3 === 0 ? 'mixed' : 'all';
  const game = busyGame(players, mode, i % 4 === 3, `golden ${mode} ${i}`);
  const record = game.record();
  const news = [...coverageOf(record)].filter((label) => missing.has(label));
  const enough = i < 5 || news.length >= 8 || (i > 300 && news.length >= 2) || i > 1200;
  const file = join(FOLDER, `farmers-${mode}-${players}p-${i}.jsonl`);
  if (news.length === 0 || !enough || existsSync(file)) continue;
  writeFileSync(file, `${record.map((line) => JSON.stringify(line)).join('\n')}\n`);
  cover(record);
  console.log(`${file}: ${news.length} new, ${missing.size} missing`);
}
console.log(missing.size === 0 ? 'everything is covered' : `missing: ${[...missing].join(', ')}`);
