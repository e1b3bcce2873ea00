import { describe, expect, it } from 'vitest';
import {
  BASE_CONTENT,
  EngineSession,
  Game,
  overridesHash,
  QuickRandom,
  randomAction,
  type RecordHeader,
  replayRecord,
  withOverrides,
} from '../../src/index.ts';
import { overriding, refusalOf } from '../support/overrides.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

/** Every home is worth points from the beginning, and the market gives more. */
const OVERRIDES = overriding({
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((n) => [`home-${n}`, { front: { vp: 40 + n }, back: { vp: 50 } }]),
  ),
  keywood: { front: { use: { gain: { wood: 5 } } } },
  alehouse: { front: { use: { gain: { bagWorkers: 4 } } }, edges: 'FFFFFF' },
});
const CORRECTED = withOverrides(BASE_CONTENT, OVERRIDES);

function playOn(game: Game, moves = Number.POSITIVE_INFINITY): void {
  const random = new QuickRandom('players');
  for (let n = 0; n < moves && !game.over; n++) {
    const [{ player }] = atLeast(1, game.pending());
    game.play(player, randomAction(game.state, player, random));
  }
}

function played(content = CORRECTED): Game {
  const game = Game.create(content, { players: 3 }, 'corrected');
  playOn(game);
  return game;
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const headerOf = (record: readonly unknown[]) => record[0] as RecordHeader;

describe('a record of a game with corrected tiles', () => {
  it('names the corrections and carries them', () => {
    const header = headerOf(played().record());
    expect(header.tiles).toEqual({ hash: overridesHash(OVERRIDES), overrides: OVERRIDES });
    expect(headerOf(Game.create(BASE_CONTENT, { players: 3 }, 'x').record())).not.toHaveProperty('tiles');
  });

  it('is of another game than with the printed tiles', () => {
    expect(played().score()).not.toEqual(played(BASE_CONTENT).score());
    expect(
      played()
        .score()
        .players.every(({ total }) => total > 40),
    ).toBe(true);
  });

  it.each([
    ['the printed tiles', BASE_CONTENT],
    ['the same corrections', CORRECTED],
    ['other corrections', withOverrides(BASE_CONTENT, overriding({ 'home-1': { front: { vp: 9 } } }))],
    ['an edition', { off: BASE_CONTENT }],
  ])('replays where there are %s: only its own count', (_, source) => {
    const game = played();
    const { state, result } = replayRecord(source, copy(game.record()));
    expect(result).not.toBeNull();
    expect(state.content.overrides).toEqual(CORRECTED.overrides);
    const again = Game.replay(source, copy(game.record()), 'fresh');
    expect(again.record()).toEqual(game.record());
    expect(again.score()).toEqual(game.score());
  });

  it('replays with the printed tiles where it names no corrections', () => {
    const game = played(BASE_CONTENT);
    expect(Game.replay(CORRECTED, copy(game.record()), 'fresh').score()).toEqual(game.score());
  });

  it('goes on with its corrections, and takes actions back', () => {
    const game = Game.create({ off: CORRECTED }, { players: 2 }, 'undo');
    playOn(game, 20);
    const resumed = Game.replay(BASE_CONTENT, copy(game.record()), 'fresh', 'undo');
    const first = game.record().find((line) => 'action' in line) as { n: number };
    resumed.undo(first.n);
    expect(resumed.position()).toEqual(Game.create(CORRECTED, { players: 2 }, 'undo').position());
    playOn(resumed);
    expect(resumed.score().players.every(({ total }) => total > 40)).toBe(true);
    expect(() => replayRecord(BASE_CONTENT, copy(resumed.record()))).not.toThrow();
  });

  it('can begin from a position', () => {
    const start = Game.create(CORRECTED, { players: 2 }, 'start').position();
    const game = Game.load(CORRECTED, copy(start), 'loaded');
    playOn(game);
    expect(headerOf(game.record())).toMatchObject({
      tiles: { hash: overridesHash(OVERRIDES) },
      position: start,
    });
    expect(replayRecord(BASE_CONTENT, copy(game.record())).result).not.toBeNull();
  });

  it.each<[string, (tiles: { hash: string; overrides: { tiles: Record<string, object> } }) => void, string]>([
    [
      'a changed value',
      ({ overrides }) => void (overrides.tiles.keywood = { back: { vp: 4 } }),
      'tiles.hash: the hash does not match',
    ],
    ['a changed hash', (tiles) => void (tiles.hash = '0'.repeat(64)), 'tiles.hash: the hash does not match'],
    ['no hash', (tiles) => void (tiles.hash = 7 as unknown as string), 'tiles.hash: expected a string'],
    [
      'nothing corrected',
      ({ overrides }) => void (overrides.tiles = {}),
      'tiles.hash: the hash does not match',
    ],
    [
      'a value that can not be',
      ({ overrides }) => void (overrides.tiles.keywood = { edges: 'W' }),
      'tiles.keywood.edges: expected six letters',
    ],
    [
      'a tile that is not there',
      ({ overrides }) => void (overrides.tiles.moon = {}),
      'tiles.moon: there is no such tile',
    ],
    [
      'no overrides',
      (tiles) => void (tiles.overrides = null as never),
      'tiles.overrides: expected an object',
    ],
  ])('is refused with %s', (_, tamper, message) => {
    const record = copy(played().record());
    tamper(headerOf(record).tiles as never);
    const refusal = refusalOf(() => replayRecord(BASE_CONTENT, record));
    expect(refusal).toMatchObject({ code: 'BAD_RECORD', line: 1 });
    expect(refusal.message).toMatch(`line 1: ${message}`);
  });

  it('is refused with other corrections that are sound in themselves', () => {
    const record = copy(played().record());
    const overrides = overriding({ 'home-1': { front: { vp: 9 } } });
    headerOf(record).tiles = { hash: overridesHash(overrides), overrides };
    expect(refusalOf(() => replayRecord(BASE_CONTENT, record)).code).toBe('BAD_RECORD');
  });

  it('is refused, not more, when its corrections are nested without end', () => {
    const record = copy(played().record());
    let deep: object = {};
    for (let i = 0; i < 100_000; i++) deep = { front: deep };
    headerOf(record).tiles!.overrides = overriding({ keywood: deep });
    expect(refusalOf(() => replayRecord(BASE_CONTENT, record)).code).toBe('BAD_RECORD');
  });

  it('travels through the line protocol', () => {
    const session = new EngineSession({ off: CORRECTED }, () => 'fresh');
    const ask = (request: object) =>
      JSON.parse(session.answer(JSON.stringify(request))) as Record<string, unknown>;
    ask({ cmd: 'new', options: { players: 2 }, seed: 'protocol' });
    const { record } = ask({ cmd: 'record' }) as { record: unknown[] };
    expect(headerOf(record).tiles!.hash).toBe(overridesHash(OVERRIDES));
    const plain = new EngineSession(BASE_CONTENT, () => 'fresh');
    expect(JSON.parse(plain.answer(JSON.stringify({ cmd: 'replay', record })))).toMatchObject({ ok: true });
    expect(plain.answer('{"cmd":"record"}')).toContain(overridesHash(OVERRIDES));
  });
});
