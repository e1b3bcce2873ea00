import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import LibSql from 'libsql';
import { median } from '../measure.ts';
import { busyRounds, ratio } from './busy-rounds.ts';
import type { Contender } from './contenders.ts';
import { type Figure, inUnit } from './figures.ts';
import { freshFolder, NO_LIMITS, runLoad, startKeyflower } from './processes.ts';

/* What replication costs, and how much play is lost when server and disk are gone at once. */

const LOSSES = 5;
/** Rounds for each of the others': a few percent are less than what one round differs from the next. */
const MORE_ROUNDS = 4;

function replicated(folder: string): string[] {
  const litestream = process.env.KEYFLOWER_BENCH_LITESTREAM ?? 'litestream';
  return ['--replica', join(folder, 'replica'), '--litestream', litestream];
}

const server = (name: string, what: string, flags: (folder: string) => string[]): Contender => ({
  name,
  what,
  start: () => {
    const folder = freshFolder();
    return startKeyflower(folder, { flags: [...NO_LIMITS, ...flags(folder)] });
  },
  drive: (order) => runLoad('keyflower-load', order),
});

/** The time of the last step, in seconds. */
function lastStep(database: string): number {
  const db = new LibSql(database);
  const { at } = db.prepare('SELECT max(at) AS at FROM steps').get() as { at: number };
  db.close();
  return at / 1000;
}

/** Kills server and replication during play, and compares the database with what is restored. */
async function secondsLost(seconds: number): Promise<number> {
  const folder = freshFolder();
  const running = await startKeyflower(folder, { flags: [...NO_LIMITS, ...replicated(folder)] });
  const order = { port: running.port, tables: 10, perSecond: 50, warmUpSeconds: 2, seconds };
  await runLoad('keyflower-load', order);
  process.kill(Number(readFileSync(join(folder, 'litestream.pid'), 'utf8')), 'SIGKILL');
  await running.kill();
  const data = join(folder, 'restored');
  const restore = ['restore', '--data', data, ...replicated(folder)];
  const { status, stderr } = spawnSync(process.execPath, [process.env.KEYFLOWER_BENCH_CLI!, ...restore]);
  if (status !== 0) throw new Error(stderr.toString());
  return lastStep(join(folder, 'keyflower.sqlite')) - lastStep(join(data, 'keyflower.sqlite'));
}

export async function replicaFigures(rounds: number, seconds: number): Promise<Figure[]> {
  if (!existsSync(process.env.KEYFLOWER_BENCH_LITESTREAM ?? '')) return [];
  const contenders = [
    server('K', 'Keyflower', () => []),
    server('R', 'Keyflower, replicated', (folder) => replicated(folder)),
  ];
  const order = { tables: 50, players: 2, warmUpSeconds: 1.5, seconds };
  const [plain, copied] = await busyRounds(contenders, rounds * MORE_ROUNDS, order);
  const lost: number[] = [];
  // Lengths that differ, so that the last copies are at different times.
  for (let i = 0; i < LOSSES; i++) lost.push(await secondsLost(1 + i / LOSSES));
  const cost = 100 * (1 - ratio(copied, plain));
  return [
    inUnit('actions a second less while replicated', cost, '%', 5),
    inUnit('play lost with server and disk, median', median(lost), 's', 2),
    inUnit('the same, at most', Math.max(...lost), 's', 2),
  ];
}
