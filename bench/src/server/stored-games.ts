import { join } from 'node:path';
import { decisions, FULL_EDITION, Game, nextToAct, QuickRandom, randomAction } from '@keyflower/engine';
import { hashSecret } from '../../../apps/server/src/safety/index.ts';
import { Store } from '../../../apps/server/src/store/store.ts';
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
const store = new Store(join(folder, 'keyflower.sqlite'));
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

function keep(id: string, { header, pending, result, seed }: Played): void {
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
  store.tables.add(
    { ...row, reason: null },
    Array.from({ length: PLAYERS }, (_, seat) => `${id}-${seat}`),
  );
  store.tables.set(id, {
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
    store.tables.setSeat(id, seat, { person });
    if (result !== null) keepResult(id, seat, person);
  }
}

function keepResult(id: string, seat: number, person: string): void {
  const won = seat === 0 ? 1 : 0;
  const unrated = { rated: 0, mu: null, sigma: null };
  const row = {
    table_id: id,
    seat,
    person,
    players: PLAYERS,
    score: 50 + seat,
    won,
    rank: seat + 1,
    at: now,
  };
  store.results.add({ ...row, ...unrated });
}

const copySteps = store.db.prepare(
  `INSERT INTO steps (table_id, n, at, seat, request, lines)
   SELECT ?, n, at, seat, request, lines FROM steps WHERE table_id = ?`,
);

const games = Array.from({ length: PLAYED }, (_, i) =>
  playGame(`stored ${i}`, i % 2 === 0 ? Number.POSITIVE_INFINITY : 20 + i * 6),
);
store.db.transaction(() => {
  for (let i = 0; i < people; i++) {
    store.people.addGuest(`person-${i}`, `Person ${i}`, 'en', now);
    if (isPublic) store.sessions.addToken(`token-${i}`, hashSecret(tokenOf(i)), `person-${i}`, '', now);
  }
});
for (let first = 0; first < count; first += 500) {
  store.db.transaction(() => {
    for (let n = first; n < Math.min(count, first + 500); n++) {
      const game = games[n % PLAYED];
      keep(nameOf(n), game);
      if (n >= PLAYED) {
        copySteps.run(nameOf(n), nameOf(n % PLAYED));
        continue;
      }
      let entries = 0;
      for (const lines of game.lines) {
        const kept = { pending: game.pending, live: '{}', due: null };
        store.tables.step(nameOf(n), { n: entries + 1, at: now, seat: null, request: null, lines, ...kept });
        entries += lines.split('\n').length;
      }
    }
  });
}
store.close();
console.log(JSON.stringify({ games: count }));
