import { QuickRandom, type RecordLine } from '@keyflower/engine';
import type { NewTable } from '@keyflower/protocol';
import type pg from 'pg';
import { must } from '../../../../../scripts/testing/must.ts';
import type { Told } from '../../support/message-audit.ts';
import { eventually, pause } from '../../support/eventually.ts';
import { Person } from '../../support/person.ts';
import { violations } from './checker.ts';
import { type PlayerCall, RoamingPlayer, STUCK_MS } from './roaming-player.ts';
import { positionAfter, type ToldStreams, toldStreams } from './told-streams.ts';

/* Tables at which people on different servers play with bots, and what must be true of them afterwards. */

/** Replaying takes a while, and is done beside the servers. */
const READ_EVERY_MS = 100;

interface Kind {
  settings: NewTable;
  people: number;
  bot?: string;
}

/** The clock is long enough for every break, but not if 30 seconds are charged again and again. */
const CLOCK = { kind: 'live', bank: 300, perDecision: 30 } as const;

const KINDS: readonly Kind[] = [
  { settings: { options: { players: 2 } }, people: 2 },
  { settings: { options: { players: 3 }, clock: CLOCK }, people: 2, bot: 'random' },
  { settings: { options: { players: 2, gamers: true } }, people: 1, bot: 'miller' },
  { settings: { options: { players: 3, farmers: 'mixed' }, clock: CLOCK }, people: 3 },
  { settings: { options: { players: 4 } }, people: 2, bot: 'random' },
  { settings: { options: { players: 2 }, clock: CLOCK }, people: 2 },
];

export interface PlayedTable {
  id: string;
  seats: number;
  /** The players, and a spectator. */
  people: RoamingPlayer[];
  over: Promise<void>;
}

async function posted(person: Person, path: string, body: object = {}): Promise<void> {
  const { status, body: answer } = await person.post(path, body);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
}

/** A table whose people are on different servers from the beginning, and play as long as the game lasts. */
export async function playTable(
  number: number,
  servers: () => readonly string[],
  thinkMs: number,
): Promise<PlayedTable> {
  const { settings, people: count, bot } = must(KINDS[number % KINDS.length]);
  const { players } = settings.options;
  const urls = servers();
  const people: Person[] = [];
  for (let i = 0; i <= count; i++) people.push(await Person.arrive(must(urls[(number + i) % urls.length])));
  const host = must(people[0]);
  const id = await host.createTable({ ...settings, public: true, spectators: true });
  for (let seat = 1; seat < players; seat++) {
    if (seat < count) await posted(must(people[seat]), `/tables/${id}/sit`, { seat });
    else {
      const { status, body } = await host.put(`/tables/${id}/seats/${seat}`, { bot });
      if (status !== 200) throw new Error(JSON.stringify(body));
    }
  }
  await posted(host, `/tables/${id}/start`);
  const playing = people.map((person, index) => {
    const random = new QuickRandom(`${number} ${index}`);
    return new RoamingPlayer(person, id, index < count ? index : null, { random, servers, thinkMs });
  });
  const over = Promise.all(playing.map((player) => player.play())).then(() => {});
  // Awaited at the end; until then a rejection must not end the test process.
  over.catch(() => {});
  return { id, seats: players, people: playing, over };
}

/** Waits until everyone at a table has been told of something new, unless the game is over. */
export async function goesOn({ id, people }: PlayedTable): Promise<void> {
  const before = people.map(({ audit }) => audit.version);
  const hasNews = (player: RoamingPlayer, i: number): boolean =>
    player.over || player.audit.version > must(before[i]);
  await eventually(() => people.every(hasNews), `events of ${id}`, STUCK_MS);
}

/** Waits until the stored game asks people alone, or is over, and everyone has been told of all of it. */
export async function waitsForPeople(db: pg.Client, table: PlayedTable): Promise<void> {
  const playing = new Set(table.people.map(({ seat }) => seat));
  const { streams } = await eventually(
    async () => {
      await pause(READ_EVERY_MS);
      const { told } = await storedGame(db, table);
      return seatsAsked(told).every((seat) => playing.has(seat)) && told;
    },
    `bots of ${table.id}`,
    STUCK_MS,
  );
  for (const player of table.people) await player.hears(must(streams[player.seat ?? table.seats]).length);
}

const seatsAsked = ({ positions }: ToldStreams): number[] =>
  must(positions.at(-1)).askedAt.flatMap((version, seat) => (version === null ? [] : [seat]));

interface StoredStep {
  n: number;
  seat: number | null;
  request: string | null;
  lines: string;
}

/** Marks that the server adds to events, which the record does not have. */
function unmarked(event: Told | undefined): Told | undefined {
  if (!event) return event;
  const { forced: _forced, timedOut: _timedOut, ...rest } = event;
  return rest;
}

interface StoredGame {
  status: string;
  steps: StoredStep[];
  told: ToldStreams;
}

async function storedGame(db: pg.Client, { id, seats }: PlayedTable): Promise<StoredGame> {
  const { rows: steps } = await db.query<StoredStep>(
    'SELECT n, seat, request, lines FROM steps WHERE table_id = $1 ORDER BY n',
    [id],
  );
  const { rows } = await db.query<{ header: string; seed: string; status: string }>(
    'SELECT header, seed, status FROM tables WHERE id = $1',
    [id],
  );
  const { header, seed, status } = must(rows[0]);
  const lines = [header, ...steps.flatMap((step) => step.lines.split('\n'))].map(
    (line) => JSON.parse(line) as RecordLine,
  );
  return { status, steps, told: toldStreams(lines, seats, seed) };
}

/** Everything that is wrong with a table, as the database has it and as its people saw it. */
export async function faultsOf(db: pg.Client, table: PlayedTable): Promise<string[]> {
  const { seats, people } = table;
  const { status, steps, told } = await storedGame(db, table);
  const faults = told.others.map((kind) => `an entry of the kind ${kind}`);
  const isOver = seatsAsked(told).length === 0;
  if ((status === 'over') !== isOver)
    faults.push(`it is ${status}, but ${isOver ? 'no seat' : 'a seat'} is asked`);

  const lengths = [0, ...steps.map((step) => step.n - 1 + step.lines.split('\n').length)];
  const isStale = ({ client, version }: PlayerCall, length: number): boolean => {
    const { askedAt, versions } = positionAfter(told.positions, must(lengths[length]));
    const asked = askedAt[client] ?? null;
    return asked === null || version < asked || version > must(versions[client]);
  };
  const log = steps.map(({ seat, request }) => ({ client: request === null ? null : seat, id: request }));
  const calls = people.flatMap((player) => player.calls);
  const judged = calls.filter(({ code }) => code !== 'STORAGE');
  faults.push(
    ...violations(
      log,
      calls.filter((call) => !judged.includes(call) || call.kind === 'undo'),
    ).filter((fault) => !fault.endsWith('was never called for')),
    ...violations(log, judged, {
      accepts: (call, length) => call.kind === 'undo' || !isStale(call, length),
      refuses: (call, length) => call.kind === 'undo' || isStale(call, length),
    }),
  );
  for (const { seat, audit } of people) {
    const stream = must(told.streams[seat ?? seats]);
    audit.events.forEach((event, i) => (audit.events[i] = unmarked(event)));
    faults.push(...audit.settle(stream).map((fault) => `seat ${seat}: ${fault}`));
    if (audit.version !== stream.length)
      faults.push(`seat ${seat} was told ${audit.version} of ${stream.length}`);
  }
  return faults;
}
