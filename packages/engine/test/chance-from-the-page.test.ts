import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  actionAt,
  apply,
  type Chance,
  countActions,
  FULL_EDITION,
  Game,
  makePosition,
  newGame,
  nextToAct,
  QuickRandom,
} from '@keyflower/engine';
import { page } from './formats-page.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

/*
 * The chance stream written a second time, from docs/formats.md alone and with Node's own SHA-256 and ChaCha20:
 * if the page leaves something out, or the engine drifts away from it, the draws differ.
 */

const sha256 = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

class Stream {
  readonly key: Buffer;
  private readonly cipher;

  constructor(seed: string) {
    this.key = sha256(`keyflower-chance/1\n${seed}`);
    // Node's sixteen bytes are the block counter, little-endian, and the nonce: all zero.
    this.cipher = createCipheriv('chacha20', this.key, Buffer.alloc(16));
  }

  word(): number {
    return this.cipher.update(Buffer.alloc(4)).readUInt32LE(0);
  }

  below(n: number): number {
    const limit = Math.floor(2 ** 32 / n) * n;
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  pieces(pool: Record<string, number>, n: number): Record<string, number> {
    const drawn: Record<string, number> = {};
    for (let i = 0; i < n; i++) {
      let place = this.below(Object.values(pool).reduce((sum, count) => sum + count, 0));
      const kind = Object.keys(pool).find((name) => {
        place -= must(pool[name]);
        return place < 0;
      })!;
      pool[kind]! -= 1;
      drawn[kind] = (drawn[kind] ?? 0) + 1;
    }
    return Object.fromEntries(
      Object.keys(pool).flatMap((kind) => (kind in drawn ? [[kind, must(drawn[kind])]] : [])),
    );
  }

  tiles(candidates: string[], n: number): string[] {
    const left = [...candidates];
    const drawn = Array.from({ length: n }, () => left.splice(this.below(left.length), 1)[0]);
    return candidates.filter((id) => drawn.includes(id));
  }
}

/** A row of the page's table of ids. */
const row = (name: string): string[] => {
  const [, cells] = atLeast(2, new RegExp(`^\\| ${name} \\|(.*)\\|$`, 'm').exec(page)!);
  return [...cells.matchAll(/`([\w-]+)`/g)].map(([, id]) => must(id));
};

/** How many workers and skills the boats bring in spring, from the printed boats. */
const SPRING_GOODS = [
  [7, 1],
  [6, 2],
  [6, 1],
  [5, 2],
  [5, 1],
  [4, 2],
];

type Mode = 'off' | 'mixed' | 'all';

/** How many winter tiles of the base game join those of The Farmers where all of its tiles are in. */
const JOINING = [2, 6, 10, 9, 12];

/** All draws before the first turn. */
function setUp(stream: Stream, players: number, mode: Mode): unknown[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const bag = { blue: 40, red: 40, yellow: 40, green: 0 };
  const pile = { anvil: 16, pick: 16, saw: 16 };
  let homes = row('homes');
  let winter = row('winter');
  let spring = row('spring');
  const hand = (players <= 4 ? 3 : 2) + (mode === 'off' ? 0 : 1);
  const draws: unknown[] = [];
  for (const seat of seats) {
    const drawn = stream.tiles(homes, 1);
    homes = homes.filter((id) => !drawn.includes(id));
    draws.push({ what: 'home', for: seat, drawn });
  }
  for (const seat of seats) draws.push({ what: 'workers', for: seat, drawn: stream.pieces(bag, 8) });
  if (mode === 'all') {
    winter = stream.tiles(winter, must(JOINING[players - 2]));
    draws.push({ what: 'winter', for: 'stack', drawn: winter });
  }
  if (mode !== 'off') winter = [...winter, ...row('more winter')];
  for (const seat of seats) {
    const drawn = stream.tiles(winter, hand);
    winter = winter.filter((id) => !drawn.includes(id));
    draws.push({ what: 'winter', for: seat, drawn });
  }
  for (const seat of seats) {
    const boat = row('boats')[seat];
    const [workers, skills] = atLeast(2, must(SPRING_GOODS[seat]));
    draws.push({ what: 'workers', for: boat, drawn: stream.pieces(bag, workers) });
    draws.push({ what: 'skills', for: boat, drawn: stream.pieces(pile, skills) });
  }
  if (mode === 'mixed') spring = [...spring, ...row('more spring')];
  const size = players + 4 - (mode === 'all' ? row('more spring').length : 0);
  draws.push({ what: 'market', for: 'spring', drawn: stream.tiles(spring, size) });
  return draws;
}

describe('the chance stream as docs/formats.md describes it', () => {
  it('has the key and the first words that the page names', () => {
    const stream = new Stream('example');
    expect(page).toContain(`\`${stream.key.toString('hex')}\``);
    const words = Array.from({ length: 4 }, () => stream.word().toString(16).padStart(8, '0'));
    expect(page).toContain(`\`${words.join(' ')}\``);
  });

  it.each([2, 3, 4, 5, 6])('gives the set-up of a game for %i', (players) => {
    for (const seed of ['example', 'Schlüsselblume', '']) {
      for (const farmers of ['off', 'mixed', 'all'] as const) {
        const [header, ...entries] = Game.create(FULL_EDITION, { players, farmers }, seed).record();
        expect(header).toMatchObject({ seedHash: sha256(seed).toString('hex') });
        const draws = setUp(new Stream(seed), players, farmers).map((chance, i) => ({ n: i + 1, chance }));
        expect(entries).toEqual(draws);
      }
    }
  });

  it.each(['off', 'mixed', 'all'] as const)(
    'gives every draw of a whole game, with The Farmers: %s',
    (farmers) => {
      const game = Game.create(FULL_EDITION, { players: 4, farmers }, 'example');
      const chance = chanceFrom(new Stream('example'));
      const state = newGame(FULL_EDITION, { players: 4, farmers }, chance);
      const random = new QuickRandom('example');
      while (!game.over) {
        const seat = nextToAct(state);
        const action = actionAt(state, seat, random.below(countActions(state, seat)));
        game.play(seat, action);
        apply(state, seat, action, chance);
      }
      expect(makePosition(state)).toEqual(game.position());
      const kinds = new Set(game.record().map((line) => ('chance' in line ? line.chance.what : '')));
      expect(kinds).toContain('face');
    },
  );
});

/** The rules ask for draws by number, not by name. */
function chanceFrom(stream: Stream): Chance {
  const drawFrom = (pool: ArrayLike<number>, n: number): number[] => {
    const drawn = stream.pieces(
      Object.fromEntries(Array.from(pool, (count, kind) => [`kind ${kind}`, count])),
      n,
    );
    return Array.from(pool, (_, kind) => drawn[`kind ${kind}`] ?? 0);
  };
  return {
    workers: drawFrom,
    skills: drawFrom,
    tiles: (_what, candidates, n) => stream.tiles(candidates.map(String), n).map(Number),
    face: () => stream.below(2),
  };
}
