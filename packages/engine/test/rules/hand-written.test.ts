import { describe, expect, it } from 'vitest';
import { type Position, parsePosition, type RefusalError } from '../../src/index.ts';
import { BASE_CONTENT, DrawnChance, Game, makePosition, QuickRandom, scoreGame } from '../../src/index.ts';
import { must } from '../../../../scripts/testing/must.ts';

/* Hand-written positions with optional fields omitted. */

const HOMES = [
  { village: [{ tile: 'home-1', q: 0, r: 0 }], winter: [] as string[] },
  { village: [{ tile: 'home-2', q: 0, r: 0 }], winter: [] as string[] },
];

function load(position: object): Game {
  return Game.load(BASE_CONTENT, { format: 'keyflower-position/1', players: HOMES, ...position }, 'hand');
}

function refusal(position: object): string | undefined {
  try {
    load(position);
    return undefined;
  } catch (error) {
    return (error as RefusalError).refusal.rule;
  }
}

const decision = (game: Game) => game.pending().map(({ player, decision: kind }) => `${player} ${kind}`);

describe('optional fields', () => {
  it('takes options, season and active player from what is there', () => {
    const game = load({ pending: [{ player: 1, decision: 'turn' }] });
    expect(decision(game)).toEqual(['1 turn']);
    expect(game.position()).toMatchObject({ season: 'spring', active: 1, options: { players: 2 } });
  });

  it('lets a transport begin without its tile', () => {
    const game = load({ pending: [{ player: 0, decision: 'transport', points: 2 }] });
    expect(game.legal(0).actions).toEqual([{ type: 'done' }]);
  });

  it('ignores open pieces without the gamers’ variant', () => {
    const open = { workers: { blue: 1 }, skills: {} };
    const game = load({ players: [{ ...HOMES[0], workers: { blue: 2 }, open }, HOMES[1]] });
    expect(game.position().players[0]).not.toHaveProperty('open');
  });

  it('finds the green workers in the bag from the green supply', () => {
    expect(load({ supply: { green: 18 } }).position().bagGreen).toBe(2);
    expect(
      load({ bagGreen: 2, supply: { bag: { blue: 40, red: 40, yellow: 40 } } }).position().supply.green,
    ).toBe(18);
  });

  it('lets workers stand on a tile that only scores, where they fix the colour', () => {
    const players = [{ ...HOMES[0], workers: { red: 1, blue: 1 } }, HOMES[1]];
    const game = load({ players, market: [{ tile: 'forge', uses: [{ red: 1 }] }], turnOrder: [] });
    const bids = game.legal(0).actions.filter(({ type }) => type === 'bid');
    expect(bids).toEqual([{ type: 'bid', tile: 'forge', color: 'red', screen: 1, groups: [] }]);
  });

  it('END-9: goes on with placing where tiles were taken', () => {
    const taken = { ...HOMES[0], placing: [{ tile: 'keywood' }] };
    expect(decision(load({ phase: 'ending', players: [taken, HOMES[1]] }))).toEqual(['0 place']);
  });

  it('END-5: infers picked boats if they are omitted or empty', () => {
    const left = { boat: 'boat-sea-bastion', workers: { red: 2 } };
    const pending = [{ player: 1, decision: 'boat' }];
    const position = { phase: 'ending', boatOrder: [0], pending };
    for (const boats of [[left], [{ boat: 'boat-keyflower' }, left]]) {
      const game = load({ ...position, boats });
      expect(game.legal(1).actions).toEqual([{ type: 'boat', boat: 'boat-sea-bastion' }]);
    }
  });

  it('accepts an empty list of turn-order tiles, and completes a partial one', () => {
    const bids = (turnOrder?: object[]) =>
      load({ players: [{ ...HOMES[0], workers: { red: 1 } }, HOMES[1]], turnOrder })
        .legal(0)
        .actions.filter(({ type }) => type === 'bid').length;
    expect(bids([])).toBe(0);
    expect(bids()).toBe(1);
  });
});

describe('games that continue from unusual positions', () => {
  function playOut(game: Game): void {
    const random = new QuickRandom('odd');
    while (!game.over) {
      const { player } = must(game.pending()[0]);
      const { actions } = game.legal(player);
      expect(actions.length).toBeGreaterThan(0);
      game.play(player, must(actions[random.below(actions.length)]));
    }
  }

  it('END-7: come to an end although a boat lies in a village already', () => {
    const village = [...must(HOMES[0]).village, { tile: 'boat-keyflower', q: 0, r: 1 }];
    const game = load({ season: 'winter', players: [{ ...HOMES[0], village }, HOMES[1]] });
    playOut(game);
    expect(game.position().phase).toBe('scoring');
  });

  it('END-7: a marker that was held before winter does not score', () => {
    const game = load({ season: 'winter', purple: 1 });
    playOut(game);
    expect(game.position().purple).toBeNull();
    expect(scoreGame(game.state).players.every((sheet) => sheet.marker === undefined)).toBe(true);
  });

  it('END-6: the marker moves on where no start-player tile is there', () => {
    const game = load({ turnOrder: [] });
    game.play(0, { type: 'pass' });
    game.play(1, { type: 'pass' });
    game.play(0, { type: 'boat', boat: 'boat-keyflower' });
    game.play(1, { type: 'boat', boat: 'boat-sea-bastion' });
    expect(game.position().startPlayer).toBe(1);
  });
});

describe('positions that would lose pieces', () => {
  const place = (seats: number[]) => ({
    phase: 'ending',
    players: [
      { ...HOMES[0], placing: [{ tile: 'keywood' }] },
      { ...HOMES[1], placing: [{ tile: 'stable' }] },
    ],
    pending: seats.map((player) => ({ player, decision: 'place' })),
  });
  const offer = (extra: object, seats: number[], season = 'autumn') => ({
    phase: 'ending',
    season,
    players: [
      { ...HOMES[0], winter: ['jeweller', 'scholar'], ...extra },
      { ...HOMES[1], winter: ['windmill'] },
    ],
    pending: seats.map((player) => ({ player, decision: 'offer' })),
  });

  it.each([
    ['END-11: a player who can place is not asked', 'END-11', place([0])],
    ['SEA-4: a player with winter tiles is not asked', 'SEA-4', offer({}, [0])],
    ['SEA-4: a player is asked again who has offered', 'SEA-4', offer({ offered: ['jeweller'] }, [0, 1])],
    ['SEA-4: winter tiles are offered in spring', 'SEA-4', offer({}, [0, 1], 'spring')],
    [
      'USE-1: workers on a turn-order tile',
      'USE-1',
      { turnOrder: [{ tile: 'turn-order-1-2p', uses: [{ red: 1 }] }] },
    ],
    ['USE-6: resources on a market tile', 'USE-6', { market: [{ tile: 'keywood', resources: { gold: 1 } }] }],
    ['MOVE-3: an upgraded market tile', 'MOVE-3', { market: [{ tile: 'keywood', upgraded: true }] }],
  ])('%s', (_name, rule, position) => {
    expect(refusal(position)).toBe(rule);
  });

  it('loads the same with every seat listed', () => {
    expect(refusal(place([0, 1]))).toBeUndefined();
    expect(refusal(offer({}, [0, 1]))).toBeUndefined();
    expect(refusal(offer({ offered: ['jeweller'] }, [1]))).toBeUndefined();
    expect(
      refusal({
        pending: [
          { player: 0, decision: 'turn' },
          { player: 0, decision: 'turn' },
        ],
      }),
    ).toBeUndefined();
    expect(() =>
      load({
        pending: [
          { player: 0, decision: 'turn' },
          { player: 0, decision: 'turn' },
        ],
      }),
    ).toThrow(/named twice/);
  });
});

describe('SECRET-2: a payment of a named skill', () => {
  it('is seen by all, also where a position asks for it', () => {
    const players = [{ ...HOMES[0], skills: { pick: 1 } }, HOMES[1]];
    const game = load({
      season: 'summer',
      players,
      market: [{ tile: 'mason', uses: [{ red: 1 }] }],
      pending: [{ player: 0, decision: 'pay', tile: 'mason' }],
    });
    expect(game.play(0, { type: 'pay', skill: 'pick' })[0]).toMatchObject({ skill: 'pick', public: true });
  });
});

it('prints what it loaded, whichever fields were omitted', () => {
  const position: Position = load({}).position();
  const again = parsePosition(BASE_CONTENT, position, new DrawnChance(new QuickRandom('unused')));
  expect(makePosition(again)).toEqual(position);
});
