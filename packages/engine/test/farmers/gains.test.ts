import { describe, expect, it } from 'vitest';
import { redactEvents } from '../../src/view/redact.ts';
import { makeView } from '../../src/view/view.ts';
import { choose, pass, use } from '../support/actions.ts';
import { asked, decision, total } from '../support/table.ts';
import {
  animal,
  at,
  boatAt1,
  done,
  farm,
  fieldsFor,
  fold,
  herd,
  herds,
  hoard,
  home1,
  HOME1_FIELDS,
  home2,
  HOME2_FIELDS,
  type Kind,
  pigsIn,
  wheat,
} from './support.ts';
import { must } from '../../../../scripts/testing/must.ts';

const RED = { workers: { red: 1 } };
const USES = { uses: [{ red: 1 }] };
const red = (tile: string) => use(tile, { red: 1 });

/** Seat 0 gains from a tile in the market; its home 1 holds these animals. */
const fromMarket = (tile: string, ...animals: ReturnType<typeof at>[]) =>
  farm({ market: [{ tile }], players: [{ ...RED, village: [home1(...animals)] }, {}] });

describe('where a gained animal goes', () => {
  it('FARM-3: a home tile has five fields: its water divides nothing', () => {
    const s = fromMarket('sheep-fold');
    s.play(0, red('sheep-fold'));
    expect(fieldsFor(s, 'sheep')).toEqual(HOME1_FIELDS);
  });

  it('FARM-6: from a tile in one’s own village to a field of that tile, and no other', () => {
    const s = farm({ players: [{ ...RED, village: [home1(), fold()] }, {}] });
    s.play(0, red('sheep-fold'));
    expect(asked(s)).toEqual(['0 animal']);
    expect(fieldsFor(s, 'sheep').sort()).toEqual(['home-1:0', 'home-1:1', 'sheep-fold:0', 'sheep-fold:3']);
    for (const field of ['home-1:3', 'home-1:5', 'home-1:9']) {
      expect(s.broken(0, animal('sheep', field))).toBe('FARM-6');
    }
    s.play(0, animal('sheep', 'sheep-fold:3'));
    expect(herds(s)).toEqual({ 'sheep-fold:3': { sheep: 1 } });
    expect(s.position().supply.animals).toEqual({ sheep: 31, pig: 24, cow: 12 });
    expect(asked(s)).toEqual(['1 turn']);
  });

  it('FARM-6: from a tile in another’s village to a field of one’s own home', () => {
    const s = farm({ active: 1, players: [{ village: [home1(), fold()] }, RED] });
    s.play(1, red('sheep-fold'));
    expect(fieldsFor(s, 'sheep', 1)).toEqual(HOME2_FIELDS);
    expect(s.broken(1, animal('sheep', 'sheep-fold:0'))).toBe('FARM-4');
    expect(s.broken(1, animal('sheep', 'home-1:3'))).toBe('FARM-4');
    s.play(1, animal('sheep', 'home-2:7'));
    expect([herds(s, 0), herds(s, 1)]).toEqual([{}, { 'home-2:7': { sheep: 1 } }]);
  });

  it('FARM-6: from a tile in the market to a field of one’s home, fields that reach other tiles included', () => {
    const village = [home1(), { tile: 'keywood', q: 0, r: -1 }];
    const s = farm({ market: [{ tile: 'sheep-fold' }], players: [{ ...RED, village }, {}] });
    s.play(0, red('sheep-fold'));
    expect(fieldsFor(s, 'sheep')).toEqual(HOME1_FIELDS);
    expect(s.broken(0, animal('sheep', 'keywood:0'))).toBe('FARM-6');
    // The keywood's southern edge is a road: to its left and right lie fields of home.
    s.play(0, animal('sheep', 'keywood:6'));
    expect(herds(s)).toEqual({ 'home-1:1': { sheep: 1 } });
  });

  it('FARM-4: any half of a field names it; water, and what is no half, name none', () => {
    for (const [half, field] of [
      [0, 'home-1:0'],
      [11, 'home-1:0'],
      [2, 'home-1:1'],
      [4, 'home-1:3'],
      [8, 'home-1:5'],
      [10, 'home-1:9'],
    ] as const) {
      const s = fromMarket('sheep-fold');
      s.play(0, red('sheep-fold'));
      s.play(0, animal('sheep', `home-1:${half}`));
      expect(herds(s)).toEqual({ [field]: { sheep: 1 } });
    }
    const s = fromMarket('sheep-fold');
    s.play(0, red('sheep-fold'));
    for (const name of [
      'home-1:6',
      'home-1:7',
      'home-1:12',
      'home-1',
      'home-1:',
      ':0',
      'sheep-fold:0',
      '',
      3,
    ]) {
      expect(s.broken(0, { type: 'animal', kind: 'sheep', field: name })).toBe('FARM-4');
    }
  });

  it('FARM-6: taking it is compulsory: nothing else may be done', () => {
    const s = fromMarket('sheep-fold');
    s.play(0, red('sheep-fold'));
    for (const action of [pass, done, choose(0)]) expect(s.broken(0, action)).toBe('ILLEGAL_ACTION');
    expect(s.broken(1, pass)).toBe('NOT_YOUR_DECISION');
    expect(s.legal(0).every(({ type }) => type === 'animal')).toBe(true);
    expect(s.broken(0, animal('pig', 'home-1:0'))).toBe('FARM-6');
  });
});

describe('which fields are closed', () => {
  it('FARM-6: a field with another kind is closed, one with the same kind is not', () => {
    const s = fromMarket('sheep-fold', at(0, 'pig'), at(1, 'cow', 3), at(3, 'sheep', 5));
    s.play(0, red('sheep-fold'));
    expect(fieldsFor(s, 'sheep')).toEqual(['home-1:3', 'home-1:5', 'home-1:9']);
    expect(s.broken(0, animal('sheep', 'home-1:0'))).toBe('FARM-6');
    expect(s.broken(0, animal('sheep', 'home-1:1'))).toBe('FARM-6');
    s.play(0, animal('sheep', 'home-1:3'));
    expect(herds(s)['home-1:3']).toEqual({ sheep: 6 });
  });

  it('FARM-6: a field of several kinds is closed to every arrival, of a kind that is there too', () => {
    for (const [tile, kind] of [
      ['sheep-fold', 'sheep'],
      ['pigsty', 'pig'],
      ['cow-shed', 'cow'],
    ] as const) {
      const s = fromMarket(tile, at(0, 'sheep', 2), at(0, 'pig', 2));
      s.play(0, red(tile));
      expect(fieldsFor(s, kind)).toEqual(HOME1_FIELDS.slice(1));
      expect(s.broken(0, animal(kind, 'home-1:0'))).toBe('FARM-6');
    }
  });

  it('FARM-6: it is open again once one kind is left', () => {
    const s = farm({
      market: [{ tile: 'sheep-fold' }],
      players: [{ ...RED, village: [{ ...home1(at(0, 'sheep', 2), at(0, 'pig')), ...USES }] }, {}],
      pending: [{ player: 0, decision: 'transport', tile: 'home-1', points: 1, upgrades: 0 }],
    });
    s.play(0, herd('pig', 'home-1:0', 'home-1:1'));
    s.play(0, done);
    s.play(1, pass);
    s.play(0, red('sheep-fold'));
    expect(fieldsFor(s, 'sheep')).toEqual(['home-1:0', 'home-1:3', 'home-1:5', 'home-1:9']);
    s.play(0, animal('sheep', 'home-1:0'));
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 3 }, 'home-1:1': { pig: 1 } });
  });

  it('FARM-6: boat 5a lifts all that', () => {
    const village = [home1(at(0, 'sheep'), at(0, 'pig'), at(1, 'cow')), boatAt1('boat-5', 'a')];
    const s = farm({ market: [{ tile: 'sheep-fold' }], players: [{ ...RED, village }, {}] });
    s.play(0, red('sheep-fold'));
    expect(fieldsFor(s, 'sheep')).toEqual(HOME1_FIELDS);
    s.play(0, animal('sheep', 'home-1:1'));
    expect(herds(s)['home-1:1']).toEqual({ sheep: 1, cow: 1 });
  });
});

describe('several animals, and fewer', () => {
  const twice = (...animals: ReturnType<typeof at>[]) =>
    farm({
      players: [{ village: [home1(), fold({ upgraded: true })] }, { ...RED, village: [home2(...animals)] }],
      active: 1,
    });

  it('FARM-6: several animals may go to different fields', () => {
    const s = twice();
    s.play(1, red('sheep-fold'));
    expect(s.player(1).waiting).toEqual({ sheep: 2 });
    s.play(1, animal('sheep', 'home-2:3'));
    expect([asked(s), s.player(1).waiting]).toEqual([['1 animal'], { sheep: 1 }]);
    s.play(1, animal('sheep', 'home-2:7'));
    expect(herds(s, 1)).toEqual({ 'home-2:3': { sheep: 1 }, 'home-2:7': { sheep: 1 } });
    expect(asked(s)).toEqual(['0 turn']);
  });

  it('FARM-6: or to the same', () => {
    const s = twice(at(0, 'pig'), at(1, 'pig'), at(3, 'pig'), at(5, 'pig'));
    s.play(1, red('sheep-fold'));
    expect(fieldsFor(s, 'sheep', 1)).toEqual(['home-2:7']);
    s.play(1, animal('sheep', 'home-2:7'));
    s.play(1, animal('sheep', 'home-2:7'));
    expect(herds(s, 1)['home-2:7']).toEqual({ sheep: 2 });
  });

  it('FARM-6: with one left in the supply there is one', () => {
    const s = twice(...hoard(0, 'sheep', 31));
    s.play(1, red('sheep-fold'));
    expect(s.player(1).waiting).toEqual({ sheep: 1 });
    s.play(1, animal('sheep', 'home-2:1'));
    expect(asked(s)).toEqual(['0 turn']);
    expect(s.position().supply.animals).toEqual({ pig: 24, cow: 11 });
  });

  const LAST: [string, Kind, number][] = [
    ['sheep-fold', 'sheep', 32],
    ['pigsty', 'pig', 24],
    ['cow-shed', 'cow', 12],
  ];
  it.each(LAST)(
    'FARM-6: none in the supply: the %s gives no %s, and may be used all the same',
    (tile, kind, n) => {
      const s = fromMarket(tile, ...hoard(0, kind, n));
      const before = herds(s);
      s.play(0, red(tile));
      expect([asked(s), herds(s)]).toEqual([['1 turn'], before]);
    },
  );

  it('FARM-6: no field for it: it stays in the supply, and the rest of the gain is taken', () => {
    const s = fromMarket('shepherds-hut', ...pigsIn(0, 1, 3, 5, 9));
    s.play(0, red('shepherds-hut'));
    expect([asked(s), wheat(s)]).toEqual([['1 turn'], [1, 0]]);
    expect(s.position().supply).toMatchObject({ wheat: 29, animals: { sheep: 32, pig: 19, cow: 12 } });
  });

  it('FARM-6: none in the supply: wheat and skill of the farm yard’s back are taken', () => {
    const yard = { tile: 'farm-yard', q: 0, r: -1, upgraded: true as const };
    const s = farm({ players: [{ ...RED, village: [home1(...hoard(5, 'sheep', 32)), yard] }, {}] });
    s.play(0, red('farm-yard'));
    expect([asked(s), wheat(s), total(s.player(0).skills)]).toEqual([['1 turn'], [1, 0], 1]);
  });
});

describe('the farm yard’s choice', () => {
  const yard = (...animals: ReturnType<typeof at>[]) => {
    const s = fromMarket('farm-yard', ...animals);
    s.play(0, red('farm-yard'));
    return s;
  };

  it('USE-10: a sheep, which then looks for a field', () => {
    const s = yard();
    expect(s.legal(0)).toEqual([choose(0), choose(1), choose(2)]);
    s.play(0, choose(0));
    expect(decision(s)).toEqual({ player: 0, decision: 'animal', tile: 'farm-yard' });
    s.play(0, animal('sheep', 'home-1:9'));
    expect([herds(s), wheat(s), s.player(0).skills]).toEqual([{ 'home-1:9': { sheep: 1 } }, [0, 0], {}]);
  });

  it('USE-10: a wheat, or a skill', () => {
    const [grain, skill] = [yard(), yard()];
    grain.play(0, choose(1));
    expect([wheat(grain), grain.player(0).skills, asked(grain)]).toEqual([[1, 0], {}, ['1 turn']]);
    skill.play(0, choose(2));
    expect([wheat(skill), total(skill.player(0).skills), asked(skill)]).toEqual([[0, 0], 1, ['1 turn']]);
  });

  it('USE-10: what is not in the supply can’t be chosen', () => {
    const s = yard(...hoard(0, 'sheep', 32));
    expect(s.legal(0)).toEqual([choose(1), choose(2)]);
    expect(s.broken(0, choose(0))).toBe('USE-10');
    const hungry = farm({ market: [{ tile: 'farm-yard' }], players: [RED, { wheat: 30 }] });
    hungry.play(0, red('farm-yard'));
    expect(hungry.broken(0, choose(1))).toBe('USE-10');
  });

  it('USE-10: nothing in supply: no choice, no gain', () => {
    const rich = {
      wheat: 30,
      skills: { anvil: 16, pick: 16, saw: 16 },
      village: [home2(...hoard(0, 'sheep', 32))],
    };
    const s = farm({ market: [{ tile: 'farm-yard' }], players: [RED, rich] });
    s.play(0, red('farm-yard'));
    expect([asked(s), wheat(s), s.player(0).skills, herds(s)]).toEqual([['1 turn'], [0, 30], {}, {}]);
  });

  it('USE-10: a sheep that no field takes may be chosen: the gain is empty', () => {
    const s = yard(...pigsIn(0, 1, 3, 5, 9));
    s.play(0, choose(0));
    expect([asked(s), s.position().supply.animals]).toEqual([['1 turn'], { sheep: 32, pig: 19, cow: 12 }]);
  });
});

it('SECRET-2: which animal went where is seen by all', () => {
  const s = fromMarket('sheep-fold');
  s.play(0, red('sheep-fold'));
  const events = s.play(0, animal('sheep', 'home-1:11'));
  const placed = { type: 'animal-placed', player: 0, kind: 'sheep', field: 'home-1:0' };
  for (const viewer of [0, 1, null]) expect(redactEvents(events, viewer)).toContainEqual(placed);
  expect(must(makeView(s.state, 1).players[0]).village).toEqual(s.player(0).village);
});
