import { describe, expect, it } from 'vitest';
import {
  BASE_CONTENT,
  commitmentTo,
  FULL_EDITION,
  Game,
  makePosition,
  type Position,
  provenSeed,
  QuickRandom,
  randomAction,
  replayRecord,
} from '../src/index.ts';
import { Scenario } from '../src/testkit/index.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

function playOn(game: Game, seed: string, moves = Number.POSITIVE_INFINITY): void {
  const random = new QuickRandom(seed);
  for (let n = 0; n < moves && !game.over; n++) {
    const { player } = must(game.pending()[0]);
    game.play(player, randomAction(game.state, player, random));
  }
}

describe('a game with its record', () => {
  it('is the same game again from the same options, seed and actions (SET-10)', () => {
    const [a, b] = atLeast(
      2,
      [1, 2].map(() => Game.create(BASE_CONTENT, { players: 3 }, 'same')),
    );
    playOn(a, 'moves');
    playOn(b, 'moves');
    expect(JSON.stringify(a.record())).toBe(JSON.stringify(b.record()));
  });

  it('tells line by line what is to be stored, and comes back from the stored lines with every event', () => {
    const game = Game.create(BASE_CONTENT, { players: 3 }, 'lines');
    const [header] = game.record();
    const stored: string[] = game.linesAfter(0);
    const events: unknown[] = [];
    const random = new QuickRandom('lines');
    while (!game.over && stored.length < 80) {
      const { player } = must(game.pending()[0]);
      const before = game.length;
      events.push(...game.play(player, randomAction(game.state, player, random)));
      stored.push(...game.linesAfter(before));
    }
    expect(stored).toHaveLength(game.length);
    const record = [header, ...stored.map((line) => JSON.parse(line) as unknown)];
    const heard: unknown[] = [];
    const again = Game.replay(BASE_CONTENT, record, 'fresh', 'lines', {
      onEvent: (event) => heard.push(event),
    });
    expect(again.position()).toEqual(game.position());
    expect(heard.slice(-events.length)).toEqual(events);
    playOn(game, 'rest');
    playOn(again, 'rest');
    expect(JSON.stringify(again.record())).toBe(JSON.stringify(game.record()));
  });

  it('is another game from another seed', () => {
    const [a, b] = atLeast(
      2,
      ['one', 'two'].map((seed) => Game.create(BASE_CONTENT, { players: 3 }, seed)),
    );
    expect(JSON.stringify(a.position())).not.toBe(JSON.stringify(b.position()));
  });

  it('replays with its seed when it began from a position that left the winter tiles open', () => {
    const position = {
      ...new Scenario({ players: [{ workers: { red: 3 } }, { workers: { blue: 3 } }] }).position(),
    };
    const open = {
      ...position,
      hidden: undefined,
      players: position.players.map((p) => ({ ...p, winter: undefined })),
    };
    const game = Game.load(BASE_CONTENT, JSON.parse(JSON.stringify(open)), 'open');
    expect(game.position().players.map((player) => player.winter.length)).toEqual([3, 3]);
    playOn(game, 'moves');
    expect(replayRecord(BASE_CONTENT, game.record()).result?.seed).toBe('open');
  });

  it('proves that its seed comes from the server and from the players', () => {
    const seats = [{ commitment: commitmentTo('mine'), revealed: 'mine' }, null];
    const proven = { secret: 'server', proof: { server: commitmentTo('server'), seats } };
    const game = Game.create(BASE_CONTENT, { players: 2 }, proven);
    playOn(game, 'first', 20);
    const again = Game.replay(BASE_CONTENT, game.record(), 'unused', provenSeed('server', proven.proof), {
      secret: 'server',
    });
    playOn(game, 'rest');
    playOn(again, 'rest');
    const record = game.record();
    expect(again.record()).toEqual(record);
    expect(record[0]).toMatchObject({ proof: proven.proof });
    expect(record.at(-1)).toMatchObject({ seed: provenSeed('server', proven.proof), secret: 'server' });
    expect(() => replayRecord(BASE_CONTENT, record)).not.toThrow();
    const forged = [...record.slice(0, -1), { ...record.at(-1), secret: 'other' }];
    expect(() => replayRecord(BASE_CONTENT, forged)).toThrow('not the seed that its proof gives');
    const proof = { ...proven.proof, seats: [{ ...must(seats[0]), revealed: 'other' }, null] };
    const denied = [{ ...record[0], proof }, ...record.slice(1)];
    expect(() => replayRecord(BASE_CONTENT, denied)).toThrow('not the seed that its proof gives');
  });

  it('goes on from a record whose seed is unknown, and then proves no seed', () => {
    const game = Game.create(BASE_CONTENT, { players: 2 }, 'secret');
    playOn(game, 'first', 30);
    const resumed = Game.replay(BASE_CONTENT, game.record(), 'fresh');
    expect(resumed.position()).toEqual(game.position());
    playOn(resumed, 'second');
    expect(resumed.record().at(-1)).not.toHaveProperty('seed');
    expect(() => replayRecord(BASE_CONTENT, resumed.record())).not.toThrow();
  });

  it('goes on from a record with its seed exactly where it stopped', () => {
    const game = Game.create(BASE_CONTENT, { players: 4 }, 'known');
    playOn(game, 'first', 60);
    const resumed = Game.replay(BASE_CONTENT, JSON.parse(JSON.stringify(game.record())), 'unused', 'known');
    playOn(game, 'rest');
    playOn(resumed, 'rest');
    expect(resumed.record()).toEqual(game.record());
  });

  it('goes on from a snapshot exactly where it stopped, without a replay', () => {
    const game = Game.create(FULL_EDITION, { players: 3, farmers: 'mixed' }, 'known');
    playOn(game, 'first', 30);
    game.undo(game.length);
    const restored = Game.restore(FULL_EDITION, structuredClone(game.snapshot()));
    expect(restored.position()).toEqual(game.position());
    playOn(game, 'rest');
    playOn(restored, 'rest');
    expect(restored.record()).toEqual(game.record());
    const { bytes, ...rest } = game.snapshot();
    expect(() => Game.restore(FULL_EDITION, { ...rest, bytes: bytes.slice(1) })).toThrow(
      /a state has \d+ bytes/,
    );
  });

  it('takes actions back, and draws afresh from the continuing stream', () => {
    const game = Game.create(BASE_CONTENT, { players: 2 }, 'undo');
    playOn(game, 'some', 12);
    const before = game.position();
    const next = game.record().length;
    playOn(game, 'more', 9);
    game.undo(next);
    expect(game.position()).toEqual(before);
    playOn(game, 'other');
    expect(replayRecord(BASE_CONTENT, game.record()).result?.seed).toBe('undo');
  });

  it.each([2, 4, 6])(
    'takes back any action that stands, at the cost of the way back: %i players',
    (players) => {
      let game = Game.create(BASE_CONTENT, { players }, 'back and forth');
      const random = new QuickRandom(`back ${players}`);
      const positions: { n: number; position: Position }[] = [];
      let [longestStep, loaded] = [0, 0];
      for (let move = 0; move < 300 && !game.over; move++) {
        const n = game.length + 1;
        positions.push({ n, position: game.position() });
        playOn(game, `move ${move}`, 1);
        longestStep = Math.max(longestStep, game.length + 1 - n);
        if (random.below(3) > 0) continue;
        if (random.below(10) === 0) {
          game = Game.replay(BASE_CONTENT, game.record(), 'unused', 'back and forth');
          loaded = game.length;
        }
        const back = Math.min(positions.length, 1 + random.below(random.below(4) === 0 ? 40 : 4));
        const target = must(positions.at(-back));
        positions.length -= back;
        const [distance, before] = [game.length + 1 - target.n, game.replayed];
        game.undo(target.n);
        expect(game.position()).toEqual(target.position);
        const isNear = distance <= 32 && target.n > loaded;
        const most = isNear ? 2 * (distance + longestStep) : 2 * game.length;
        expect(game.replayed - before).toBeLessThanOrEqual(most);
      }
      expect(makePosition(replayRecord(BASE_CONTENT, game.record()).state)).toEqual(game.position());
    },
  );

  it('refuses to take back what is no action, and then nothing has changed', () => {
    const game = Game.create(BASE_CONTENT, { players: 2 }, 'undo');
    playOn(game, 'some', 4);
    const record = game.record();
    for (const n of [0, 1, 999, 1.5]) expect(() => game.undo(n)).toThrow(/undo/);
    expect(game.record()).toEqual(record);
  });

  it('notes who took a seat and whose time ran out', () => {
    const game = Game.create(BASE_CONTENT, { players: 2 }, 'notes');
    game.note({ seat: { player: 1, name: 'Ada' } });
    game.note({ timeout: { player: 0 } });
    playOn(game, 'moves');
    const { entries } = replayRecord(BASE_CONTENT, game.record());
    expect(entries.filter((entry) => 'seat' in entry || 'timeout' in entry)).toHaveLength(2);
  });

  it('refuses a result before the game is over', () => {
    const game = Game.create(BASE_CONTENT, { players: 2 }, 'early');
    const scores = game.score();
    const line = {
      n: game.record().length,
      result: { scores: scores.players.map((sheet) => sheet.total), winners: scores.winners },
      hash: 'x',
    };
    expect(() => replayRecord(BASE_CONTENT, [...game.record(), line])).toThrow(/not over/);
  });
});
