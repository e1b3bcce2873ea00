import {
  determinize,
  FULL_EDITION,
  QuickRandom,
  randomAction,
  type RecordLine,
  replayRecord,
  type View,
} from '@keyflower/engine';
import { applyPatch, type ServerMessage } from '@keyflower/protocol';
import { WebSocket } from 'ws';
import { expect, test } from 'vitest';
import { ANSWER_MS, Connection, type Reply } from '../../../web/src/session/connection.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { BalancingProxy } from '../support/balancing-proxy.ts';
import { emptyPostgres } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { untilReadiness } from '../support/fault-helpers.ts';
import type { Person } from '../support/person.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startedTable } from '../support/tables.ts';

/* All servers are replaced one after the other while people play, with the connection that the page has. */

const ROUNDS = FULL ? 10 : 1;
/** The page's connection tries again sooner, but leaves a busy machine time to answer. */
const shortened = (ms: number): number => (ms < ANSWER_MS ? ms / 20 : ms);

/** Plays a seat at random through the page's connection, until it is stopped. */
class Page {
  readonly answers: { id: string; reply: Reply }[] = [];
  /** How often the connection was there. */
  connections = 0;
  private readonly table: string;
  private readonly seat: number;
  private readonly random: QuickRandom;
  private readonly connection: Connection;
  private known: { version: number; view: View } | null = null;
  private isAsking = false;
  private isStopped = false;

  constructor(person: Person, table: string, seat: number, url: string) {
    this.table = table;
    this.seat = seat;
    this.random = new QuickRandom(`seat ${seat}`);
    this.connection = new Connection({
      open: () => {
        const headers = { ...person.headers(false), origin: url };
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, { headers });
        socket.on('error', () => {});
        return socket;
      },
      receive: (message) => this.receive(message),
      connected: (is) => (this.connections += is ? 1 : 0),
      later: (ms, run) => {
        const timer = setTimeout(run, shortened(ms));
        return () => clearTimeout(timer);
      },
      since: () => this.known?.version,
    });
    this.connection.watch(table);
    this.connection.connect();
  }

  /** Stops when the last action is answered. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await eventually(() => !this.isAsking, 'the last answer');
    this.connection.end();
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'view') this.known = { version: message.version, view: message.view };
    else if (message.type === 'events' && this.known) {
      const view = applyPatch(this.known.view, message.patch as Parameters<typeof applyPatch>[1]);
      this.known = { version: message.version, view };
    }
    this.decide();
  }

  private decide(): void {
    const { known } = this;
    if (!known || this.isAsking || this.isStopped) return;
    if (!known.view.pending.some(({ player }) => player === this.seat)) return;
    const state = determinize(FULL_EDITION, known.view, this.random);
    const action = randomAction(state, this.seat, this.random);
    const id = `${this.seat}-${this.answers.length}`;
    this.isAsking = true;
    void this.connection
      .ask({ type: 'act', table: this.table, id, version: known.version, action })
      .then((reply) => {
        this.answers.push({ id, reply });
        this.isAsking = false;
        // What the action changed may come with the next message, or have come with this one.
        setImmediate(() => this.decide());
      });
  }
}

test('a rolling restart refuses no action, and every action is stored once', async () => {
  const database = await emptyPostgres({ schema: true });
  const start = (): Promise<TestServer> =>
    startServer({ 'database-url': database.target.postgres, 'drain-time': '1' });
  const servers = [await start(), await start()];
  const proxy = await BalancingProxy.before(...servers.map(({ url }) => url));
  const { id, players } = await startedTable(proxy.url, { options: { players: 2 }, public: true });
  for (const { connection } of players) await connection.close();
  const pages = players.map(({ person, seat }) => new Page(person, id, seat, proxy.url));
  const answered = (): number => pages.reduce((sum, { answers }) => sum + answers.length, 0);
  const more = async (): Promise<void> => {
    const before = answered();
    const isOver = async (): Promise<boolean> =>
      (await must(players[0]).person.table(id)).table.status !== 'playing';
    await eventually(async () => answered() >= before + 4 || (await isOver()), 'more actions');
  };
  const connectedMoreThan = (times: number): Promise<unknown> =>
    eventually(() => pages.every(({ connections }) => connections > times), 'the connections of all pages');
  await connectedMoreThan(0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of servers.keys()) {
      await more();
      const old = must(servers[i]);
      const next = await start();
      await untilReadiness(next.url, 200);
      proxy.servers = [...proxy.servers, next.url];
      await old.close();
      proxy.servers = proxy.servers.filter((url) => url !== old.url);
      servers[i] = next;
    }
  }
  await more();
  await connectedMoreThan(1);
  await Promise.all(pages.map((page) => page.stop()));
  const replies = pages.flatMap(({ answers }) => answers);
  expect(replies.filter(({ reply }) => reply.type === 'refused')).toEqual([]);
  expect(replies.length).toBeGreaterThan(8 * ROUNDS);
  const steps = await must(servers[0]).running.context.store.tables.steps(id);
  for (const [seat, { answers }] of pages.entries()) {
    const requests = steps.filter((step) => step.seat === seat).flatMap(({ request }) => request ?? []);
    expect(requests).toEqual(answers.map((answer) => answer.id));
  }
  const row = must(await must(servers[0]).running.context.store.tables.get(id));
  const record = [must(row.header), ...steps.flatMap(({ lines }) => lines.split('\n'))];
  expect(() =>
    replayRecord(
      FULL_EDITION,
      record.map((line) => JSON.parse(line as string) as RecordLine),
    ),
  ).not.toThrow();
  proxy.close();
  for (const server of servers) await server.close();
  await database.remove();
});
