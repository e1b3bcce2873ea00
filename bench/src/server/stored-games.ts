import { join } from 'node:path';
import { decisions, FULL_EDITION, Game, nextToAct, QuickRandom, randomAction } from '@keyflower/engine';
import { Store } from '../../../apps/server/src/store/store.ts';

/*
 * Fills a data directory with four-player games, half of them finished and half in progress. A few are played and the
 * others copied, because only the amount matters.
 */

const PLAYED = 24;
const PLAYERS = 4;
const PEOPLE = 500;

const [folder, wanted] = process.argv.slice(2);
const count = Number(wanted);
const store = new Store(join(folder, 'keyflower.sqlite'));
const now = Date.now();
const options = { players: PLAYERS, farmers: 'off', gamers: false, handicap: [] } as const;
const settings = { title: '', options, public: false, rated: false, clock: { kind: 'untimed' } };

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
  const host = `person-${Number.parseInt(id.slice(2), 10) % PEOPLE}`;
  const row = { id, public: 0, rated: 0, host, key: id, settings: JSON.stringify(settings), created: now };
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
    const person = `person-${(Number.parseInt(id.slice(2), 10) + seat) % PEOPLE}`;
    store.tables.setSeat(id, seat, { person });
  }
}

const nameOf = (n: number): string => `t-${String(n).padStart(10, '0')}`;
const copySteps = store.db.prepare(
  `INSERT INTO steps (table_id, n, at, seat, request, lines)
   SELECT ?, n, at, seat, request, lines FROM steps WHERE table_id = ?`,
);

const games = Array.from({ length: PLAYED }, (_, i) =>
  playGame(`stored ${i}`, i % 2 === 0 ? Number.POSITIVE_INFINITY : 20 + i * 6),
);
store.db.transaction(() => {
  for (let i = 0; i < PEOPLE; i++) store.people.addGuest(`person-${i}`, `Person ${i}`, 'en', now);
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
