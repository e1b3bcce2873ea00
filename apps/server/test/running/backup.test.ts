import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../src/store/index.ts';
import { keyflowerHere } from '../../../cli/test/run.ts';
import { type BundleServer, keyflower, startBundle } from '../support/bundle.ts';
import { Person } from '../support/person.ts';
import { startServer } from '../support/server.ts';
import { type PlayedTable, playOn, startedTable } from '../support/tables.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';
import { FULL } from '../../../../scripts/testing/full.ts';

/** In this process in the quick run: starting one takes longer than a backup. */
const another = FULL ? keyflower : keyflowerHere;

let server: BundleServer;
let table: PlayedTable;
let folder: string;
const file = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keyflower-backup-'));
  server = await startBundle();
  table = await startedTable(server.url, { options: { players: 2 } });
  await playOn(table, 'before the backup', 8);
});

afterAll(async () => {
  await server.stop();
  for (const path of [folder, server.data]) rmSync(path, { recursive: true, force: true });
});

/** Everything stored about the game. */
function stored(): string {
  const db = new LibSql(join(server.data, 'keyflower.sqlite'));
  const rows = db.prepare('SELECT n, lines FROM steps WHERE table_id = ? ORDER BY n').all(table.id) as {
    n: number;
    lines: string;
  }[];
  db.close();
  return rows.map(({ n, lines }) => `${n} ${lines}`).join('\n');
}

describe('keyflower backup', () => {
  it('copies everything that was acknowledged, during play', async () => {
    const playing = playOn(table, 'during the backup', 30);
    const { code, out, err } = await keyflower('backup', file('a.sqlite'), '--data', server.data);
    await playing;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`a.sqlite: \\d+ KiB of schema ${MIGRATIONS.length}, checked\n$`));
    expect(statSync(file('a.sqlite')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['a.sqlite']);
    const copy = new LibSql(file('a.sqlite'));
    const { steps } = copy.prepare('SELECT count(*) AS steps FROM steps').get() as { steps: number };
    copy.close();
    expect(steps).toBeGreaterThanOrEqual(8);
  });

  it('overwrites nothing unless told to', async () => {
    writeFileSync(file('b.sqlite'), 'precious');
    const refused = await another('backup', file('b.sqlite'), '--data', server.data);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toBe(
      `keyflower: ${file('b.sqlite')} already exists: choose another name or use --force\n`,
    );
    expect(readFileSync(file('b.sqlite'), 'utf8')).toBe('precious');
    const forced = await another(
      'backup',
      file('b.sqlite'),
      '--force',
      '--with-secrets',
      '--data',
      server.data,
    );
    expect(forced.code).toBe(0);
    expect(readFileSync(file('b.sqlite')).subarray(0, 6).toString()).toBe('SQLite');
  });

  it('includes the secrets only on request, readable by their owner alone', () => {
    expect(existsSync(file('a.sqlite.secrets.json'))).toBe(false);
    const secrets = file('b.sqlite.secrets.json');
    expect(statSync(secrets).mode & 0o777).toBe(0o600);
    expect(readFileSync(secrets, 'utf8')).toBe(readFileSync(join(server.data, 'secrets.json'), 'utf8'));
  });

  it('explains in one sentence what it cannot do, and never overwrites the database', async () => {
    const own = join(server.data, 'keyflower.sqlite');
    const [nameless, nowhere, self] = await Promise.all([
      another('backup'),
      another('backup', file('x.sqlite'), '--data', file('no-such-place')),
      another('backup', own, '--force', '--data', server.data),
    ]);
    expect([nameless.code, nowhere.code, self.code]).toEqual([2, 1, 2]);
    expect(nameless.err).toContain('name one file');
    expect(nowhere.err).toBe(`keyflower: there is no database ${file('no-such-place')}/keyflower.sqlite\n`);
    expect(self.err).toContain("is one of the server's own files");
  });
});

describe('keyflower restore', () => {
  it('restores all clients to the backup while the server keeps its process and port', async () => {
    // Nobody has played since the last backup.
    renameSync(file('b.sqlite'), file('then.sqlite'));
    const then = stored();
    await playOn(table, 'after the backup', 6);
    expect(stored()).not.toBe(then);
    const latecomer = await Person.arrive(server.url);

    const { code, out, err } = await keyflower('restore', file('then.sqlite'), '--data', server.data);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [, kept] = atLeast(2, /kept as (\S+)\n$/.exec(out)!);
    for (const { connection } of table.players) {
      await connection.until(() => connection.closed, 'the end');
      expect(connection.received.at(-1)).toEqual({ type: 'bye', reason: 'restart' });
      expect(connection.closed!.code).toBe(1012);
    }
    expect(server.child.exitCode).toBeNull();

    const restored = stored();
    expect(restored.slice(0, then.length)).toBe(then);
    expect(restored.slice(then.length)).toMatch(/^\n(\d+) \{"n":\1,"reseed":"[0-9a-f]{64}"\}$/);
    for (const player of table.players) {
      const since = player.connection.versionOf(table.id);
      player.connection = await player.person.connect();
      await player.connection.watch(table.id, { since });
      await player.connection.message('view');
    }
    await playOn(table, 'after the restore', 6);
    expect((await latecomer.get<{ id: string }>('/me')).body.id).not.toBe(latecomer.id);

    const old = new LibSql(kept);
    expect(old.prepare('SELECT 1 AS was FROM people WHERE id = ?').get(latecomer.id)).toMatchObject({
      was: 1,
    });
    old.close();
    expect(readdirSync(server.data).filter((name) => /pending|tmp/.test(name))).toEqual([]);
  });

  it('works without a server, also into a directory that does not exist yet', async () => {
    const data = file('new-data');
    expect((await another('restore', file('then.sqlite'), '--data', data)).code).toBe(0);
    const second = await startServer({}, {}, data);
    const { body } = await (await Person.arrive(second.url)).get<{ error?: object }>(`/tables/${table.id}`);
    expect(body.error).toMatchObject({ code: 'NOT_FOUND' });
    await second.running.close();
    const again = await another('restore', file('then.sqlite'), '--data', data);
    expect(again.out).toMatch(/kept as .*keyflower-before-restore-.*\.sqlite/);
    expect(readdirSync(data).filter((name) => name.includes('wal') || name.includes('shm'))).toEqual([]);
  });

  it('refuses damaged files and newer schemas, and changes nothing', async () => {
    const damaged = readFileSync(file('then.sqlite'));
    damaged.fill(0xee, 4096, 4096 * 6);
    writeFileSync(file('damaged.sqlite'), damaged);
    writeFileSync(file('future.sqlite'), readFileSync(file('then.sqlite')));
    const future = new LibSql(file('future.sqlite'));
    future.exec('PRAGMA user_version = 99');
    future.close();
    const before = stored();
    for (const [name, reason] of [
      ['damaged.sqlite', 'damaged'],
      ['future.sqlite', 'is of schema 99'],
    ] as const) {
      const { code, err } = await another('restore', file(name), '--data', server.data);
      expect(code, name).toBe(1);
      expect(err, name).toContain(reason);
      expect(err.trim().split('\n'), name).toHaveLength(1);
    }
    expect(stored()).toBe(before);
    expect(must(table.players[0]).connection.closed).toBeNull();
    expect(existsSync(join(server.data, 'restore-pending.sqlite'))).toBe(false);
  });
});

describe('a data directory', () => {
  it('has one server: a second is refused in one sentence', async () => {
    const { code, err, out } = await keyflower('serve', '--port', '0', '--data', server.data);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`keyflower: another server is open on the data directory ${server.data}\n`);
  });
});
