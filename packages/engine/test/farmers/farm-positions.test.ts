import { describe, expect, it } from 'vitest';
import { FULL_EDITION } from '../../src/expansions/farmers/index.ts';
import { Game } from '../../src/game/game.ts';
import type { PositionDecision, PositionPlayer, PositionTile } from '../../src/io/position.ts';
import { randomAction } from '../../src/play.ts';
import { QuickRandom } from '../../src/random/quick.ts';
import { randomSeat } from '../../src/testkit/random-game.ts';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { redactEvents } from '../../src/view/redact.ts';
import { makeView } from '../../src/view/view.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { use } from '../support/actions.ts';
import { asked, bidOf, refusal as refusalOfBase } from '../support/table.ts';
import {
  animal,
  at,
  boatAt1,
  breed,
  farm,
  fold,
  herds,
  hoard,
  home1,
  home2,
  pickAll,
  place,
  refusal,
  reloaded,
} from './support.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const mine = (...village: PositionTile[]) => ({ players: [{ village }, {}] });

describe('what a position may hold', () => {
  it('FARM-1: no more wheat and animals than there are, wherever they are', () => {
    expect(refusal({ players: [{ wheat: 30 }, {}] })).toBeNull();
    expect(refusal({ players: [{ wheat: 18 }, { wheat: 13 }] })).toBe('FARM-1');
    for (const [kind, n] of [
      ['sheep', 32],
      ['pig', 24],
      ['cow', 12],
    ] as const) {
      const split = (extra: number) => ({
        players: [
          { village: [home1(at(0, kind, n - 5), at(1, kind, 2))] },
          { village: [home2(at(0, kind, 3 + extra))] },
        ],
      });
      expect(refusal(split(0))).toBeNull();
      expect(refusal(split(1))).toBe('FARM-1');
      expect(refusal(mine(home1(at(0, kind, n - 1), at(11, kind, 2))))).toBe('FARM-1');
    }
    expect(refusal({ players: [{ wheat: 31 }, {}] })).not.toBeNull();
    expect(refusal({ players: [{ wheat: -1 }, {}] })).not.toBeNull();
  });

  it('FARM-1: hundreds too many are refused as well', () => {
    const many = Array.from({ length: 12 }, () => at(0, 'sheep', 32));
    expect(refusal(mine(home1(...many)))).toBe('FARM-1');
    expect(refusal({ players: Array.from({ length: 6 }, () => ({ wheat: 30 })) })).toBe('FARM-1');
    const spread = [0, 1, 3, 5, 9].map((half) => at(half, 'sheep', 32));
    expect(refusal(mine(home1(...spread)))).toBe('FARM-1');
  });

  it('FARM-1: none at all in the base game, whatever a position says', () => {
    const players = [{ wheat: 3, village: [home1(at(0, 'sheep'))] }, {}];
    const base = new Scenario({ players });
    expect(base.player(0)).not.toHaveProperty('wheat');
    expect(base.player(0).village).toEqual([{ tile: 'home-1', q: 0, r: 0 }]);
    expect(refusalOfBase({ market: [{ tile: 'sheep-fold' }] })).not.toBeNull();
    expect(refusalOfBase({ players: [{ winter: ['bakery'] }, {}] })).not.toBeNull();
  });

  it('FARM-1: the supply may be left out, and must add up', () => {
    const position = farm(mine(home1(at(0, 'cow', 2)))).position();
    const supply = { ...position.supply };
    expect([supply.wheat, supply.animals]).toEqual([30, { sheep: 32, pig: 24, cow: 10 }]);
    const given = (more: object) =>
      refusal({ ...mine(home1(at(0, 'cow', 2))), supply: { ...supply, ...more } });
    expect(given({})).toBeNull();
    expect(given({ wheat: 29 })).toBe('FARM-1');
    expect(given({ animals: { sheep: 32, pig: 24, cow: 12 } })).toBe('FARM-1');
  });

  it('FARM-4: a half of a water edge names no field', () => {
    for (const half of [6, 7]) expect(refusal(mine(home1(at(half, 'sheep'))))).toBe('FARM-4');
    for (const half of [5, 8]) expect(refusal(mine(home1(at(half, 'sheep'))))).toBeNull();
    for (const half of [0, 1, 6, 7]) {
      expect(refusal(mine(home1(), boatAt1('boat-6', 'a', { animals: [at(half, 'sheep')] })))).toBe('FARM-4');
    }
  });

  it('FARM-4: nor does a half that does not exist; kinds and numbers are checked', () => {
    const wrong = [
      at(12, 'sheep'),
      at(-1, 'sheep'),
      at(0.5, 'sheep'),
      at(0, 'sheep', -1),
      at(0, 'sheep', 33),
    ];
    for (const entry of wrong) expect(refusal(mine(home1(entry)))).not.toBeNull();
    expect(refusal(mine(home1({ kind: 'goat' as 'sheep', half: 0, count: 1 })))).not.toBeNull();
  });

  it('FARM-5: entries anywhere in one field add up, kinds may be mixed', () => {
    const village = [
      home1(at(0, 'sheep'), at(11, 'sheep', 2), at(11, 'pig')),
      fold({ animals: [at(7, 'sheep', 3), at(10, 'pig'), at(0, 'cow')] }),
    ];
    expect(herds(farm(mine(...village)))).toEqual({
      'home-1:0': { sheep: 6, pig: 2 },
      'sheep-fold:0': { cow: 1 },
    });
  });

  it('FARM-4: a field is printed by its earliest placed tile and smallest half', () => {
    const village = [home1(), fold(), { tile: 'sheep-shelter', q: 0, r: -2, animals: [at(4, 'sheep', 3)] }];
    const s = farm(mine(...village));
    expect(s.player(0).village.map(({ animals }) => animals)).toEqual([
      undefined,
      [at(0, 'sheep', 3)],
      undefined,
    ]);
    const other = farm(mine(home1(), must(village[2]), fold()));
    expect(herds(other)).toEqual({ 'sheep-shelter:0': { sheep: 3 } });
  });
});

describe('loading what was printed', () => {
  /** The position loaded anew is the same, lists the same, and goes on the same. */
  function expectSame(s: Scenario): void {
    const again = reloaded(s);
    expect(again.position()).toEqual(s.position());
    for (const { player } of s.position().pending) expect(again.legal(player)).toEqual(s.legal(player));
  }

  it('FARM-6: in the middle of a use, while animals look for a field', () => {
    const s = farm({ players: [{ workers: { red: 1 }, village: [home1(), fold({ upgraded: true })] }, {}] });
    s.play(0, use('sheep-fold', { red: 1 }));
    expectSame(s);
    const again = reloaded(s);
    again.play(0, animal('sheep', 'sheep-fold:3'));
    expectSame(again);
    again.play(0, animal('sheep', 'home-1:0'));
    expect([herds(again), asked(again)]).toEqual([
      { 'home-1:0': { sheep: 1 }, 'sheep-fold:3': { sheep: 1 } },
      ['1 turn'],
    ]);
  });

  it('FARM-11: at the boats, with rewards due and with animals that wait', () => {
    const s = farm({
      options: { players: 4 },
      season: 'autumn',
      turnOrder: [
        { tile: 'farmers-turn-order-2-4-6p', bids: [bidOf(1, 'red', 1)] },
        { tile: 'farmers-turn-order-3-4p', bids: [bidOf(0, 'red', 1)] },
      ],
      players: [{ village: [home1(), boatAt1('boat-6', 'b')] }],
    });
    s.passAll();
    expectSame(s);
    const again = reloaded(s);
    while (must(again.position().pending[0]).decision === 'boat') {
      const [{ player }] = atLeast(1, again.position().pending);
      again.play(player, again.legal(player)[0]);
      expectSame(again);
    }
    expect([asked(again), again.player(0).waiting]).toEqual([['0 animal', '1 animal'], { sheep: 2, pig: 1 }]);
  });

  it('FARM-10: while newborns are shared out', () => {
    const s = farm({
      startPlayer: 1,
      players: [
        { village: [home1(...[0, 1, 3].map((half) => at(half, 'sheep', 2)))] },
        { village: [home2(...hoard(0, 'sheep', 24))] },
      ],
    });
    pickAll(s);
    expectSame(s);
    const again = reloaded(s);
    again.play(0, breed('home-1:1', 'sheep'));
    expectSame(again);
    again.play(0, breed('home-1:3', 'sheep'));
    expect(again.position().season).toBe('summer');
  });

  it('FARM-1: at the decisions of whole games', () => {
    for (const [i, farmers] of (['mixed', 'all'] as const).entries()) {
      const random = new QuickRandom(`reload ${farmers}`);
      const s = new Scenario(Game.create(FULL_EDITION, { players: 3 + i, farmers }, 'reload').position());
      for (let seat = randomSeat(s.state, random); seat >= 0; seat = randomSeat(s.state, random)) {
        s.play(seat, randomAction(s.state, seat, random));
        if (!FULL && random.below(4) > 0) continue;
        expect(reloaded(s).position()).toEqual(s.position());
      }
    }
  });
});

describe('decisions that can’t be', () => {
  const ending = { phase: 'ending', season: 'spring' } as const;
  const pairs = [at(0, 'sheep', 2), at(1, 'sheep', 2)];
  const expecting = [0, 1].map((half) => ({ field: `home-1:${half}`, kind: 'sheep' as const }));
  const breeding = (newborn: PositionDecision['newborn'], fields = expecting) => ({
    ...ending,
    players: [{ village: [home1(...pairs)] }, {}],
    pending: [{ player: 0, decision: 'breed' as const, newborn, expecting: fields }],
  });

  it('FARM-10: newborns without a field, which could never be answered', () => {
    expect(refusal(breeding({ sheep: 1 }))).toBeNull();
    expect(refusal(breeding({ sheep: 1 }, []))).not.toBeNull();
  });

  it('FARM-10: more newborns of a kind than fields that expect one', () => {
    expect(refusal(breeding({ sheep: 2 }, expecting.slice(0, 1)))).not.toBeNull();
  });

  it('FARM-10: newborns of a kind that no field expects', () => {
    expect(refusal(breeding({ sheep: 1, pig: 1 }))).not.toBeNull();
  });

  const asking = (...waiting: PositionPlayer['waiting'][]) => ({
    ...ending,
    players: [{ waiting: waiting[0] }, { waiting: waiting[1] }] as ScenarioPosition['players'],
    pending: [{ player: 0, decision: 'animal' as const }],
  });

  it('FARM-6: a question about animals that do not wait', () => {
    expect(refusal(asking({ sheep: 1 }))).toBeNull();
    expect(refusal(asking({}))).not.toBeNull();
    expect(refusal(asking({}, { sheep: 1 }))).not.toBeNull();
  });

  it('FARM-6: animals that wait although no player is asked', () => {
    expect(refusal({ players: [{ waiting: { sheep: 1 } }, {}] })).not.toBeNull();
  });

  it('FARM-11: rewards that are due though no boat is to be picked', () => {
    expect(refusal({ players: [{ due: { wheat: 1 } }, {}] })).not.toBeNull();
  });

  it('END-3: a market that is not settled when animals look for a field after the picks', () => {
    expect(refusal({ ...asking({ sheep: 1 }), market: [{ tile: 'keywood' }] })).not.toBeNull();
  });

  it('END-4: workers on tiles when newborns are shared out after the picks', () => {
    const village = [{ ...home1(...pairs), uses: [{ red: 1 }] }];
    expect(refusal({ ...breeding({ sheep: 1 }), players: [{ village }, {}] })).not.toBeNull();
  });

  it('END-5: goods on the boats when animals look for a field after the picks', () => {
    const boats = [{ boat: 'boat-keyflower', workers: { red: 1 } }];
    expect(refusal({ ...asking({ sheep: 1 }), boats })).not.toBeNull();
  });

  it('END-9: animals on a tile that is not shown yet', () => {
    const sealed = (more: Partial<PositionTile>) => ({
      ...ending,
      players: [{ village: [home1(), fold({ sealed: true, ...more })] }, { placing: [{ tile: 'keywood' }] }],
      pending: [{ player: 1, decision: 'place' as const }],
    });
    expect(refusal(sealed({}))).toBeNull();
    expect(refusal(sealed({ animals: [at(0, 'sheep')] }))).toBe('END-9');
  });
});

describe('secrecy', () => {
  it('END-9: until all are done, fields and animals do not reveal where a tile was placed', () => {
    const s = farm({
      season: 'summer',
      market: [
        { tile: 'pigsty', bids: [bidOf(0, 'red', 1)] },
        { tile: 'shepherds-hut', bids: [bidOf(1, 'red', 1)] },
      ],
      players: [
        { village: [home1(at(5, 'sheep')), boatAt1('boat-3', 'a', { animals: [at(2, 'sheep')] })] },
        {},
      ],
    });
    pickAll(s);
    const before = [1, null].map((viewer) => makeView(s.state, viewer));
    const events = s.play(0, place('pigsty', 1, 0, 3));
    expect(redactEvents(events, 1)).toEqual([{ type: 'placing-done', player: 0 }]);
    const after = [1, null].map((viewer) => makeView(s.state, viewer));
    expect(after).toEqual(before.map((view) => ({ ...view, pending: [{ player: 1, decision: 'place' }] })));
    expect(reloaded(s).position()).toEqual(s.position());
    s.play(1, s.legal(1)[0]);
    expect(makeView(s.state, 1).players[0]?.village[0]?.animals).toEqual([at(5, 'sheep', 2)]);
  });
});
