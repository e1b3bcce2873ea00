import { median } from '../measure.ts';
import { formatNumber } from '../table.ts';
import { type Busy, ratio, typical } from './busy-rounds.ts';
import { type Figure, inUnit } from './figures.ts';
import type { LoadResult } from './order.ts';
import { freshFolder, runLoad, runToEnd, startKeyflower } from './processes.ts';
import type { CacheResult } from './cache-probe.ts';
import type { HostileResult } from './hostile-load.ts';
import type { ReadersResult } from './readers-load.ts';

/* The requirements of our server, one row each. */

const MB = 1e6;

/** 50 busy tables, beside the references of the same rounds. */
export function busyFigures(all: Busy[]): Figure[] {
  const perSecond = (busy: Busy): string => `${typical(busy, 'perSecond').toFixed(0)} /s`;
  const named = (name: string): Busy | undefined => all.find(({ contender }) => contender.name === name);
  const figures: Figure[] = ['F', 'M', 'C'].flatMap((name) => {
    const busy = named(name);
    return busy ? [{ what: `${name}: ${busy.contender.what}`, measured: perSecond(busy), value: 0 }] : [];
  });
  const against = (ours: Busy, name: string, bars: Pick<Figure, 'must' | 'aim'>): Figure[] => {
    const reference = named(name);
    if (!reference) return [];
    const value = ratio(ours, reference);
    const what = `durable actions, 50 busy tables: ${ours.contender.what}`;
    return [{ what, measured: perSecond(ours), against: `${formatNumber(value)} × ${name}`, value, ...bars }];
  };
  const two = named('K');
  const four = named('K4');
  if (two) {
    figures.push(...against(two, 'F', { must: { sign: '≥', n: 15 } }));
    figures.push(...against(two, 'M', { must: { sign: '≥', n: 1.5 } }));
    figures.push(...against(two, 'C', { aim: { sign: '≥', n: 0.5 } }));
    figures.push(...bytesFigures(two.rounds));
  }
  if (four) figures.push(...against(four, 'C', {}), ...bytesFigures(four.rounds, ', four people'));
  return figures;
}

function bytesFigures(rounds: LoadResult[], more = ''): Figure[] {
  const last = rounds[rounds.length - 1].bytes;
  if (!last) return [];
  return [
    inUnit(`bytes to a client per action, mean${more}`, last.mean, 'B', 2000),
    inUnit(`bytes to a client per action, p99${more}`, last.p99, 'B'),
  ];
}

/** The latency of an action while the server is not busy. */
export async function paceFigures(): Promise<Figure[]> {
  const server = await startKeyflower(freshFolder());
  const order = { port: server.port, tables: 50, perSecond: 180, warmUpSeconds: 8, seconds: 10 };
  const { p50, p99 } = await runLoad('keyflower-load', order);
  await server.stop();
  return [
    inUnit('latency at 180 actions a second, p50', p50, 'ms', 2),
    inUnit('latency at 180 actions a second, p99', p99, 'ms', 10),
  ];
}

/** Many tables, of which each is slow. */
export async function crowdFigures(): Promise<Figure[]> {
  const server = await startKeyflower(freshFolder());
  let most = 0;
  const look = async (): Promise<void> => {
    most = Math.max(most, await server.metric('process_resident_memory_bytes'));
  };
  const timer = setInterval(() => void look(), 2000);
  const crowd = { tables: 1000, players: 4, perSecond: 100, warmUpSeconds: 10, seconds: 30 };
  const { p50, p99 } = await runLoad('keyflower-load', { port: server.port, ...crowd });
  clearInterval(timer);
  await server.stop();
  return [
    inUnit('1,000 tables, 4,000 sockets, 100 actions a second: p50', p50, 'ms'),
    inUnit('the same: p99', p99, 'ms', 100),
    inUnit('the same: resident memory at most', most / MB, 'MB', 1000),
  ];
}

/** What one client that sends everything it can does to the pings of another, with the default limits. */
export async function hostileFigures(): Promise<Figure[]> {
  const server = await startKeyflower(freshFolder(), { flags: [] });
  const { quiet, hostile, sent } = await runToEnd<HostileResult>('hostile-load', [String(server.port)]);
  await server.stop();
  return [
    inUnit('ping without other clients, p99', quiet.p99, 'ms'),
    inUnit(`ping beside a hostile client (${sent} messages), p50`, hostile.p50, 'ms'),
    inUnit('the same, p99', hostile.p99, 'ms', 100),
  ];
}

/** Stored games of the part `loop`, and the people who ask for them. */
const READ_GAMES = 2000;
const READERS = 8;
/** Longer than it takes to make the tables and to measure them. */
const ATTACK_SECONDS = 150;

/**
 * How late the event loop is with many tables, a hostile client and people who ask for long work, with the default
 * limits. The clients give way to the server: elsewhere they would not share its processors.
 */
export async function loopFigures(): Promise<Figure[]> {
  const folder = freshFolder();
  await runToEnd('stored-games', [folder, String(READ_GAMES), String(READERS)]);
  const server = await startKeyflower(folder, { flags: [] });
  const crowd = { tables: 1000, players: 4, perSecond: 100, warmUpSeconds: 15, seconds: 30 };
  const background = true;
  const load = runLoad(
    'keyflower-load',
    { port: server.port, ...crowd, manyAddresses: true },
    { background },
  );
  const delay = (quantile: string): Promise<number> =>
    server.metric(`keyflower_loop_delay_seconds\\{quantile="${quantile}"\\}`);
  const samples: number[] = [];
  const handlers = (part: string): Promise<number> => server.metric(`keyflower_handler_seconds_${part}`);
  const attack = runToEnd<{ sent: number }>('hostile-load', [String(server.port), String(ATTACK_SECONDS)], {
    background,
  });
  const readers = [server.port, ATTACK_SECONDS, READ_GAMES, READERS].map(String);
  const reading = runToEnd<ReadersResult>('readers-load', readers, { background });
  const timer = setInterval(() => {
    void delay('0.999').then((seconds) => samples.push(1000 * seconds));
  }, 1000);
  await load;
  clearInterval(timer);
  // Before, tables are made and begun: the guests are many at once and not yet players.
  const measured = samples.slice(-crowd.seconds);
  const { sent } = await attack;
  const { answered, refused } = await reading;
  let [all, quick] = [0, 0];
  for (const kind of ['message', 'request']) {
    all += await handlers(`count\\{kind="${kind}"\\}`);
    quick += await handlers(`bucket\\{le="0.01",kind="${kind}"\\}`);
  }
  await server.stop();
  return [
    inUnit(
      `of ${all} handlers, kept the event loop for more than 10 ms`,
      (1000 * (all - quick)) / all,
      '‰',
      1,
    ),
    inUnit(
      `loop delay, 1,000 tables and ${sent} hostile messages: p99.9 of a second, median`,
      median(measured),
      'ms',
      10,
    ),
    inUnit('the same, at most', Math.max(...measured), 'ms'),
    inUnit(`of ${answered + refused} requests for long work meanwhile, not answered`, refused, '', 1),
  ];
}

/** Start-up and loading times with stored games. */
export async function storedFigures(games: number): Promise<Figure[]> {
  const folder = freshFolder();
  await runToEnd('stored-games', [folder, String(games)]);
  const starts: number[] = [];
  for (let i = 0; i < 3; i++) {
    const server = await startKeyflower(folder);
    starts.push(server.startMs);
    await server.stop();
  }
  const cache = await runToEnd<CacheResult>('cache-probe', [folder, '1000'], { nodeFlags: ['--expose-gc'] });
  return [
    inUnit(`start with ${games} stored games`, starts.sort((a, b) => a - b)[1] / 1000, 's', 2),
    inUnit('idle table in memory', cache.idle / 1000, 'kB', 50),
    inUnit('the same while its views are kept', cache.shown / 1000, 'kB'),
    inUnit('a table comes back to memory, p50', cache.p50, 'ms'),
    inUnit('a table comes back to memory, p99', cache.p99, 'ms', 20),
  ];
}
