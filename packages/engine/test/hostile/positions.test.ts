import { describe, expect, it } from 'vitest';
import { Scenario } from '../../src/testkit/scenario.ts';
import { bid, boat, HOMES, market, position, refuse, village } from '../support/bad-position.ts';
import { Wire } from '../support/session.ts';

type Json = Record<string, unknown>;

it('the position these are made from is accepted', () => {
  expect(new Wire().ask({ cmd: 'load', position: position() }).ok).toBe(true);
});

describe('more pieces than there are', () => {
  refuse([
    ['SET-2', '41 blue workers', position({}, { workers: { blue: 41 } })],
    ['SET-2', '21 green workers', position({}, { workers: { green: 11 } }, { workers: { green: 10 } })],
    ['SET-2', '120 blue workers twice', position({}, { workers: { blue: 120 } }, { workers: { blue: 120 } })],
    [
      'SET-2',
      '41 red, some in bids and uses',
      position(market({ tile: 'inn', bids: [bid(0, { red: 35 })], uses: [{ red: 6 }] })),
    ],
    [
      'SET-2',
      '41 yellow, some on boats',
      position({ boats: [{ boat: 'boat-keyflower', workers: { yellow: 1 } }] }, { workers: { yellow: 40 } }),
    ],
    ['SET-2', 'green in the bag that are elsewhere', position({ bagGreen: 20 }, { workers: { green: 1 } })],
    ['SET-3', '25 wood', position({}, { village: [{ ...HOMES[0], resources: { wood: 25 } }] })],
    ['SET-3', '49 gold', position({}, { village: [{ ...HOMES[0], resources: { gold: 49 } }] })],
    [
      'SET-3',
      '120 wood twice',
      position(
        {},
        { village: [{ ...HOMES[0], resources: { wood: 120 } }] },
        { village: [{ ...HOMES[1], resources: { wood: 120 } }] },
      ),
    ],
    ['SET-3', '17 saws', position({}, { skills: { saw: 17 } })],
    ['SET-3', '120 saws twice', position({}, { skills: { saw: 120 } }, { skills: { saw: 120 } })],
    [
      'SET-2 or SET-3',
      'a bag that does not add up',
      position({ supply: { bag: { blue: 39, red: 40, yellow: 40 } } }),
    ],
    ['SET-2', 'a green supply that does not add up', position({ bagGreen: 0, supply: { green: 19 } })],
    ['SET-3', 'a pile that does not add up', position({ supply: { skills: { saw: 16, pick: 16 } } })],
    [
      'SET-3',
      'resources that do not add up',
      position({ supply: { resources: { wood: 25, stone: 24, iron: 24, gold: 48 } } }),
    ],
  ]);
});

describe('tiles that can’t be there', () => {
  refuse([
    ['SET-1', 'fewer players than the options say', { ...position(), options: { players: 3 } }],
    ['SET-4', 'a village without a home tile', position({}, { village: [] })],
    ['SET-4', 'two home tiles in one village', position({}, village({ tile: 'home-3', q: 0, r: -1 }))],
    ['SET-4', 'a home tile elsewhere', position({}, { village: [{ tile: 'home-1', q: 1, r: 0 }] })],
    ['SET-4', 'a home tile that is turned', position({}, { village: [{ ...HOMES[0], rotation: 1 }] })],
    ['SET-5', 'a boat of a larger game', position({ boats: [{ boat: 'boat-flipper' }] })],
    ['SET-5', 'a summer boat among the boats', position({ boats: [{ boat: 'boat-1' }] })],
    ['SET-6', 'a turn-order tile of a larger game', position({ turnOrder: [{ tile: 'turn-order-1-3-6p' }] })],
    ['SET-6', 'a village tile among the turn-order tiles', position({ turnOrder: [{ tile: 'keywood' }] })],
    ['SET-8', 'a spring tile held as a winter tile', position({}, { winter: ['keywood'] })],
    ['SET-9', 'a face on a village tile', position(market({ tile: 'well', face: 'b' }))],
    ['BID-1', 'a home tile in the market', position(market({ tile: 'home-3' }))],
    ['BID-1', 'a boat in the market', position(market({ tile: 'boat-keyflower' }))],
    ['BID-1', 'a turn-order tile in the market', position(market({ tile: 'turn-order-1-2p' }))],
    ['MOVE-3', 'an upgraded summer boat', position({}, village({ ...boat('boat-1', 'a'), upgraded: true }))],
    [
      'MOVE-3',
      'an upgraded winter tile',
      position(
        { season: 'winter' },
        village({ tile: 'keythedral', q: 0, r: -1, rotation: 1, upgraded: true }),
      ),
    ],
  ]);

  const twice: [string, Json][] = [
    ['twice in the market', position(market({ tile: 'well' }, { tile: 'well' }))],
    [
      'in the market and in a village',
      position(market({ tile: 'keywood' }), village({ tile: 'keywood', q: 0, r: -1 })),
    ],
    ['the same home tile for both', position({}, {}, { village: [HOMES[0]] })],
    ['a winter tile held twice', position({}, { winter: ['scholar'] }, { winter: ['scholar'] })],
    [
      'a boat in the harbour and in a village',
      position(
        { season: 'winter', boats: [{ boat: 'boat-keyflower' }] },
        village({ tile: 'boat-keyflower', q: 0, r: 1 }),
      ),
    ],
    [
      'on the table and out of the game',
      position({ ...market({ tile: 'well' }), hidden: { stacks: {}, out: ['well'] } }),
    ],
  ];
  for (const [what, wrong] of twice) {
    it(`every tile exists once: ${what}`, () => {
      const { code, message } = new Wire().begin().refused(JSON.stringify({ cmd: 'load', position: wrong }));
      expect(code).toBe('BAD_POSITION');
      expect(message).toMatch(/once|already|twice/);
    });
  }

  for (const tile of [
    'nope',
    '',
    'KEYWOOD',
    '__proto__',
    'constructor',
    5,
    null,
    ['well'],
    { tile: 'well' },
  ]) {
    it(`there is no tile ${JSON.stringify(tile)}`, () => {
      for (const wrong of [
        position(market({ tile })),
        position({ turnOrder: [{ tile }] }),
        position({ boats: [{ boat: tile }] }),
        position({}, { winter: [tile] }),
        position({}, village({ tile, q: 0, r: -1 })),
        position({ phase: 'ending' }, { placing: [{ tile }] }),
        position({ hidden: { out: [tile] } }),
        position({ hidden: { stacks: { winter: [tile] } } }),
      ]) {
        expect(new Wire().begin().refused(JSON.stringify({ cmd: 'load', position: wrong })).code).toBe(
          'BAD_POSITION',
        );
      }
    });
  }
});

describe('villages that can’t be', () => {
  refuse([
    ['END-10', 'a tile apart from the village', position({}, village({ tile: 'keywood', q: 0, r: -2 }))],
    [
      'END-10',
      'two tiles at one spot',
      position({}, village({ tile: 'keywood', q: 0, r: -1 }, { tile: 'miner', q: 0, r: -1 })),
    ],
    ['END-10', 'a tile on the home tile', position({}, village({ tile: 'keywood', q: 0, r: 0 }))],
    [
      'END-10',
      'a field against a road',
      position({}, village({ tile: 'keywood', q: 0, r: -1, rotation: 1 })),
    ],
    ['END-10', 'a road against water', position({}, village({ tile: 'keywood', q: 0, r: 1 }))],
    ['END-10', 'water against a road', position({}, village({ ...boat('boat-1', 'a'), r: -1 }))],
    ['END-10', 'a field against water', position({}, village({ ...boat('boat-1', 'a'), rotation: 1 }))],
    [
      'END-10',
      'differing edges with boat 2a in the other village',
      position({}, village({ tile: 'keywood', q: 0, r: -1, rotation: 1 }), {
        village: [HOMES[1], { tile: 'boat-2', q: -1, r: 1, rotation: 1, face: 'a' }],
      }),
    ],
    ['END-9', 'tiles to place in the middle of a season', position({}, { placing: [{ tile: 'keywood' }] })],
    [
      'END-9',
      'an unseen placement in the middle of a season',
      position({}, village({ tile: 'keywood', q: 0, r: -1, sealed: true })),
    ],
    [
      'SEA-4',
      'an offer of a tile not held',
      position({ phase: 'ending' }, { winter: ['scholar'], offered: ['windmill'] }),
    ],
    [
      'VAR-1',
      'more open pieces than held',
      {
        ...position({}, { workers: { red: 1 }, open: { workers: { red: 2 } } }),
        options: { players: 2, gamers: true },
      },
    ],
    ['VAR-1', 'more known pieces than held', position({}, { known: { skills: { saw: 1 } } })],
  ]);

  it('END-10: edges may differ in the village of the owner of boat 2a', () => {
    const wrong = position({}, village(boat('boat-2', 'a'), { tile: 'keywood', q: 0, r: -1, rotation: 1 }));
    expect(new Wire().ask({ cmd: 'load', position: wrong }).ok).toBe(true);
  });
});

it('a refused position leaves the running game as it was, and the next command finds it', () => {
  const wire = new Wire().load(new Scenario({ players: [{ workers: { red: 1 } }, {}] }).position());
  const before = wire.snapshot();
  wire.refused(JSON.stringify({ cmd: 'load', position: position({}, { workers: { blue: 41 } }) }));
  expect(wire.snapshot()).toBe(before);
  expect(wire.ask({ cmd: 'apply', player: 0, action: { type: 'pass' } }).ok).toBe(true);
});
