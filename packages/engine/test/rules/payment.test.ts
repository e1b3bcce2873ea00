import { describe, expect, it } from 'vitest';
import { Scenario } from '../../src/testkit/scenario.ts';
import type { Colour, Counts, Skill } from '../../src/model/names.ts';
import { pass, payGroup, paySkill, payWorker, use } from '../support/actions.ts';
import { asked, bidOf, bidsOn, handLeaving } from '../support/table.ts';
import { withTile } from '../support/villages.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** Seat 0 owns one tile and has this behind the screen. */
const owning = (tile: string, workers: Counts<Colour>, skills: Counts<Skill> = {}) => ({
  season: 'autumn' as const,
  players: [{ workers, skills, village: withTile(tile) }, {}],
});
/** Seat 0 loses a bid of that colour at the well. */
const losing = (colour: string, n = 2) => ({
  market: [{ tile: 'well', bids: [bidOf(0, colour, n), bidOf(1, colour, n + 1)] }],
});

describe('USE-5: what can not be paid', () => {
  it('USE-5: a worker of the colour must be left after placing', () => {
    expect(new Scenario(owning('peddler', { red: 1 })).broken(0, use('peddler', { red: 1 }))).toBe('USE-5');
    expect(
      new Scenario(owning('peddler', { red: 1, yellow: 1 })).broken(0, use('peddler', { red: 1 })),
    ).toBeNull();
    const s = new Scenario(owning('peddler', { yellow: 3 }));
    expect(s.broken(0, use('peddler', { yellow: 2 }))).toBeNull();
    expect(s.broken(0, use('peddler', { yellow: 3 }))).toBe('USE-5');
  });

  it('USE-5: any worker must be left at the tavern', () => {
    const s = new Scenario(owning('tavern', { yellow: 2, green: 1 }));
    expect(s.broken(0, use('tavern', { yellow: 2 }))).toBeNull();
    const alone = new Scenario(owning('tavern', { yellow: 2 }));
    expect(alone.broken(0, use('tavern', { yellow: 1 }))).toBeNull();
    expect(alone.broken(0, use('tavern', { yellow: 2 }))).toBe('USE-5');
  });

  it('USE-5: a losing group that stays where it is can pay; one that is placed can not', () => {
    const s = new Scenario({ ...owning('peddler', { yellow: 1 }), ...losing('yellow') });
    expect(s.broken(0, use('peddler', { yellow: 1 }))).toBeNull();
    expect(s.broken(0, use('peddler', {}, 'well'))).toBeNull();
    expect(s.broken(0, use('peddler', { yellow: 1 }, 'well'))).toBe('USE-5');
    const otherColour = new Scenario({ ...owning('peddler', { red: 1 }), ...losing('red') });
    expect(otherColour.broken(0, use('peddler', { red: 1 }))).toBe('USE-5');
  });

  it('USE-5: a winning group pays nothing', () => {
    const market = [{ tile: 'well', bids: [bidOf(0, 'yellow', 2)] }];
    const s = new Scenario({ ...owning('peddler', { red: 1 }), market });
    expect(s.broken(0, use('peddler', { red: 1 }))).toBe('USE-5');
  });

  it.each([
    ['mason', 'pick'],
    ['carpenter', 'saw'],
    ['smelter', 'anvil'],
  ] as const)('USE-5: the %s needs a skill tile %s', (tile, skill) => {
    const others = Object.fromEntries(['anvil', 'pick', 'saw'].filter((k) => k !== skill).map((k) => [k, 2]));
    expect(new Scenario(owning(tile, { red: 1 }, others)).broken(0, use(tile, { red: 1 }))).toBe('USE-5');
    expect(
      new Scenario(owning(tile, { red: 1 }, { [skill]: 1 })).broken(0, use(tile, { red: 1 })),
    ).toBeNull();
  });

  it.each(['hiring-fair', 'brewer'])('USE-5: the %s needs a skill tile of any kind', (tile) => {
    expect(new Scenario(owning(tile, { red: 1 })).broken(0, use(tile, { red: 1 }))).toBe('USE-5');
    for (const skill of ['anvil', 'pick', 'saw']) {
      expect(
        new Scenario(owning(tile, { red: 1 }, { [skill]: 1 })).broken(0, use(tile, { red: 1 })),
      ).toBeNull();
    }
  });
});

describe('which payments are asked for', () => {
  it('USE-9: a named skill is paid without asking', () => {
    const s = new Scenario(owning('mason', { red: 1 }, { pick: 2, saw: 1 }));
    s.play(0, use('mason', { red: 1 }));
    expect(asked(s)).toEqual(['1 turn']);
    expect(s.player(0).skills).toEqual({ pick: 1, saw: 1 });
    expect(s.position().supply.skills.pick).toBe(15);
  });

  it.each([
    ['without losing groups', {}, 39],
    ['with a losing group of another colour', losing('red'), 39],
    [
      'with a winning group of that colour',
      { market: [{ tile: 'well', bids: [bidOf(0, 'yellow', 2)] }] },
      37,
    ],
  ])('USE-9: a worker of a named colour is paid without asking %s', (_name, more, inBag) => {
    const s = new Scenario({ ...owning('peddler', { red: 1, yellow: 2, green: 1 }), ...more });
    s.play(0, use('peddler', { red: 1 }));
    expect(asked(s)).toEqual(['1 turn']);
    expect(s.player(0).workers).toEqual({ yellow: 1, green: 2 });
    expect(s.position().supply.bag.yellow).toBe(inBag);
  });

  it.each([
    [{ red: 1, yellow: 1 }, [payWorker('yellow'), payGroup('well')]],
    [{ red: 2 }, [payGroup('well')]],
    [{ red: 1 }, [payGroup('well')]],
  ])(
    'USE-9: with a losing group of that colour it is asked, whatever is behind the screen: %j',
    (workers, answers) => {
      const s = new Scenario({ ...owning('peddler', workers), ...losing('yellow') });
      s.play(0, use('peddler', { red: 1 }));
      expect(asked(s)).toEqual(['0 pay']);
      expect(s.legal(0)).toEqual(answers);
    },
  );

  it('USE-9: a group that was just placed is no longer there to be asked about', () => {
    const s = new Scenario({ ...owning('peddler', { yellow: 1 }), ...losing('yellow') });
    s.play(0, use('peddler', {}, 'well'));
    expect(asked(s)).toEqual(['1 turn']);
    expect(s.player(0).workers).toEqual({ green: 1 });
  });

  it('USE-9: a cost of any worker is always asked for, even with one answer left', () => {
    const s = new Scenario(owning('tavern', { red: 2 }));
    s.play(0, use('tavern', { red: 1 }));
    expect(s.legal(0)).toEqual([payWorker('red')]);
    const many = new Scenario({ ...owning('tavern', { red: 2, green: 1 }), ...losing('blue') });
    many.play(0, use('tavern', { red: 1 }));
    expect(many.legal(0)).toEqual([payWorker('red'), payWorker('green'), payGroup('well')]);
  });

  it.each(['brewer', 'hiring-fair'])('USE-9: a cost of any skill is always asked for, at the %s', (tile) => {
    const one = new Scenario(owning(tile, { red: 1 }, { saw: 1 }));
    one.play(0, use(tile, { red: 1 }));
    expect(one.legal(0)).toEqual([paySkill('saw')]);
    const two = new Scenario(owning(tile, { red: 1 }, { saw: 3, anvil: 1 }));
    two.play(0, use(tile, { red: 1 }));
    expect(asked(two)).toEqual(['0 pay']);
    expect(two.legal(0)).toEqual([paySkill('anvil'), paySkill('saw')]);
    expect(two.broken(0, paySkill('pick'))).toBe('USE-5');
    expect(two.broken(0, payWorker('red'))).not.toBeNull();
  });
});

describe('USE-8: paying workers', () => {
  it('USE-8: a whole losing group pays as one worker, whatever its size', () => {
    const s = new Scenario({ ...owning('peddler', { red: 1, yellow: 1 }), ...losing('yellow', 5) });
    s.play(0, use('peddler', { red: 1 }));
    s.play(0, payGroup('well'));
    expect(bidsOn(s, 'well')).toEqual({ 1: { yellow: 6 } });
    expect(s.player(0).workers).toEqual({ yellow: 1, green: 1 });
    expect(s.position().supply.bag.yellow).toBe(40 - 1 - 6);
  });

  it('USE-8: a group of any colour pays at the tavern, one of the named colour elsewhere', () => {
    const market = [
      { tile: 'well', bids: [bidOf(0, 'blue', 2), bidOf(1, 'blue', 3)] },
      { tile: 'forge', bids: [bidOf(0, 'yellow', 1), bidOf(1, 'yellow', 2)] },
    ];
    const s = new Scenario({ ...owning('peddler', { red: 1, blue: 1 }), market });
    s.play(0, use('peddler', { red: 1 }));
    expect(s.legal(0)).toEqual([payGroup('forge')]);
    expect(s.broken(0, payGroup('well'))).toBe('USE-8');
    expect(s.broken(0, payWorker('blue'))).toBe('USE-8');
    expect(s.broken(0, payWorker('yellow'))).toBe('USE-8');
    const tavern = new Scenario({ ...owning('tavern', { red: 1 }), market });
    tavern.play(0, use('tavern', { red: 1 }));
    expect(tavern.legal(0)).toEqual([payGroup('forge'), payGroup('well')]);
  });

  it('USE-8: neither winning groups nor other players’ groups pay', () => {
    const market = [
      { tile: 'well', bids: [bidOf(0, 'blue', 4), bidOf(1, 'blue', 3)] },
      { tile: 'forge', bids: [bidOf(1, 'yellow', 2)] },
    ];
    const s = new Scenario({ ...owning('tavern', { red: 2 }), market });
    s.play(0, use('tavern', { red: 1 }));
    for (const tile of ['well', 'forge', 'tavern', 'atlantis'])
      expect(s.broken(0, payGroup(tile))).toBe('USE-8');
    for (const nothing of [{ type: 'pay' }, { type: 'pay', worker: 'red', group: 'well' }]) {
      expect(s.broken(0, nothing)).not.toBeNull();
    }
  });

  it('USE-8: a losing group on the very tile that is used pays too', () => {
    const market = [{ tile: 'store', bids: [bidOf(0, 'blue', 1), bidOf(1, 'blue', 2)] }];
    const s = new Scenario({ season: 'summer', players: [{ workers: { blue: 1 } }, {}], market });
    s.play(0, use('store', { blue: 1 }));
    s.play(0, payGroup('store'));
    expect(s.position().market[0]).toMatchObject({ bids: [bidOf(1, 'blue', 2)], uses: [{ blue: 1 }] });
    expect(s.player(0).workers).toEqual({ green: 1 });
  });

  it('USE-8: a green worker that is paid goes into the bag, not to the supply', () => {
    const s = new Scenario(owning('tavern', { red: 1, green: 1 }));
    s.play(0, use('tavern', { red: 1 }));
    s.play(0, payWorker('green'));
    expect(s.position()).toMatchObject({ bagGreen: 1, supply: { green: 19 } });
  });
});

describe('USE-9: the payment can not be drawn back', () => {
  it.each([false, true])(
    'USE-9: at the tavern the paid worker enters the bag after the draw (upgraded: %s)',
    (back) => {
      const village = withTile('tavern', back ? { upgraded: true } : {});
      const workers = { red: 1, blue: 1 };
      const s = new Scenario({
        players: [{ workers, village }, { workers: handLeaving({ yellow: 1 }, workers) }],
      });
      s.play(0, use('tavern', { red: 1 }));
      s.play(0, payWorker('blue'));
      expect(s.player(0).workers).toEqual({ yellow: 1 });
      expect(s.position().supply.bag).toEqual({ blue: 1 });
    },
  );

  it('USE-9: nor can a paid group, and an empty bag gives nothing', () => {
    const rest = handLeaving({}, { red: 1 }, { blue: 5 });
    const s = new Scenario({
      ...owning('tavern', { red: 1 }),
      players: [must(owning('tavern', { red: 1 }).players[0]), { workers: rest }],
      ...losing('blue'),
    });
    s.play(0, use('tavern', { red: 1 }));
    s.play(0, payGroup('well'));
    expect(s.player(0).workers).toEqual({});
    expect(s.position().supply.bag).toEqual({ blue: 2 });
  });

  it.each([false, true])(
    'USE-9: at the hiring fair the paid skill enters the pile after the draw (upgraded: %s)',
    (back) => {
      const village = withTile('hiring-fair', back ? { upgraded: true } : {});
      const hoard = { anvil: 15, pick: 16, saw: 15 };
      const s = new Scenario({
        players: [{ workers: { red: 1 }, skills: { anvil: 1 }, village }, { skills: hoard }],
      });
      s.play(0, use('hiring-fair', { red: 1 }));
      s.play(0, paySkill('anvil'));
      expect(s.player(0).skills).toEqual({ saw: 1 });
      expect(s.position().supply.skills).toEqual({ anvil: 1 });
    },
  );

  it('USE-9: the payment is chosen before anything is drawn', () => {
    const s = new Scenario(owning('hiring-fair', { red: 1 }, { anvil: 1 }));
    const placing = s.play(0, use('hiring-fair', { red: 1 }));
    expect(placing.map(({ type }) => type)).toEqual(['used']);
    expect(s.player(0).skills).toEqual({ anvil: 1 });
    expect(s.broken(0, pass)).toBe('ILLEGAL_ACTION');
    expect(s.play(0, paySkill('anvil')).map(({ type }) => type)).toEqual(['paid-skill', 'drew-skills']);
  });

  it('USE-9: a paid skill goes to the pile, a paid worker into the bag', () => {
    const s = new Scenario(owning('brewer', { red: 1 }, { saw: 2 }));
    s.play(0, use('brewer', { red: 1 }));
    s.play(0, paySkill('saw'));
    expect(s.position().supply.skills).toEqual({ anvil: 16, pick: 16, saw: 15 });
    const store = new Scenario(owning('store', { red: 1, blue: 1 }));
    store.play(0, use('store', { red: 1 }));
    expect(store.position().supply.bag).toEqual({ blue: 40, red: 39, yellow: 40 });
  });
});
