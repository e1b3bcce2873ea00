import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decisions, FULL_EDITION, Game, makePosition, type State } from '@keyflower/engine';
import { type NewTable, TableSettings } from '@keyflower/protocol';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { type Connection, Person } from './person.ts';
import { startServer, type TestServer } from './server.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** Replaces dates that would differ between two servers. */
const LONG_AGO = 1_700_000_000_000;
/** The sign-in time of all members, on both servers. */
const TODAY = Date.now();

export interface Member {
  person: Person;
  connection: Connection;
}

/**
 * A server where every member has a chosen id. Two of them, with tables created from positions, send identical
 * messages as long as nothing that may be told differs.
 */
export interface Mirror {
  server: TestServer;
  seats: Member[];
  /** A spectator. */
  spectator: Member;
  /** Texts of HTTP answers, in order. */
  pages: string[];
  /** People whose list of waiting tables is sent soon, in order. A timer sends it, so only this order is fixed. */
  waiting: string[];
}

export async function openMirror(players: number, flags: Record<string, string> = {}): Promise<Mirror> {
  // In memory where possible: durability is not under test here.
  const cache = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const server = await startServer(flags, {}, mkdtempSync(join(cache, 'keyflower-mirror-')));
  const seats: Member[] = [];
  for (let seat = 0; seat < players; seat++) seats.push(await member(server, `person-${seat}`));
  const { hub } = server.running.context;
  const waiting: string[] = [];
  const tell = hub.waitingChanged.bind(hub);
  hub.waitingChanged = (person) => {
    waiting.push(person);
    tell(person);
  };
  return { server, seats, spectator: await member(server, 'spectator'), pages: [], waiting };
}

export const membersOf = ({ seats, spectator }: Mirror): Member[] => [...seats, spectator];

/** A person with a chosen id, connected to a server. */
export async function member(server: TestServer, id: string): Promise<Member> {
  const { store, visitors, cookie } = server.running.context;
  const person = new Person(server.url);
  person.id = id;
  person.name = `The ${id}`;
  const session = await store.journal.commit(async (tx) => {
    await tx.people.addGuest(id, person.name, 'en', LONG_AGO);
    return visitors.openSession(tx, id, TODAY);
  });
  person.cookie = `${cookie}=${encodeURIComponent(session)}`;
  return { person, connection: await person.connect() };
}

export interface Placed {
  id: string;
  state: State;
  seed: string;
  clock?: TableSettings['clock'];
  settings?: Partial<NewTable>;
  /** When the server has to handle the table. */
  due?: number;
}

const tableKey = (id: string): string => `key-of-${id}`;
const seatKey = (id: string, seat: number): string => `key-of-${id}-seat-${seat}`;

/** Stores a running game on a server as if it had been played to this position. */
export async function insertTable(
  mirror: Mirror,
  { id, state, seed, clock, settings: more, due }: Placed,
): Promise<void> {
  const { journal } = mirror.server.running.context.store;
  const position = makePosition(state);
  const [header] = Game.load(FULL_EDITION, position, seed).record();
  const { players, farmers, gamers } = position.options;
  const settings = TableSettings.parse({
    options: { players, farmers, gamers },
    ...(clock ? { clock } : {}),
    ...more,
  });
  let pending = 0;
  for (const { player } of decisions(state)) pending |= 1 << player;
  const times = Array.from({ length: players }, (_, seat) => ({
    bank: 3_600_000,
    free: 0,
    since: (pending >> seat) & 1 ? 0 : null,
  }));
  await journal.commit(async ({ tables }) => {
    await tables.add(
      {
        id,
        public: 1,
        rated: 0,
        host: must(mirror.seats[0]).person.id,
        key: tableKey(id),
        settings: JSON.stringify(settings),
        created: LONG_AGO,
        reason: null,
      },
      Array.from({ length: players }, (_, seat) => seatKey(id, seat)),
    );
    for (let seat = 0; seat < players; seat++) {
      await tables.setSeat(id, seat, { person: must(mirror.seats[seat]).person.id });
    }
    await tables.set(id, {
      status: 'playing',
      seed,
      header: JSON.stringify(header),
      started: LONG_AGO,
      updated: LONG_AGO,
      live: JSON.stringify(clock ? { times } : {}),
      pending,
      due: due ?? null,
    });
  });
}

/** Deletes a table after its part of a game was compared. */
export async function deleteTable(mirror: Mirror, id: string): Promise<void> {
  const { store, tables } = mirror.server.running.context;
  await store.journal.commit((tx) => tx.tables.drop(id));
  tables.cache.drop(id);
}

/** The table as the server has it, with all hidden information. */
export function liveTable(mirror: Mirror, id: string): LiveTable {
  return mirror.server.running.context.tables.cache.peek(id)!;
}

/** Waits until everything sent to these people so far has arrived. */
export async function caughtUp(members: readonly Member[]): Promise<void> {
  await Promise.all(
    members.map(async ({ connection }) => {
      const from = connection.received.length;
      connection.send({ type: 'ping' });
      await connection.message('pong', from);
    }),
  );
}

/** Headers that depend on the connection, the time and the visitor's own cookie only. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'set-cookie'];

/** An HTTP answer: status, headers, and the body. */
export async function page(mirror: Mirror, who: Person | null, path: string): Promise<string> {
  const response = await fetch(`${mirror.server.url}/api/v1${path}`, {
    headers: who ? who.headers(false) : {},
  });
  const headers = [...response.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
  const text = `${response.status} ${JSON.stringify(headers)}\n${await response.text()}`;
  mirror.pages.push(text);
  return text;
}
