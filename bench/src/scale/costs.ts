import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { PostgresServer } from '../../../scripts/testing/postgres-server.ts';
import { freshFolder, NO_LIMITS, runLoad, startKeyflower } from '../server/processes.ts';
import { align, formatNumber } from '../table.ts';

/* What an action costs with PostgreSQL, and what a million games a day need by that. */

/** Actions and bytes of the record of a game, by the number of players; from games that bots played. */
const GAMES = [
  { players: 2, actions: 151, record: 15_000 },
  { players: 3, actions: 228, record: 23_000 },
  { players: 4, actions: 298, record: 30_000 },
  { players: 6, actions: 417, record: 41_000 },
] as const;
const GAMES_A_DAY = 1_000_000;
const SECONDS_A_DAY = 86_400;
/** The busiest hour of a day against the mean. */
const PEAK = 3;
/** Of a core, so that answers stay fast and a lost machine is no trouble. */
const LOAD = 0.6;
/** Of an hour: from the first to the last action of a game. */
const GAME_SECONDS = 3600;

/** Ticks of the clock by which Linux counts the time of processes. */
const TICKS = 100;

export interface Costs {
  /** Milliseconds of a core. */
  server: number;
  postgres: number;
  /** Bytes that the database grew by, and that its log took. */
  stored: number;
  logged: number;
}

/** Seconds of processor time of some processes, as far as they run now. */
function cpuSeconds(isWanted: (pid: number, parent: number) => boolean): number {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program, in brackets, may have any characters.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (isWanted(Number(name), Number(fields[1]))) ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has just ended.
    }
  }
  return ticks / TICKS;
}

const parentOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^PPid:\s+(\d+)$/m)?.[1]);

export async function measureCosts(tables: number, seconds: number): Promise<Costs> {
  const postgres = await PostgresServer.start([
    'max_connections=200',
    'shared_buffers=512MB',
    'max_wal_size=4GB',
  ]);
  const flags = [...NO_LIMITS, `--database-url=${postgres.url()}`];
  const server = await startKeyflower(freshFolder(), { flags });
  const db = new pg.Client({ connectionString: postgres.url() });
  await db.connect();
  try {
    const { rows: backends } = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const postmaster = parentOf(backends[0].pid);
    const now = async (): Promise<Costs & { actions: number }> => {
      const { rows } = await db.query<{ stored: string; logged: string; actions: string }>(
        `SELECT pg_database_size(current_database()) AS stored, (SELECT count(*) FROM steps) AS actions,
         pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS logged`,
      );
      const [{ stored, logged, actions }] = rows;
      return {
        server: 1000 * cpuSeconds((pid) => pid === server.pid),
        postgres: 1000 * cpuSeconds((_, parent) => parent === postmaster),
        stored: Number(stored),
        logged: Number(logged),
        actions: Number(actions),
      };
    };
    const order = { port: server.port, tables, warmUpSeconds: 1.5, seconds };
    // By the end of the first round, everything is compiled and connected.
    await runLoad('keyflower-load', order);
    const before = await now();
    await runLoad('keyflower-load', order);
    const after = await now();
    const each = (cost: keyof Costs): number =>
      (after[cost] - before[cost]) / (after.actions - before.actions);
    return {
      server: each('server'),
      postgres: each('postgres'),
      stored: each('stored'),
      logged: each('logged'),
    };
  } finally {
    await db.end();
    await server.stop();
    await postgres.remove();
  }
}

/** The table of docs/capacity.md. */
export function needsTable(costs: Costs): string {
  const cores = (perSecond: number, ms: number): string => formatNumber((perSecond * ms) / 1000 / LOAD);
  const rows = GAMES.map(({ players, actions, record }) => {
    const perSecond = (GAMES_A_DAY * actions * PEAK) / SECONDS_A_DAY;
    return [
      `${players}`,
      `${actions}`,
      perSecond.toFixed(0),
      cores(perSecond, costs.server),
      cores(perSecond, costs.postgres),
      `${formatNumber((perSecond * costs.logged) / 1e6)} MB/s`,
      `${formatNumber((GAMES_A_DAY * actions * costs.stored) / 1e9)} GB`,
      `${formatNumber((GAMES_A_DAY * record) / 1e9)} GB`,
      ((GAMES_A_DAY * GAME_SECONDS * PEAK) / SECONDS_A_DAY).toFixed(0),
    ];
  });
  const header = [
    'players',
    'actions a game',
    'actions a second, busiest hour',
    'cores for servers',
    'cores for PostgreSQL',
    'write-ahead log',
    'database a day',
    'records alone',
    'games at the same time',
  ];
  return align([header, ...rows]);
}
