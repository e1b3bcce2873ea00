import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import LibSql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { litestream as LITESTREAM } from '../../../../scripts/lib/paths.mjs';
import { keyflowerHere } from '../../../cli/test/run.ts';
import { restoreReplica } from '../../src/replica/index.ts';
import { type BundleServer, keyflower, logLines, startBundle } from '../support/bundle.ts';
import { eventually } from '../support/eventually.ts';
import { type PlayedTable, playOn, startedTable } from '../support/tables.ts';

let folder: string;
let server: BundleServer;
/** The data directories of all servers. */
const data = new Set<string>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keyflower-replica-'));
});
afterEach(() => {
  for (const path of [folder, ...data]) rmSync(path, { recursive: true, force: true });
});

const replica = (): string => join(folder, 'replica');
const restored = (name: string): string => join(folder, name);

async function start(dataDir?: string): Promise<void> {
  server = await startBundle({ replica: replica(), litestream: LITESTREAM, 'log-level': 'warn' }, dataDir);
  data.add(server.data);
}

/** Everything stored about the games. */
function steps(database: string): string[] {
  const db = new LibSql(database);
  const rows = db.prepare('SELECT table_id, n, lines FROM steps ORDER BY table_id, n').all() as object[];
  db.close();
  return rows.map((row) => JSON.stringify(row));
}
const stored = (): string[] => steps(join(server.data, 'keyflower.sqlite'));

/** What a restore would bring back now. */
function replicated(): string[] {
  const to = join(folder, `look-${performance.now()}.sqlite`);
  const target = { program: LITESTREAM, url: pathToFileURL(replica()), endpoint: null };
  restoreReplica(join(server.data, 'keyflower.sqlite'), target, to, null);
  return steps(to);
}

async function replicaHas(wanted: readonly string[]): Promise<void> {
  await eventually(() => {
    try {
      return replicated().length >= wanted.length;
    } catch {
      // There is no replica yet.
      return false;
    }
  });
}

const litestreamPid = (): number => Number(readFileSync(join(server.data, 'litestream.pid'), 'utf8'));

const restore = (to: string, ...more: string[]) =>
  keyflower('restore', '--replica', replica(), '--litestream', LITESTREAM, '--data', restored(to), ...more);

async function playing(moves: number): Promise<PlayedTable> {
  const table = await startedTable(server.url, { options: { players: 2 } });
  await playOn(table, 'at first', moves);
  return table;
}

describe.skipIf(!existsSync(LITESTREAM))('a replica', () => {
  afterEach(() => server.stop());

  it('brings back every game when the disk is lost, as it was last or at a time', async () => {
    await start();
    // Secrets do not change: the operator has a copy of them, without which everyone would have to sign in again.
    copyFileSync(join(server.data, 'secrets.json'), join(folder, 'secrets.json'));
    const table = await playing(8);
    const before = stored();
    await replicaHas(before);
    const then = new Date().toISOString();
    await playOn(table, 'then', 8);
    const all = stored();
    await replicaHas(all);
    process.kill(litestreamPid(), 'SIGKILL');
    await server.stop('SIGKILL');
    rmSync(server.data, { recursive: true });

    expect(await restore('new')).toMatchObject({ code: 0, err: '' });
    expect(steps(join(restored('new'), 'keyflower.sqlite'))).toEqual(all);
    expect((await restore('then', '--at', then)).code).toBe(0);
    expect(steps(join(restored('then'), 'keyflower.sqlite'))).toEqual(before);
    const tooEarly = await restore('never', '--at', '2020-01-01T00:00:00Z');
    expect(tooEarly).toMatchObject({ code: 1, out: '' });
    expect(tooEarly.err).toMatch(/^keyflower: file:\S+ has no replica that could be restored as of 2020/);

    // The restored game goes on, with draws that no player can know yet.
    copyFileSync(join(folder, 'secrets.json'), join(restored('new'), 'secrets.json'));
    await start(restored('new'));
    for (const player of table.players) {
      player.person.moveTo(server.url);
      player.connection = await player.person.connect();
      await player.connection.watch(table.id);
    }
    await playOn(table, 'on', 4);
    expect(stored().slice(all.length).join('\n')).toContain('reseed');
  });

  it('has everything when the server was stopped, and the server restarts what makes it', async () => {
    await start();
    const table = await playing(3);
    const first = litestreamPid();
    process.kill(first, 'SIGKILL');
    await eventually(() => existsSync(join(server.data, 'litestream.pid')) && litestreamPid() !== first);
    await replicaHas(stored());
    await playOn(table, 'then', 5);
    const { err } = await server.stop();
    expect(logLines(err).map(({ msg }) => msg)).toContain('the database is no longer replicated');
    expect(replicated()).toEqual(stored());
  });
});

it('is refused in one sentence where Litestream cannot be run', async () => {
  const serve = ['serve', '--port=0', `--data=${restored('x')}`, `--replica=${replica()}`];
  const refused = await keyflower(...serve, '--litestream=/nowhere/litestream');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('a replica needs Litestream, and "/nowhere/litestream" cannot be run');
});

it.each([
  [['--replica', '/a', 'file'], 'are for replicas'],
  [['file', '--at', '2026-11-17T20:15:00Z'], 'are for replicas'],
  [['--replica', 'a'], 'begins with file:// or s3://'],
  [['--replica', '/a', '--at', 'yesterday'], '--at is a time such as'],
])('restore %j is refused', async (args, why) => {
  const { code, err } = await keyflowerHere('restore', ...args, '--data', restored('x'));
  expect(code).toBe(2);
  expect(err).toContain(why);
});
