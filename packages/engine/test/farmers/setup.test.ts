import { describe, expect, it } from 'vitest';
import { BASE_CONTENT, BASE_TILES } from '../../src/content/base/index.ts';
import { FARMERS_TILES, FULL_EDITION } from '../../src/expansions/farmers/index.ts';
import { Game } from '../../src/game/game.ts';
import { actionAt, countActions, nextToAct } from '../../src/play.ts';
import { RefusalError } from '../../src/model/refusal.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { missingPieces } from '../../src/testkit/conservation.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { bidOf, finishSeason } from '../support/table.ts';
import { allPieces, farm, pickAll, refusal } from './support.ts';
import { must } from '../../../../scripts/testing/must.ts';

const COUNTS = [2, 3, 4, 5, 6];
const MODES = ['mixed', 'all'] as const;
const SEEDS = Array.from({ length: 30 }, (_, i) => `seed ${i}`);
type Mode = (typeof MODES)[number];
const setUp = (players: number, farmers: Mode, seed = 'spring') =>
  Game.create(FULL_EDITION, { players, farmers }, seed);
const begun = (players: number, farmers: Mode, seed = 'spring') =>
  new Scenario(setUp(players, farmers, seed).position(), seed);
const TILES = [...BASE_TILES, ...FARMERS_TILES];
const seasonOf = (id: string) => TILES.find((tile) => tile.id === id)?.season;
const OWN: Record<string, string[]> = {
  spring: ['farm-yard', 'paddock', 'sheep-fold', 'wheat-field'],
  summer: ['boat-5', 'boat-6', 'pigsty', 'shepherds-hut'],
  autumn: ['cow-shed', 'piggery', 'ranch', 'sheep-shelter'],
  winter: ['bakery', 'dairy', 'granary', 'hillside', 'truffle-orchard', 'weaver'],
};
const isOwn = (id: string) => Object.values(OWN).flat().includes(id);

describe('components', () => {
  it.each(MODES)(
    'FARM-1: 30 wheat, 12 cows, 24 pigs and 32 sheep, all in the supply at first (%s)',
    (mode) => {
      const { supply, players } = setUp(4, mode).position();
      expect([supply.wheat, supply.animals]).toEqual([30, { sheep: 32, pig: 24, cow: 12 }]);
      expect(players.map((player) => player.wheat)).toEqual([0, 0, 0, 0]);
    },
  );

  it('FARM-1: four spring, two and two summer, four autumn and six winter tiles', () => {
    for (const [season, ids] of Object.entries(OWN)) {
      const tiles = FARMERS_TILES.filter((tile) => tile.season === season);
      expect(tiles.map(({ id }) => id).sort()).toEqual(ids);
    }
    const boats = FARMERS_TILES.filter(({ kind }) => kind === 'summer-boat');
    expect(boats.map(({ id }) => id)).toEqual(['boat-5', 'boat-6']);
  });

  it('FARM-1: they come on top of all tiles of the base game but the turn-order tiles 1 to 3', () => {
    const { tiles } = FULL_EDITION.mixed!;
    const ids = new Set(tiles.map(({ id }) => id));
    const missing = BASE_TILES.filter(({ id }) => !ids.has(id));
    expect(missing.every(({ kind, number }) => kind === 'turn-order' && number! <= 3)).toBe(true);
    expect(missing).toHaveLength(6);
    expect(tiles).toHaveLength(BASE_TILES.length - 6 + 24);
    expect(FULL_EDITION.all).toBe(FULL_EDITION.mixed);
  });

  it('FARM-1: the base game has nothing of it, and plays without it unless asked', () => {
    const game = Game.create(FULL_EDITION, { players: 2 }, 'x');
    expect(game.position().options.farmers).toBe('off');
    expect(game.position().supply).not.toHaveProperty('wheat');
    expect(game.position().players[0]).not.toHaveProperty('wheat');
    expect(BASE_CONTENT.ids.filter(isOwn)).toEqual([]);
    expect(() => Game.create(FULL_EDITION, { players: 2, farmers: 'some' }, 'x')).toThrow(RefusalError);
    expect(() => Game.create(BASE_CONTENT, { players: 2, farmers: 'mixed' }, 'x')).toThrow(RefusalError);
  });

  it.each(MODES)('FARM-1: through a whole game no wheat, animal or tile is lost or made (%s)', (mode) => {
    for (const players of COUNTS) {
      const s = begun(players, mode);
      let i = 0;
      for (let seat = nextToAct(s.state); seat >= 0; seat = nextToAct(s.state)) {
        s.play(seat, actionAt(s.state, seat, (i * 7 + 3) % countActions(s.state, seat)));
        i += 1;
        if (!FULL && i % 5 > 0 && nextToAct(s.state) >= 0) continue;
        expect(allPieces(s)).toEqual({ wheat: 30, sheep: 32, pig: 24, cow: 12 });
      }
      expect(missingPieces(s.state)).toEqual([]);
    }
  });

  const WITH_FIVE = [
    'farmers-turn-order-1-3-6p',
    'farmers-turn-order-2-4-6p',
    'farmers-turn-order-3-5-6p',
    'turn-order-4-5-6p',
  ];
  const ROWS: Record<number, string[]> = {
    2: ['farmers-turn-order-1-2p'],
    3: ['farmers-turn-order-1-3-6p', 'farmers-turn-order-2-3p'],
    4: ['farmers-turn-order-1-3-6p', 'farmers-turn-order-2-4-6p', 'farmers-turn-order-3-4p'],
    5: WITH_FIVE,
    6: WITH_FIVE,
  };
  it.each(COUNTS)('FARM-1: its turn-order tiles replace 1 to 3; 4 stays, with %i players', (players) => {
    for (const mode of MODES) {
      const { turnOrder } = setUp(players, mode).position();
      expect(turnOrder.map(({ tile }) => tile).sort()).toEqual([...must(ROWS[players])].sort());
    }
  });

  it('FARM-1: the replaced turn-order tiles are not part of the game', () => {
    expect(refusal({ turnOrder: [{ tile: 'farmers-turn-order-1-2p' }] })).toBeNull();
    expect(refusal({ turnOrder: [{ tile: 'turn-order-1-2p' }] })).not.toBeNull();
    const five = { players: 5 };
    expect(refusal({ options: five, turnOrder: [{ tile: 'turn-order-4-5-6p' }] })).toBeNull();
    expect(refusal({ options: five, turnOrder: [{ tile: 'turn-order-3-5-6p' }] })).not.toBeNull();
  });

  it.each(COUNTS)('FARM-1: only the highest number shows the start-player marker, with %i', (players) => {
    for (const tile of must(ROWS[players])) {
      const s = farm({ options: { players }, turnOrder: [{ tile, bids: [bidOf(1, 'blue', 1)] }] });
      s.passAll();
      expect(s.position().startPlayer).toBe(tile === must(ROWS[players]).at(-1) ? 1 : 0);
    }
  });

  it.each([5, 6])('FARM-1: number 4 pays nothing, with %i players', (players) => {
    const s = farm({
      options: { players },
      turnOrder: [{ tile: 'turn-order-4-5-6p', bids: [bidOf(1, 'blue', 1)] }],
    });
    s.passAll();
    expect(s.player(1)).not.toHaveProperty('due');
    pickAll(s);
    expect(s.position().supply).toMatchObject({ wheat: 30, animals: { sheep: 32, pig: 24, cow: 12 } });
  });
});

describe('the market', () => {
  it.each(COUNTS)('FARM-2: mixed, a season has players + 4 tiles of both games, with %i', (players) => {
    const s = begun(players, 'mixed');
    for (const season of ['spring', 'summer', 'autumn']) {
      const { market } = s.position();
      expect(s.position().season).toBe(season);
      expect(market).toHaveLength(players + 4);
      expect(market.filter(({ tile }) => seasonOf(tile) !== season)).toEqual([]);
      finishSeason(s);
    }
  });

  it('FARM-2: mixed, the tiles are shuffled together: any may come or stay away', () => {
    const seen = new Set<string>();
    const numbers = new Set<number>();
    for (const seed of SEEDS) {
      const { market } = setUp(3, 'mixed', seed).position();
      for (const { tile } of market) seen.add(tile);
      numbers.add(market.filter(({ tile }) => isOwn(tile)).length);
    }
    expect(seen.size).toBe(16);
    expect(numbers.size).toBeGreaterThan(2);
  });

  it.each(COUNTS)(
    'FARM-2: all, the four of each season are in, the rest from the base game, with %i',
    (n) => {
      const s = begun(n, 'all');
      for (const season of ['spring', 'summer', 'autumn']) {
        const market = s.position().market.map(({ tile }) => tile);
        expect(market.filter(isOwn).sort()).toEqual(OWN[season]);
        const rest = market.filter((tile) => !isOwn(tile));
        expect(rest).toHaveLength(n);
        expect(rest.filter((tile) => seasonOf(tile) !== season)).toEqual([]);
        finishSeason(s);
      }
    },
  );

  it('FARM-2: all, the rest is drawn at random from the twelve of the base game', () => {
    const base = new Set<string>();
    for (const seed of SEEDS) {
      const { market, hidden } = setUp(2, 'all', seed).position();
      for (const { tile } of market) if (!isOwn(tile)) base.add(tile);
      expect(hidden.out.filter((tile) => seasonOf(tile) === 'spring')).toHaveLength(10);
    }
    expect(base.size).toBe(12);
  });

  it('SET-9: boats 5 and 6 come up with either face', () => {
    const faces = new Set<string>();
    for (const seed of SEEDS) {
      const s = farm({ options: { players: 2, farmers: 'all' } }, seed);
      finishSeason(s);
      for (const { tile, face } of s.position().market) if (isOwn(tile) && face) faces.add(`${tile}${face}`);
    }
    expect([...faces].sort()).toEqual(['boat-5a', 'boat-5b', 'boat-6a', 'boat-6b']);
  });
});

describe('winter tiles', () => {
  const held = (players: number, mode: Mode, seed: string) =>
    setUp(players, mode, seed)
      .position()
      .players.map(({ winter }) => winter);

  it.each([
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 3],
    [6, 3],
  ])('SET-8: with The Farmers %i players are dealt %i winter tiles each, hidden', (players, hand) => {
    for (const mode of MODES) {
      const hands = held(players, mode, 'winter');
      expect(hands.map(({ length }) => length)).toEqual(hands.map(() => hand));
      expect(new Set(hands.flat()).size).toBe(players * hand);
      expect(hands.flat().filter((id) => seasonOf(id) !== 'winter')).toEqual([]);
      const seen = setUp(players, mode, 'winter').view(0).players;
      expect(seen.map(({ winter }) => winter)).toEqual([hands[0], ...hands.slice(1).map(() => hand)]);
    }
  });

  it.each([
    [2, 2],
    [3, 6],
    [4, 10],
    [5, 9],
    [6, 12],
  ])('FARM-2: all, %i players are dealt the six and %i of the base game', (players, base) => {
    for (const seed of SEEDS.slice(0, 5)) {
      const dealt = held(players, 'all', seed).flat();
      expect(dealt.filter(isOwn).sort()).toEqual(OWN.winter);
      expect(dealt.filter((id) => !isOwn(id))).toHaveLength(base);
    }
  });

  it('FARM-2: all, which tiles of the base game join the six is random, and so is who gets which', () => {
    const base = new Set<string>();
    const holders = new Set<string>();
    for (const seed of SEEDS) {
      const hands = held(2, 'all', seed);
      for (const id of hands.flat()) if (!isOwn(id)) base.add(id);
      holders.add(`seat ${hands.findIndex((hand) => hand.includes('bakery'))}`);
    }
    expect(base.size).toBe(12);
    expect([...holders].sort()).toEqual(['seat 0', 'seat 1']);
  });

  it('FARM-2: mixed, hands are dealt from all eighteen', () => {
    const seen = new Set<string>();
    const numbers = new Set<number>();
    for (const seed of SEEDS) {
      const dealt = held(2, 'mixed', seed).flat();
      for (const id of dealt) seen.add(id);
      numbers.add(dealt.filter(isOwn).length);
    }
    expect(seen.size).toBe(18);
    expect(numbers.size).toBeGreaterThan(2);
  });
});
