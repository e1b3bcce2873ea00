import { describe, expect, it } from 'vitest';
import { missingPieces } from '../../src/testkit/conservation.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { Wire } from '../support/session.ts';
import { finishSeason, refusalOf } from '../support/table.ts';

type Json = Record<string, unknown>;

const used = (tile: string): Json => ({ tile, uses: [{ red: 1 }] });
const BAD = { code: 'BAD_POSITION' };

describe('decisions that no player could owe', () => {
  const cases: [rule: string, what: string, position: Json][] = [
    [
      'TURN-1',
      'a turn of another than the active player',
      { active: 0, pending: [{ player: 1, decision: 'turn' }] },
    ],
    [
      'USE-1',
      'a payment where nothing is to pay',
      { market: [used('keywood')], pending: [{ player: 0, decision: 'pay', tile: 'keywood' }] },
    ],
    [
      'USE-1',
      'a choice where there is none',
      { market: [used('keywood')], pending: [{ player: 0, decision: 'choose', tile: 'keywood' }] },
    ],
    [
      'USE-1 MOVE-1',
      'transport at a tile that transports nothing',
      {
        market: [used('keywood')],
        pending: [{ player: 0, decision: 'transport', tile: 'keywood', points: 2 }],
      },
    ],
    [
      'USE-5 USE-8',
      'a payment by a player who has nothing to pay with',
      { market: [used('peddler')], pending: [{ player: 0, decision: 'pay', tile: 'peddler' }] },
    ],
    [
      'END-11',
      'placing with no tile to place',
      { phase: 'ending', pending: [{ player: 0, decision: 'place' }] },
    ],
    [
      'SEA-4',
      'an offer with no tile to offer',
      { season: 'autumn', phase: 'ending', pending: [{ player: 0, decision: 'offer' }] },
    ],
    [
      'END-5',
      'a player who picks two boats',
      { phase: 'ending', boatOrder: [0], pending: [{ player: 0, decision: 'boat' }] },
    ],
    [
      'END-5',
      'two picks by one player before',
      { phase: 'ending', boatOrder: [1, 1], pending: [{ player: 0, decision: 'boat' }] },
    ],
  ];
  for (const [rules, what, position] of cases) {
    it(`${rules.replace(' ', ' or ')}: ${what}`, () => {
      const refused = refusalOf(position);
      expect(refused).toMatchObject(BAD);
      expect(rules.split(' ')).toContain(refused?.rule);
    });
  }

  it('USE-10: a choice of which nothing is in the supply', () => {
    const village = [{ tile: 'home-1', q: 0, r: 0, resources: { wood: 24, stone: 24, iron: 24 } }];
    const pending = [{ player: 0, decision: 'choose', tile: 'workshop' }];
    expect(refusalOf({ market: [used('workshop')], players: [{ village }, {}], pending })).toMatchObject(BAD);
  });

  const withoutRule: [what: string, position: Json][] = [
    [
      'decisions of two kinds at once',
      {
        pending: [
          { player: 0, decision: 'turn' },
          { player: 1, decision: 'place' },
        ],
      },
    ],
    [
      'two turns at once',
      {
        pending: [
          { player: 0, decision: 'turn' },
          { player: 1, decision: 'turn' },
        ],
      },
    ],
    ['a decision there is not', { pending: [{ player: 0, decision: 'sleep' }] }],
    ['a decision by name of an inherited field', { pending: [{ player: 0, decision: 'constructor' }] }],
    [
      'a decision after the end',
      { season: 'winter', phase: 'scoring', pending: [{ player: 0, decision: 'turn' }] },
    ],
    ['a turn in an ending', { phase: 'ending', pending: [{ player: 0, decision: 'turn' }] }],
    ['a boat in the middle of a season', { pending: [{ player: 0, decision: 'boat' }] }],
  ];
  for (const [what, position] of withoutRule) {
    it(`BAD_POSITION: ${what}`, () => {
      expect(refusalOf(position)).toMatchObject(BAD);
    });
  }
});

describe('endings with something left undone', () => {
  /** The pieces lost when the position is played to the next season; none if it is refused. */
  function lost(position: Json): string[] {
    if (refusalOf(position)) return [];
    const table = new Scenario(position);
    finishSeason(table);
    return missingPieces(table.state);
  }

  it('END-5: a boat picked earlier has nothing on it any more', () => {
    expect(
      lost({
        phase: 'ending',
        boatOrder: [1],
        boats: [{ boat: 'boat-keyflower', picked: true, workers: { red: 2 }, skills: { saw: 1 } }],
        pending: [{ player: 0, decision: 'boat' }],
      }),
    ).toEqual([]);
  });

  it('END-5: no player is left out of the boats', () => {
    expect(
      lost({
        phase: 'ending',
        boats: [
          { boat: 'boat-keyflower', workers: { red: 2 } },
          { boat: 'boat-sea-bastion', workers: { red: 2 } },
        ],
        pending: [{ player: 0, decision: 'boat', next: [] }],
      }),
    ).toEqual([]);
  });

  it('END-3: no bid and no used worker is left in the market when boats are picked or tiles placed', () => {
    const market = [{ tile: 'miner', bids: [{ player: 0, workers: { red: 2 } }], uses: [{ red: 1 }] }];
    expect(lost({ phase: 'ending', market, pending: [{ player: 0, decision: 'boat', next: [1] }] })).toEqual(
      [],
    );
    expect(
      lost({
        phase: 'ending',
        market,
        players: [{ placing: [{ tile: 'keywood' }] }, {}],
        pending: [{ player: 0, decision: 'place' }],
      }),
    ).toEqual([]);
  });

  it('END-5: goods on the boats when tiles are placed are not lost', () => {
    expect(
      lost({
        phase: 'ending',
        boats: [{ boat: 'boat-keyflower', workers: { red: 2 }, skills: { saw: 1 } }],
        players: [{ placing: [{ tile: 'keywood' }] }, {}],
        pending: [{ player: 0, decision: 'place' }],
      }),
    ).toEqual([]);
  });
});

describe('numbers and types', () => {
  const odd = [null, true, '1', -1, 1.5, 1e9, 1e308, 128, 255, 256, [], [1], {}, '__proto__'];
  const fields: [string, (value: unknown) => Json][] = [
    ['startPlayer', (value) => ({ startPlayer: value })],
    ['active', (value) => ({ active: value })],
    ['passes', (value) => ({ passes: value })],
    ['season', (value) => ({ season: value })],
    ['phase', (value) => ({ phase: value })],
    ['bagGreen', (value) => ({ bagGreen: value })],
    ['market', (value) => ({ market: value })],
    ['a market entry', (value) => ({ market: [value] })],
    [
      'a bidder',
      (value) => ({ market: [{ tile: 'miner', bids: [{ player: value, workers: { red: 1 } }] }] }),
    ],
    ['a bid', (value) => ({ market: [{ tile: 'miner', bids: [{ player: 0, workers: { red: value } }] }] })],
    ['a use', (value) => ({ market: [{ tile: 'miner', uses: [{ red: value }, { red: 2 }, { red: 3 }] }] })],
    ['workers', (value) => ({ players: [{ workers: { red: value } }, {}] })],
    ['a colour', (value) => ({ players: [{ workers: { [String(value)]: 1 } }, {}] })],
    ['skills', (value) => ({ players: [{ skills: { saw: value } }, {}] })],
    ['a column', (value) => ({ players: [{ village: [{ tile: 'keywood', q: value, r: -7 }] }, {}] })],
    ['a row', (value) => ({ players: [{ village: [{ tile: 'keywood', q: 7, r: value }] }, {}] })],
    [
      'a rotation',
      (value) => ({ players: [{ village: [{ tile: 'keywood', q: 7, r: 0, rotation: value }] }, {}] }),
    ],
    [
      'upgraded',
      (value) => ({ players: [{ village: [{ tile: 'boat-1', q: 0, r: 1, upgraded: value }] }, {}] }),
    ],
    ['handicap', (value) => ({ options: { players: 2, handicap: value } })],
    ['the pending list', (value) => ({ pending: [value] })],
    ['the seat that decides', (value) => ({ pending: [{ player: value, decision: 'turn' }] })],
    ['the stacks', (value) => ({ hidden: { stacks: { winter: value }, out: ['well'] } })],
  ];
  for (const [field, build] of fields) {
    it(`BAD_POSITION: ${field} of the wrong type or size`, () => {
      const sound = { market: [], handicap: [], 'the stacks': [], passes: 1, startPlayer: 1 } as Json;
      for (const value of odd) {
        if (JSON.stringify(sound[field]) === JSON.stringify(value)) continue;
        // Null counts as left out here, and a list with seat 1 is a fine handicap.
        if (value === null && (field === 'phase' || field === 'bagGreen')) continue;
        if (field === 'handicap' && JSON.stringify(value) === '[1]') continue;
        expect(refusalOf(build(value)), JSON.stringify(value)).toMatchObject(BAD);
      }
    });
  }

  it('BAD_POSITION: lists that are far too long', () => {
    const wire = new Wire().begin();
    const long = Array.from({ length: FULL ? 200_000 : 50_000 }, () => ({ tile: 'miner' }));
    for (const field of ['market', 'turnOrder', 'boats', 'players', 'pending', 'boatOrder']) {
      const position = { ...wire.position(), [field]: long };
      expect(wire.refused(JSON.stringify({ cmd: 'load', position })).code).toBe('BAD_POSITION');
    }
  });

  it('-0 counts as 0, and is printed as 0', () => {
    const wire = new Wire();
    const position = JSON.stringify(new Scenario().position()).replace('"startPlayer":0', '"startPlayer":-0');
    expect(wire.line(`{"cmd":"load","position":${position}}`).ok).toBe(true);
    expect(wire.session.answer('{"cmd":"position"}')).not.toContain('-0');
  });
});
