import { join } from 'node:path';
import { decisions, FULL_EDITION, Game, nextToAct, QuickRandom, randomAction } from '@keyflower/engine';
import { hashSecret } from '../../../apps/server/src/safety/index.ts';
import { opened, type ResultRow, Store, type Stores } from '../../../apps/server/src/store/index.ts';
import { nameOf, tokenOf } from './stored-names.ts';

/*
 * Fills a data directory with four-player games, half of them finished and half in progress. A few are played and the
 * others copied, because only the amount matters. With a number of people, these few have all seats and a token each,
 * and the games are public.
 */

const PLAYED = 24;
const PLAYERS = 4;

const [folder, wanted, readers] = process.argv.slice(2);
const people = Number(readers ?? 500);
const isPublic = readers !== undefined;
const count = Number(wanted);
const database = join(folder, 'keyflower.sqlite');
const store = await Store.open({ sqlite: database });
const now = Date.now();
const options = { players: PLAYERS, farmers: 'off', gamers: false, handicap: [] } as const;
const settings = { title: '', options, public: isPublic, rated: false, clock: { kind: 'untimed' } };

interface Played {
  lines: string[];
  header: string;
  pending: number;
  result: string | null;
  seed: string;
}

function playGame(seed: string, share: number): Played {
  const game = Game.create(FULL_EDITION, options, seed);
  const random = new QuickRandom(seed);
  const header = JSON.stringify(game.record()[0]);
  const lines = [game.linesAfter(0).join('\n')];
  for (let seat = nextToAct(game.state); seat >= 0 && lines.length < share; seat = nextToAct(game.state)) {
    const before = game.length;
    game.play(seat, randomAction(game.state, seat, random));
    lines.push(game.linesAfter(before).join('\n'));
  }
  const pending = decisions(game.state).reduce((mask, { player }) => mask | (1 << player), 0);
  const { players, winners } = game.over ? game.score() : { players: [], winners: [] };
  const result = game.over ? { scores: players.map(({ total }) => total), winners, seed } : null;
  return { lines, header, pending, result: result && JSON.stringify(result), seed };
}

async function keep({ tables, results }: Stores, id: string, played: Played): Promise<void> {
  const { header, pending, result, seed } = played;
  const host = `person-${Number.parseInt(id.slice(2), 10) % people}`;
  const row = {
    id,
    public: isPublic ? 1 : 0,
    rated: 0,
    host,
    key: id,
    settings: JSON.stringify(settings),
    created: now,
  };
  await tables.add(
    { ...row, reason: null },
    Array.from({ length: PLAYERS }, (_, seat) => `${id}-${seat}`),
  );
  await tables.set(id, {
    status: result === null ? 'playing' : 'over',
    seed,
    header,
    pending,
    result,
    started: now,
    ended: result === null ? null : now,
  });
  for (let seat = 0; seat < PLAYERS; seat++) {
    const person = `person-${(Number.parseInt(id.slice(2), 10) + seat) % people}`;
    await tables.setSeat(id, seat, { person });
    if (result !== null) await results.add(resultRow(id, seat, person));
  }
}

function resultRow(id: string, seat: number, person: string): ResultRow {
  return {
    table_id: id,
    seat,
    person,
    players: PLAYERS,
    score: 50 + seat,
    won: seat === 0 ? 1 : 0,
    rank: seat + 1,
    rated: 0,
    mu: null,
    sigma: null,
    at: now,
  };
}

async function keepSteps({ tables }: Stores, id: string, { lines: steps, pending }: Played): Promise<void> {
  let entries = 0;
  for (const lines of steps) {
    const kept = { pending, live: '{}', due: null };
    await tables.step(id, { n: entries + 1, at: now, seat: null, request: null, lines, ...kept });
    entries += lines.split('\n').length;
  }
}

const games = Array.from({ length: PLAYED }, (_, i) =>
  playGame(`stored ${i}`, i % 2 === 0 ? Number.POSITIVE_INFINITY : 20 + i * 6),
);
await store.journal.commit(async (tx) => {
  for (let i = 0; i < people; i++) {
    await tx.people.addGuest(`person-${i}`, `Person ${i}`, 'en', now);
    if (isPublic) await tx.sessions.addToken(`token-${i}`, hashSecret(tokenOf(i)), `person-${i}`, '', now);
  }
});
for (let first = 0; first < count; first += 500) {
  await store.journal.commit(async (tx) => {
    for (let n = first; n < Math.min(count, first + 500); n++) {
      const game = games[n % PLAYED];
      await keep(tx, nameOf(n), game);
      if (n < PLAYED) await keepSteps(tx, nameOf(n), game);
    }
  });
}
await store.close();

// The steps of copied games are copied by the database itself.
const db = opened(database);
const copySteps = db.prepare(
  `INSERT INTO steps (table_id, n, at, seat, request, lines)
   SELECT ?, n, at, seat, request, lines FROM steps WHERE table_id = ?`,
);
db.exec('BEGIN');
for (let n = PLAYED; n < count; n++) copySteps.run(nameOf(n), nameOf(n % PLAYED));
db.exec('COMMIT');
db.close();
console.log(JSON.stringify({ games: count }));
