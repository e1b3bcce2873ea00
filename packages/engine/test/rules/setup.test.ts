import { describe, expect, it } from 'vitest';
import { BASE_CONTENT } from '../../src/content/base/index.ts';
import { hashOf } from '../../src/model/canonical.ts';
import { Game } from '../../src/game/game.ts';
import type { RecordHeader } from '../../src/io/record.ts';
import { RefusalError } from '../../src/model/refusal.ts';
import { spec } from '../oracles/villages.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { pass } from '../support/actions.ts';
import { bidOf, finishSeason, placed, refusal, total } from '../support/table.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const COUNTS = [2, 3, 4, 5, 6];
const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`);
const setUp = (players: number, seed = 'spring') => Game.create(BASE_CONTENT, { players }, seed);
const begun = (players: number, seed = 'spring') =>
  new Scenario({ ...setUp(players, seed).position(), options: { players } });
const sum = (counts: readonly object[], name: string) =>
  counts.reduce((n, count) => n + ((count as Record<string, number>)[name] ?? 0), 0);

describe('options', () => {
  const refused = (options: object) => {
    try {
      Game.create(BASE_CONTENT, options, 'x');
      return null;
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      return error.refusal;
    }
  };

  it('are refused in a new game where they do not exist, with the nearest name', () => {
    expect(refused({ players: 2, gamer: true })).toEqual({
      code: 'BAD_REQUEST',
      reason: 'unknown-option',
      facts: { name: 'gamer', nearest: 'gamers' },
      message: 'options: there is no option "gamer"; did you mean "gamers"?',
    });
    expect(refused({ players: 2, undo: 'never' })?.facts).toEqual({ name: 'undo' });
    expect(refused({ players: 2, ['x'.repeat(1000)]: 1 })?.facts).toEqual({ name: 'x'.repeat(40) });
  });

  it('are ignored in positions and records where they do not exist', () => {
    const game = Game.create(BASE_CONTENT, { players: 2 }, 'x');
    const position = game.position();
    const loaded = Game.load(
      BASE_CONTENT,
      { ...position, options: { ...position.options, gamer: true } },
      'x',
    );
    expect(loaded.position()).toEqual(position);
    const [header, ...lines] = game.record() as [RecordHeader, ...unknown[]];
    const later = { ...header, options: { ...header.options, gamer: true } };
    expect(Game.replay(BASE_CONTENT, [later, ...lines], 'x').position()).toEqual(position);
  });
});

describe('players and pieces', () => {
  it('SET-1: two to six play, neither fewer nor more', () => {
    for (const players of COUNTS) expect(setUp(players).position().players).toHaveLength(players);
    for (const players of [0, 1, 7, 2.5, '3']) {
      expect(() => Game.create(BASE_CONTENT, { players }, 'x')).toThrow(RefusalError);
    }
    expect(refusal({ options: { players: 3 }, players: [{}, {}, {}] })).toBeNull();
    expect(refusal({ options: { players: 7 } })).toBe('SET-1');
  });

  it('SET-1: the next player is the next seat clockwise, and after the last comes the first', () => {
    const s = new Scenario({ options: { players: 3 }, active: 1, startPlayer: 1 });
    s.play(1, pass);
    expect(s.position().active).toBe(2);
    s.play(2, pass);
    expect(s.position().active).toBe(0);
  });

  it.each(COUNTS)(
    'SET-2: 40 workers of each colour and 20 green ones, outside the bag, with %i',
    (players) => {
      const { players: seats, boats, supply } = setUp(players).position();
      const everywhere = [supply.bag, ...seats.map((p) => p.workers), ...boats.map((b) => b.workers ?? {})];
      for (const colour of ['blue', 'red', 'yellow']) expect(sum(everywhere, colour)).toBe(40);
      expect(sum(everywhere, 'green')).toBe(0);
      expect(supply.green).toBe(20);
    },
  );

  it('SET-2: a position with more workers than there are is refused', () => {
    expect(refusal({ players: [{ workers: { blue: 40 } }, {}] })).toBeNull();
    expect(refusal({ players: [{ workers: { blue: 41 } }, {}] })).toBe('SET-2');
    expect(refusal({ players: [{ workers: { green: 19 } }, {}], bagGreen: 1 })).toBeNull();
    expect(refusal({ players: [{ workers: { green: 20 } }, {}], bagGreen: 1 })).toBe('SET-2');
    const bids = [bidOf(0, 'red', 21), bidOf(1, 'red', 20)];
    expect(refusal({ market: [{ tile: 'keywood', bids }] })).toBe('SET-2');
  });

  it('SET-2: a position with hundreds of workers too many is refused as well', () => {
    const blue = (n: number) => ({ workers: { blue: n } });
    expect(refusal({ players: [blue(120), blue(120), blue(56)] })).toBe('SET-2');
  });

  it('SET-3: 48 gold, 24 of each other resource; 16 skill tiles of each kind', () => {
    const { supply, boats } = setUp(2).position();
    expect(supply.resources).toEqual({ wood: 24, stone: 24, iron: 24, gold: 48 });
    for (const skill of ['anvil', 'pick', 'saw']) {
      expect(sum([supply.skills, ...boats.map((boat) => boat.skills ?? {})], skill)).toBe(16);
    }
  });

  it('SET-3: the pile lies face down: only its size is seen', () => {
    expect(setUp(2).view(0).supply.skills).toBe(45);
    expect(setUp(2).view(null).supply.skills).toBe(45);
  });

  it('SET-3: a position with more resources or skill tiles than there are is refused', () => {
    const onHome = (resources: object) => ({
      players: [{ village: [{ tile: 'home-1', q: 0, r: 0, resources }] }, {}],
    });
    expect(refusal(onHome({ wood: 24, stone: 24, iron: 24, gold: 48 }))).toBeNull();
    for (const [name, n] of Object.entries({ wood: 25, stone: 25, iron: 25, gold: 49 })) {
      expect(refusal(onHome({ [name]: n }))).toBe('SET-3');
    }
    expect(refusal({ players: [{ skills: { anvil: 16, pick: 16, saw: 16 } }, {}] })).toBeNull();
    expect(refusal({ players: [{ skills: { saw: 9 } }, { skills: { saw: 8 } }] })).toBe('SET-3');
  });

  it('SET-3: a position with hundreds of pieces too many is refused as well', () => {
    const saws = (n: number) => ({ skills: { saw: n } });
    expect(refusal({ players: [saws(120), saws(120), saws(32)] })).toBe('SET-3');
    const wood = (seat: number, n: number) => ({
      village: [{ tile: `home-${seat + 1}`, q: 0, r: 0, resources: { wood: n } }],
    });
    expect(refusal({ players: [wood(0, 120), wood(1, 120), wood(2, 40)] })).toBe('SET-3');
  });
});

describe('homes, boats and turn-order tiles', () => {
  it('SET-4: everyone starts with 8 hidden workers, nothing else, and one home tile', () => {
    const game = setUp(4);
    const { players } = game.position();
    for (const player of players) {
      expect([total(player.workers), total(player.skills), player.village.length]).toEqual([8, 0, 1]);
      expect(player.village[0]).toMatchObject({ q: 0, r: 0 });
    }
    expect(new Set(players.map(({ village }) => must(village[0]).tile)).size).toBe(4);
    expect(game.view(0).players.map(({ workers }) => workers)).toEqual([must(players[0]).workers, 8, 8, 8]);
  });

  it('SET-4: homes are dealt at random, and the lowest home number starts', () => {
    const dealt = new Set<string>();
    for (const seed of SEEDS) {
      const { players, startPlayer, active } = setUp(3, seed).position();
      const homes = players.map(({ village }) => must(village[0]).tile);
      for (const home of homes) dealt.add(home);
      expect(homes[startPlayer]).toBe([...homes].sort()[0]);
      expect(active).toBe(startPlayer);
    }
    expect([...dealt].sort()).toEqual(['home-1', 'home-2', 'home-3', 'home-4', 'home-5', 'home-6']);
  });

  const GOODS = [
    ['boat-keyflower', 7, 1],
    ['boat-sea-bastion', 6, 2],
    ['boat-sea-breese', 6, 1],
    ['boat-flipper', 5, 2],
    ['boat-ianvincible', 5, 1],
    ['boat-white-wind', 4, 2],
  ];
  it.each(COUNTS)('SET-5: as many boats as players, with their spring goods, with %i', (players) => {
    const loaded = setUp(players).position().boats;
    expect(loaded.map(({ boat, workers, skills }) => [boat, total(workers), total(skills)])).toEqual(
      GOODS.slice(0, players),
    );
    const green = loaded.filter(({ workers }) => workers?.green);
    expect(green).toEqual([]);
  });

  it('SET-5: what lies on the boats is open to all', () => {
    const game = setUp(3);
    expect(game.view(null).boats).toEqual(game.position().boats);
  });

  it('SET-5: a boat for more players is not part of the game', () => {
    expect(refusal({ options: { players: 4 }, boats: [{ boat: 'boat-flipper' }] })).toBeNull();
    expect(refusal({ options: { players: 3 }, boats: [{ boat: 'boat-flipper' }] })).toBe('SET-5');
  });

  const ROWS: Record<number, string[]> = {
    2: ['turn-order-1-2p'],
    3: ['turn-order-1-3-6p', 'turn-order-2-3p'],
    4: ['turn-order-1-3-6p', 'turn-order-2-4-6p', 'turn-order-3-4p'],
    5: ['turn-order-1-3-6p', 'turn-order-2-4-6p', 'turn-order-3-5-6p', 'turn-order-4-5-6p'],
    6: ['turn-order-1-3-6p', 'turn-order-2-4-6p', 'turn-order-3-5-6p', 'turn-order-4-5-6p'],
  };
  it.each(COUNTS)('SET-6: the turn-order tiles in use with %i players', (players) => {
    expect(
      setUp(players)
        .position()
        .turnOrder.map(({ tile }) => tile),
    ).toEqual(ROWS[players]);
  });

  it.each(COUNTS)('SET-6: only the highest number shows the start-player marker, with %i', (players) => {
    for (const tile of must(ROWS[players])) {
      const s = new Scenario({ options: { players }, turnOrder: [{ tile, bids: [bidOf(1, 'blue', 1)] }] });
      s.passAll();
      expect(s.position().startPlayer).toBe(tile === must(ROWS[players]).at(-1) ? 1 : 0);
    }
  });
});

describe('tiles', () => {
  it.each(COUNTS)('SET-7: each season players + 4 tiles of that season come up, with %i', (players) => {
    const s = begun(players);
    for (const season of ['spring', 'summer', 'autumn']) {
      const { market } = s.position();
      expect(s.position().season).toBe(season);
      expect(market).toHaveLength(players + 4);
      expect(market.filter(({ tile }) => spec(tile).season !== season)).toEqual([]);
      finishSeason(s);
    }
  });

  it('SET-7: which tiles come is random, and the others are out of the game, unseen', () => {
    const drawn = new Set<string>();
    for (const seed of SEEDS) {
      const game = setUp(2, seed);
      const { market, hidden } = game.position();
      for (const { tile } of market) drawn.add(tile);
      const out = hidden.out.filter((id) => spec(id).season === 'spring');
      expect(out).toHaveLength(6);
      expect(market.filter(({ tile }) => out.includes(tile))).toEqual([]);
      expect(game.view(0)).not.toHaveProperty('hidden');
    }
    expect(drawn.size).toBe(12);
  });

  it.each([
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 2],
    [6, 2],
  ])('SET-8: with %i players each is dealt %i winter tiles, hidden', (players, hand) => {
    const game = setUp(players);
    const held = game.position().players.flatMap(({ winter }) => winter);
    expect(game.position().players.map(({ winter }) => winter.length)).toEqual(
      held.slice(0, players).map(() => hand),
    );
    expect(new Set(held).size).toBe(players * hand);
    expect(held.filter((id) => spec(id).season !== 'winter')).toEqual([]);
    const seen = game.view(1).players.map(({ winter }) => winter);
    expect(seen).toEqual(
      seen.map((_, seat) => (seat === 1 ? must(game.position().players[1]).winter : hand)),
    );
  });

  it('SET-9: every summer boat comes up with either face', () => {
    const faces = new Set<string>();
    for (const seed of SEEDS) {
      const s = new Scenario({ options: { players: 6 } }, seed);
      finishSeason(s);
      for (const { tile, face } of s.position().market) if (face) faces.add(`${tile}${face}`);
    }
    expect([...faces].sort()).toEqual(
      ['boat-1', 'boat-2', 'boat-3', 'boat-4'].flatMap((b) => [`${b}a`, `${b}b`]),
    );
  });

  it.each(['a', 'b'] as const)('SET-9: a summer boat keeps its face %s when it is won and placed', (face) => {
    const s = new Scenario({
      season: 'summer',
      market: [{ tile: 'boat-3', face, bids: [bidOf(0, 'red', 1)] }],
    });
    finishSeason(s);
    expect(placed(s, 'boat-3').face).toBe(face);
  });

  it('SET-10: the same seed and the same actions give the same game, another seed another', () => {
    const played = (seed: string) => {
      const game = setUp(3, seed);
      const hashes: string[] = [];
      for (let i = 0; !game.over; i++) {
        const [{ player }] = atLeast(1, game.pending());
        const { actions } = game.legal(player);
        game.play(player, must(actions[(i * 7) % actions.length]));
        if (i % 10 === 0) hashes.push(hashOf(game.position()));
      }
      return [...hashes, hashOf(game.position())];
    };
    expect(played('one')).toEqual(played('one'));
    expect(played('one').at(-1)).not.toBe(played('two').at(-1));
  });
});
