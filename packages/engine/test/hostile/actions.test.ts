import { describe, expect, it } from 'vitest';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { Wire } from '../support/session.ts';

const ODD = [null, true, '', 'red', -1, -0.5, 1.5, 1e9, 1e308, [], [0], {}, { red: 1 }, '__proto__'];
const names = (value: unknown) => JSON.stringify(value);

/** A session in this position. */
const at = (position: ScenarioPosition): Wire => new Wire().load(new Scenario(position).position());

const turn = (): Wire =>
  at({
    market: [
      { tile: 'keywood', bids: [{ player: 1, workers: { red: 1 } }] },
      {
        tile: 'miner',
        bids: [
          { player: 0, workers: { blue: 1 } },
          { player: 1, workers: { blue: 2 } },
        ],
      },
    ],
    players: [{ workers: { red: 3, blue: 1 } }, {}],
  });

describe('the wrong seat', () => {
  for (const player of [-1, 2, 5, 6, 127, 1e9, 1e308]) {
    it(`NOT_YOUR_DECISION: seat ${player} does not exist`, () => {
      expect(turn().refusedAction({ type: 'pass' }, player).code).toBe('NOT_YOUR_DECISION');
    });
  }

  for (const player of ['0', null, undefined, true, 0.5, [0], {}, '__proto__']) {
    it(`BAD_REQUEST: ${names(player)} is no seat`, () => {
      const line = JSON.stringify({ cmd: 'apply', player, action: { type: 'pass' } });
      expect(turn().refused(line).code).toBe('BAD_REQUEST');
    });
  }

  it('NOT_YOUR_DECISION: a seat that owes nothing now, for apply and for legal', () => {
    const wire = turn();
    expect(wire.refusedAction({ type: 'pass' }, 1).code).toBe('NOT_YOUR_DECISION');
    expect(wire.refused('{"cmd":"legal","player":1}').code).toBe('NOT_YOUR_DECISION');
  });

  it('NOT_YOUR_DECISION: everybody, once the game is over', () => {
    const wire = at({ season: 'winter', phase: 'scoring' });
    for (const player of [0, 1]) {
      expect(wire.refusedAction({ type: 'pass' }, player).code).toBe('NOT_YOUR_DECISION');
    }
  });

  it('-0 is seat 0', () => {
    expect(turn().line('{"cmd":"apply","player":-0,"action":{"type":"pass"}}').ok).toBe(true);
  });
});

describe('no action at all', () => {
  for (const action of [null, 5, 'pass', true, [], ['pass'], undefined]) {
    it(`${names(action)} is no action`, () => {
      const line = JSON.stringify({ cmd: 'apply', player: 0, action });
      expect(['BAD_REQUEST', 'ILLEGAL_ACTION']).toContain(turn().refused(line).code);
    });
  }

  const kinds = [
    {},
    { type: 'PASS' },
    { type: null },
    { type: ['pass'] },
    { type: 'toString' },
    { type: '__proto__' },
  ];
  const ofOtherDecisions = [
    'pay',
    'choose',
    'move',
    'upgrade',
    'done',
    'boat',
    'place',
    'offer',
    'herd',
    'feed',
  ];
  for (const action of [...kinds, ...ofOtherDecisions.map((type) => ({ type }))]) {
    it(`ILLEGAL_ACTION without a rule: ${names(action)} is not for a turn`, () => {
      const { code, rule } = turn().refusedAction(action);
      expect({ code, rule }).toEqual({ code: 'ILLEGAL_ACTION', rule: undefined });
    });
  }
});

/** Replaces one field of a legal action by invalid values; returns those not refused by one of these rules. */
function odd(
  wire: Wire,
  action: Record<string, unknown>,
  field: string,
  rules: string[],
  also: unknown[] = [],
): string[] {
  const values = [...ODD, ...also].filter((value) => value !== action[field]);
  return values.flatMap((value) => {
    const { code, rule } = wire.refusedAction({ ...action, [field]: value });
    return code === 'ILLEGAL_ACTION' && rules.includes(rule!)
      ? []
      : [`${field}: ${names(value)} gave ${code} ${rule}`];
  });
}

const NO_TILE = ['nope', 'constructor', 'toString', 'KEYWOOD', 'keywood ', 'boat-keyflower', 'home-6'];
const HUGE = Array.from({ length: 100_000 }, () => 'miner');

describe('wrong types in actions', () => {
  it('BID: every field', () => {
    const wire = turn();
    const bid = { type: 'bid', tile: 'keywood', color: 'red', screen: 2, groups: [] };
    expect(odd(wire, bid, 'tile', ['BID-1'], NO_TILE)).toEqual([]);
    expect(
      odd(wire, bid, 'color', ['BID-2', 'BID-3', 'BID-4'], ['blue', 'purple', 'RED', 0, 1, ['red']]),
    ).toEqual([]);
    expect(
      odd(wire, bid, 'screen', ['BID-2', 'BID-5'], ['2', { valueOf: 2 }, 4, 0, -2, 120, 127, 128, 256]),
    ).toEqual([]);
    const groups = [
      HUGE,
      ['miner', 'miner'],
      ['nope'],
      [['miner']],
      ['keywood'],
      [null],
      { 0: 'miner', length: 1 },
    ];
    expect(odd(wire, { ...bid, screen: 0 }, 'groups', ['BID-2', 'BID-3', 'BID-5'], groups)).toEqual([]);
  });

  it('USE: every field', () => {
    const wire = turn();
    const use = { type: 'use', tile: 'keywood', screen: { red: 1 }, groups: [] };
    expect(odd(wire, use, 'tile', ['USE-1'], NO_TILE.slice(0, -1))).toEqual([]);
    const screens = [
      { red: '1' },
      { red: -1 },
      { red: 1.5 },
      { red: 1e9 },
      { red: null },
      { purple: 1 },
      { red: [1] },
    ];
    for (const screen of [...screens, { red: 7 }, { red: 1, blue: 1 }, [1], 'red', 1, null, true, {}]) {
      const { code, rule } = wire.refusedAction({ ...use, screen });
      expect({ code, rule }).toEqual({
        code: 'ILLEGAL_ACTION',
        rule: expect.stringMatching(/^USE-[23]$/) as string,
      });
    }
    const own = '{"type":"use","tile":"keywood","screen":{"__proto__":{"red":1}}}';
    expect(wire.refused(`{"cmd":"apply","player":0,"action":${own}}`).rule).toMatch(/^USE-[23]$/);
    expect(
      odd(
        wire,
        { ...use, screen: {} },
        'groups',
        ['USE-2', 'USE-3'],
        [HUGE, ['nope'], [['miner']], ['keywood']],
      ),
    ).toEqual([]);
  });

  it('PAY and CHOOSE: every field', () => {
    const brewer = at({
      season: 'summer',
      market: [{ tile: 'brewer', uses: [{ red: 1 }] }],
      players: [{ skills: { saw: 1 } }, {}],
      pending: [{ player: 0, decision: 'pay', tile: 'brewer' }],
    });
    expect(odd(brewer, { type: 'pay' }, 'skill', ['USE-5', 'USE-9'], ['pick', 'SAW', ['saw'], 2])).toEqual(
      [],
    );
    expect(odd(brewer, { type: 'pay' }, 'worker', ['USE-5', 'USE-8', 'USE-9'])).toEqual([]);
    expect(odd(brewer, { type: 'pay' }, 'group', ['USE-5', 'USE-8', 'USE-9'], NO_TILE)).toEqual([]);
    expect(brewer.refusedAction({ type: 'pay', skill: 'saw', worker: 'red' }).rule).toMatch(/^USE-/);
    expect(brewer.refusedAction({ type: 'pay' }).rule).toMatch(/^USE-/);
    const workshop = at({
      market: [{ tile: 'workshop', uses: [{ red: 1 }] }],
      pending: [{ player: 0, decision: 'choose', tile: 'workshop' }],
    });
    expect(odd(workshop, { type: 'choose' }, 'option', ['USE-10'], [3, '0', 'length', undefined])).toEqual(
      [],
    );
  });

  it('MOVE and UPGRADE: every field', () => {
    const wire = at({
      players: [
        {
          village: [
            { tile: 'home-1', q: 0, r: 0, resources: { wood: 2, stone: 2 }, uses: [{ red: 1 }] },
            { tile: 'keywood', q: 0, r: -1 },
          ],
        },
        {},
      ],
      pending: [{ player: 0, decision: 'transport', tile: 'home-1', points: 2, upgrades: 1 }],
    });
    const move = { type: 'move', resource: 'wood', from: 'home-1', to: 'keywood' };
    expect(odd(wire, move, 'resource', ['MOVE-2'], ['gold', 'wheat', ['wood'], 0, undefined])).toEqual([]);
    expect(odd(wire, move, 'from', ['MOVE-1', 'MOVE-2'], NO_TILE)).toEqual([]);
    expect(odd(wire, move, 'to', ['MOVE-1', 'MOVE-2'], [...NO_TILE, 'home-2'])).toEqual([]);
    const upgrade = {
      type: 'upgrade',
      tile: 'home-1',
      pay: { resources: { wood: 1, stone: 1 }, skills: {} },
    };
    expect(odd(wire, upgrade, 'tile', ['MOVE-3'], NO_TILE)).toEqual([]);
    expect(
      odd(wire, upgrade, 'pay', ['MOVE-4', 'MOVE-9'], [{ resources: 5 }, { resources: [], skills: [] }]),
    ).toEqual([]);
    for (const wood of ['1', -1, 1.5, 1e9, 1e308, null, [1], {}, 2]) {
      const pay = { resources: { wood, stone: 1 }, skills: {} };
      expect(wire.refusedAction({ ...upgrade, pay }).rule).toBe('MOVE-4');
    }
  });

  it('BOAT, PLACE and OFFER: every field', () => {
    const boats = at({ phase: 'ending' });
    expect(
      odd(
        boats,
        { type: 'boat' },
        'boat',
        ['END-5'],
        ['boat-1', 'boat-flipper', 'keyflower', 'home-1', undefined],
      ),
    ).toEqual([]);
    const placing = at({
      phase: 'ending',
      pending: [{ player: 0, decision: 'place' }],
      players: [{ placing: [{ tile: 'keywood' }] }, {}],
    });
    const place = { type: 'place', tile: 'keywood', q: 0, r: -1, rotation: 0 };
    expect(odd(placing, place, 'tile', ['END-9'], NO_TILE)).toEqual([]);
    expect(odd(placing, place, 'q', ['END-10'], ['0', 127, 128, 256, -256, 60])).toEqual([]);
    expect(odd(placing, place, 'r', ['END-10'], ['-1', 255, -129])).toEqual([]);
    expect(odd(placing, place, 'rotation', ['END-10'], ['0', 6, -6, undefined])).toEqual([]);
    const offering = at({
      season: 'autumn',
      phase: 'ending',
      pending: [{ player: 0, decision: 'offer' }],
      players: [{ winter: ['jeweller'] }, {}],
    });
    const tiles = [
      HUGE,
      ['jeweller', 'jeweller'],
      ['nope'],
      ['scholar'],
      [['jeweller']],
      'jeweller',
      undefined,
    ];
    expect(odd(offering, { type: 'offer' }, 'tiles', ['SEA-4'], tiles)).toEqual([]);
  });

  it('a legal action with a wrong viewer changes nothing', () => {
    const wire = turn();
    for (const viewer of [-1, 2, 1e9, 1.5, '0', [], {}, true]) {
      const line = JSON.stringify({ cmd: 'apply', player: 0, action: { type: 'pass' }, viewer });
      expect(wire.refused(line).code).toBe('BAD_REQUEST');
    }
  });
});
