import { appendFileSync, cpSync, existsSync, mkdtempSync } from 'node:fs';
import { readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { randomBytes, randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FULL_EDITION, QuickRandom, type RecordLine, replayRecord } from '@keyflower/engine';
import type { NewTable } from '@keyflower/protocol';
import LibSql from 'libsql';
import { expect, test } from 'vitest';
import type { StepRecord } from '../src/store/table-rows.ts';
import { type BundleServer, startBundle } from './support/bundle.ts';
import { eventually, pause } from './support/eventually.ts';
import type { Told } from './support/message-audit.ts';
import { ReconnectingPlayer } from './support/reconnecting-player.ts';
import { startServer, type TestServer } from './support/server.ts';
import { goOn, playOn, startedTable } from './support/tables.ts';
import { must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const KILLS = FULL ? 200 : 2;
/** Most of the time goes into restarting the server, which takes seconds on a busy machine. */
const TIMEOUT_MS = Math.max(KILLS * 10_000, 300_000);
/** Answered actions before a server is killed. */
const ANSWERS = 5;
const FLAGS = { 'log-level': 'error' };

const KINDS: readonly { settings: NewTable; people: number; bot?: string }[] = [
  { settings: { options: { players: 2 } }, people: 2 },
  { settings: { options: { players: 3 }, clock: { kind: 'live', bank: 600, perDecision: 30 } }, people: 2 },
  { settings: { options: { players: 3, farmers: 'mixed' } }, people: 3 },
  {
    settings: { options: { players: 2, gamers: true }, clock: { kind: 'live', bank: 300, perDecision: 5 } },
    people: 1,
    bot: 'miller',
  },
];
/** For the quick run: one with people only, and one with a bot, clocks and another variant. */
const TABLES = FULL ? KINDS : KINDS.slice(2);

interface Played {
  id: string;
  reconnecting: ReconnectingPlayer[];
  over: Promise<void>;
  isOver: boolean;
}

/** A table where all players keep playing whatever happens to the server. */
async function survivingTable(url: string, kind: number): Promise<Played> {
  const { settings, people, bot } = must(TABLES[kind % TABLES.length]);
  const { id, players } = await startedTable(url, settings, people, bot);
  const reconnecting = players.map(({ person, seat }) => {
    const random = new QuickRandom(randomBytes(8).toString('hex'));
    return new ReconnectingPlayer(person, id, seat, random);
  });
  await Promise.all(players.map(({ connection }) => connection.close()));
  const played: Played = { id, reconnecting, isOver: false, over: Promise.resolve() };
  played.over = Promise.all(reconnecting.map((player) => player.play()))
    .then(() => {})
    .finally(() => {
      played.isOver = true;
    });
  // Awaited at the end; until then a rejection must not end the test process.
  played.over.catch(() => {});
  return played;
}

/** What the storage holds, read without the server. */
function stored(data: string, table: string): { steps: StepRecord[]; lines: RecordLine[] } {
  const db = new LibSql(join(data, 'keyflower.sqlite'), { readonly: true });
  const query = 'SELECT n, at, seat, request, lines FROM steps WHERE table_id = ? ORDER BY n';
  const steps = db.prepare(query).all(table) as StepRecord[];
  const { header } = db.prepare('SELECT header FROM tables WHERE id = ?').get(table) as { header: string };
  db.close();
  const lines = [header, ...steps.flatMap((step) => step.lines.split('\n'))];
  return { steps, lines: lines.map((line) => JSON.parse(line) as RecordLine) };
}

/** The same for a killed server, from a copy, so that only the next server touches the original. */
function storedByKilledServer(data: string, table: string): ReturnType<typeof stored> {
  const copy = mkdtempSync(join(tmpdir(), 'keyflower-copy-'));
  for (const name of ['keyflower.sqlite', 'keyflower.sqlite-wal']) cpSync(join(data, name), join(copy, name));
  const found = stored(copy, table);
  rmSync(copy, { recursive: true });
  return found;
}

/** Entries of a record are numbered without gaps, and the whole record replays. */
function checkRecord(lines: readonly RecordLine[]): void {
  expect(lines.slice(1).map((line) => (line as { n: number }).n)).toEqual(
    lines.slice(1).map((_, index) => index + 1),
  );
  replayRecord(FULL_EDITION, lines);
}

async function checkTable(server: BundleServer, { id, reconnecting }: Played): Promise<void> {
  const { steps, lines } = stored(server.data, id);
  checkRecord(lines);
  for (const { seat, acknowledged, undone, refused, audit, person, connection } of reconnecting) {
    const requests = steps.filter((step) => step.seat === seat).flatMap(({ request }) => request ?? []);
    // In order, each once, and nothing that was refused. An undo may have been a request that was not granted.
    expect(requests.filter((request) => !undone.includes(request))).toEqual(acknowledged);
    expect(new Set(requests).size).toBe(requests.length);
    expect(
      refused.filter(({ code }) => !['STALE', 'CONFLICT', 'NOT_YOUR_DECISION', 'NOT_PLAYING'].includes(code)),
    ).toEqual([]);
    const { body } = await person.get<{ events: Told[] }>(`/tables/${id}/events`);
    expect(audit.settle(body.events)).toEqual([]);
    expect(audit.events).toHaveLength(body.events.length);
    const fresh = await person.connect();
    await fresh.watch(id);
    expect(connection!.viewOf(id)).toEqual(fresh.viewOf(id));
    expect(audit.view).toEqual(fresh.viewOf(id));
    await fresh.close();
  }
}

/** What a power cut may leave: an unfinished write after everything that was acknowledged. */
function tear(data: string): void {
  const log = join(data, 'keyflower.sqlite-wal');
  if (!existsSync(log)) return;
  const end = readFileSync(log).subarray(-3000);
  appendFileSync(log, Buffer.concat([end, randomBytes(randomInt(1, 2000))]));
}

test(`a server killed ${KILLS} times during play loses no acknowledged action and applies none twice`, {
  timeout: TIMEOUT_MS,
}, async () => {
  let server = await startBundle(FLAGS);
  const { data } = server;
  const port = new URL(server.url).port;
  const tables: Played[] = [];
  const topUp = async (): Promise<void> => {
    while (tables.filter(({ isOver }) => !isOver).length < TABLES.length) {
      tables.push(await survivingTable(server.url, tables.length));
    }
  };
  const everyone = (): ReconnectingPlayer[] => tables.flatMap(({ reconnecting }) => reconnecting);
  const answered = (): number => everyone().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      await topUp();
      // However slow the machine is, each server answers some actions before it is killed.
      const enough = answered() + ANSWERS;
      await eventually(
        () => answered() >= enough || tables.every(({ isOver }) => isOver),
        'answers',
        TIMEOUT_MS,
      );
      await pause(randomInt(20, 400));
      await server.stop('SIGKILL');
      if (kill % 3 === 0) tear(data);
      server = await startBundle({ ...FLAGS, port }, data);
    }
    // There were enough actions at random for the quick run.
    for (const player of everyone()) player.hurries = !FULL;
    await Promise.all(tables.map(({ over }) => over));
    for (const table of tables) await checkTable(server, table);
    expect(answered()).toBeGreaterThan(KILLS * ANSWERS);
    expect(everyone().some(({ audit }) => audit.compared > 0)).toBe(true);
    expect(server.err).toBe('');
    await Promise.all(everyone().map(({ connection }) => connection!.close()));
  } finally {
    await server.stop('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});

test('after a power cut that truncated the log, every table resumes after a complete action', async () => {
  const server = await startBundle(FLAGS);
  let again: TestServer | null = null;
  try {
    const settings: NewTable = { options: { players: 2 } };
    const table = await startedTable(server.url, settings);
    await playOn(table, 'power cut', 40);
    await server.stop('SIGKILL');
    const before = storedByKilledServer(server.data, table.id).steps;
    const log = join(server.data, 'keyflower.sqlite-wal');
    truncateSync(log, Math.floor(statSync(log).size * 0.8));
    again = await startServer({ port: new URL(server.url).port }, {}, server.data);
    const { steps, lines } = stored(server.data, table.id);
    expect(steps.length).toBeLessThan(before.length);
    // What was lost is noticed: the game goes on with other draws than players may have seen.
    const { lines: added, ...rest } = must(steps.at(-1));
    expect(rest).toMatchObject({ seat: null, request: null });
    expect(JSON.parse(added)).toHaveProperty('reseed');
    expect(before.slice(0, steps.length - 1)).toEqual(steps.slice(0, -1));
    checkRecord(lines);
    for (const player of table.players) {
      player.connection = await player.person.connect();
      await player.connection.watch(table.id);
    }
    await goOn(table, 'after the power cut');
    expect(again.logged.filter(({ level }) => level !== 'info')).toMatchObject([
      { level: 'error', fields: { table: table.id } },
    ]);
  } finally {
    await server.stop('SIGKILL');
    await again?.running.close();
    rmSync(server.data, { recursive: true, force: true });
  }
});
