import { describe, expect, it } from 'vitest';
import { Scenario } from '../../src/testkit/scenario.ts';
import { makeView } from '../../src/view/view.ts';
import { choose, pass, use } from '../support/actions.ts';
import { asked, decision, handLeaving, placed, total } from '../support/table.ts';
import { withTile } from '../support/villages.ts';

const RED = { workers: { red: 1 } };

describe('USE-5: a gain that is empty or short', () => {
  it('USE-5: an empty supply of the resource', () => {
    const village = [{ tile: 'home-2', q: 0, r: 0, resources: { wood: 24 } }];
    const s = new Scenario({ players: [RED, { village }], market: [{ tile: 'keywood' }] });
    s.play(0, use('keywood', { red: 1 }));
    expect(placed(s, 'home-1')).not.toHaveProperty('resources');
    expect(asked(s)).toEqual(['1 turn']);
  });

  it('USE-5: one resource of the two is left', () => {
    const village = [{ tile: 'home-2', q: 0, r: 0, resources: { wood: 23, gold: 48 } }];
    const front = new Scenario({ players: [RED, { village }], market: [{ tile: 'woodcutter' }] });
    front.play(0, use('woodcutter', { red: 1 }));
    expect(placed(front, 'home-1').resources).toEqual({ wood: 1 });
    const own = { ...RED, village: withTile('woodcutter', { upgraded: true }) };
    const back = new Scenario({ players: [own, { village }] });
    back.play(0, use('woodcutter', { red: 1 }));
    expect(placed(back, 'woodcutter').resources).toEqual({ wood: 1 });
  });

  it('USE-5: an empty bag, an empty pile, no green worker left', () => {
    const hoard = {
      workers: { ...handLeaving({}, { red: 1, yellow: 1 }), green: 20 },
      skills: { anvil: 16, pick: 16, saw: 16 },
    };
    for (const tile of ['alehouse', 'apprentice-hall', 'peddler']) {
      const s = new Scenario({ players: [{ workers: { red: 1, yellow: 1 } }, hoard], market: [{ tile }] });
      s.play(0, use(tile, { red: 1 }));
      expect(s.player(0).workers).toEqual(tile === 'peddler' ? {} : { yellow: 1 });
      expect(s.player(0).skills).toEqual({});
      expect(asked(s)).toEqual(['1 turn']);
    }
  });

  it('USE-5: nothing worth moving', () => {
    const s = new Scenario({ players: [RED, {}] });
    s.play(0, use('home-1', { red: 1 }));
    expect(s.legal(0)).toEqual([{ type: 'done' }]);
  });
});

describe('USE-6: where resources land', () => {
  it('USE-6: from a tile in one’s own village on that tile', () => {
    const s = new Scenario({
      players: [{ ...RED, village: withTile('gold-mine', { resources: { wood: 1 } }) }, {}],
    });
    s.play(0, use('gold-mine', { red: 1 }));
    expect(placed(s, 'gold-mine').resources).toEqual({ wood: 1, gold: 1 });
    expect(placed(s, 'home-1')).not.toHaveProperty('resources');
  });

  it('USE-6: from another’s village on one’s own home tile', () => {
    const s = new Scenario({ players: [{ village: withTile('gold-mine') }, RED], active: 1 });
    s.play(1, use('gold-mine', { red: 1 }));
    expect(placed(s, 'home-2').resources).toEqual({ gold: 1 });
    expect(placed(s, 'gold-mine')).not.toHaveProperty('resources');
  });

  it('USE-6: from the market on one’s own home tile, what was chosen included', () => {
    const s = new Scenario({
      players: [{ workers: { red: 2 } }, {}],
      market: [{ tile: 'gold-mine' }, { tile: 'workshop' }],
    });
    s.play(0, use('gold-mine', { red: 1 }));
    s.play(1, pass);
    s.play(0, use('workshop', { red: 1 }));
    s.play(0, choose(2));
    expect(placed(s, 'home-1').resources).toEqual({ iron: 1, gold: 1 });
    expect(placed(s, 'home-2')).not.toHaveProperty('resources');
  });
});

describe('USE-7: workers and skills', () => {
  it('USE-7: random workers come from the bag, green ones that were returned to it included', () => {
    const s = new Scenario({
      players: [RED, { workers: handLeaving({}, { red: 1 }) }],
      bagGreen: 1,
      market: [{ tile: 'alehouse' }],
    });
    s.play(0, use('alehouse', { red: 1 }));
    expect(s.player(0).workers).toEqual({ green: 1 });
    expect(s.position()).toMatchObject({ bagGreen: 0, supply: { green: 19 } });
  });

  it('USE-7: green workers by name come from the supply, never from the bag', () => {
    const s = new Scenario({
      players: [{ workers: { red: 1, yellow: 1 } }, { workers: { green: 17 } }],
      bagGreen: 3,
      market: [{ tile: 'peddler' }],
    });
    s.play(0, use('peddler', { red: 1 }));
    expect(s.player(0).workers).toEqual({});
    expect(s.position()).toMatchObject({ bagGreen: 3, supply: { green: 0 } });
  });

  it('USE-7: skills are drawn at random from the pile', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const s = new Scenario({ players: [RED, {}], market: [{ tile: 'apprentice-hall' }] }, `draw ${i}`);
      s.play(0, use('apprentice-hall', { red: 1 }));
      drawn.add(Object.keys(s.player(0).skills).join());
    }
    expect([...drawn].sort()).toEqual(['anvil', 'pick', 'saw']);
  });

  it('USE-7: all go behind the screen, where the others count them but do not see them', () => {
    const s = new Scenario({
      players: [{ workers: { red: 2, yellow: 1 } }, {}],
      market: [{ tile: 'alehouse' }, { tile: 'apprentice-hall' }, { tile: 'peddler' }],
    });
    s.play(0, use('alehouse', { red: 1 }));
    s.play(1, pass);
    s.play(0, use('apprentice-hall', { red: 1 }));
    expect(total(s.player(0).workers)).toBe(2);
    expect(makeView(s.state, 1).players[0]).toMatchObject({ workers: 2, skills: 1 });
  });
});

describe('USE-10: choices and short draws', () => {
  const workshop = (resources: object, face: { upgraded?: true } = {}) =>
    new Scenario({
      players: [
        { ...RED, village: withTile('workshop', face) },
        { village: [{ tile: 'home-2', q: 0, r: 0, resources }] },
      ],
    });

  it.each([
    [{}, [0, 1, 2]],
    [{ iron: 24 }, [0, 1]],
    [{ wood: 24 }, [1, 2]],
    [{ wood: 24, iron: 24 }, [1]],
  ])('USE-10: the workshop offers what is in supply: without %j options %j', (gone, options) => {
    const s = workshop(gone);
    s.play(0, use('workshop', { red: 1 }));
    expect(decision(s)).toMatchObject({ player: 0, decision: 'choose', tile: 'workshop' });
    expect(s.legal(0)).toEqual(options.map(choose));
    for (const option of [0, 1, 2, 3, -1, 0.5]) {
      expect(s.broken(0, choose(option))).toBe(options.includes(option) ? null : 'USE-10');
    }
  });

  it('USE-10: with none of them in supply there is no choice and no gain', () => {
    const s = workshop({ wood: 24, stone: 24, iron: 24 });
    s.play(0, use('workshop', { red: 1 }));
    expect(asked(s)).toEqual(['1 turn']);
    expect(placed(s, 'workshop')).not.toHaveProperty('resources');
  });

  it('USE-10: its back gives all of them as far as the supply goes, without a choice', () => {
    const s = workshop({ stone: 24 }, { upgraded: true });
    s.play(0, use('workshop', { red: 1 }));
    expect(placed(s, 'workshop').resources).toEqual({ wood: 1, iron: 1 });
    expect(asked(s)).toEqual(['1 turn']);
  });

  it('USE-10: draws take what there is, without refill or debt', () => {
    const village = withTile('inn', { upgraded: true });
    const rest = handLeaving({ blue: 2 }, { red: 1 });
    const s = new Scenario({ players: [{ ...RED, village }, { workers: rest }] });
    s.play(0, use('inn', { red: 1 }));
    expect(s.player(0).workers).toEqual({ blue: 2 });
    expect(s.position().supply.bag).toEqual({});
    const skills = { anvil: 16, pick: 16, saw: 15 };
    const hall = withTile('apprentice-hall', { upgraded: true });
    const s2 = new Scenario({ players: [{ ...RED, village: hall }, { skills }] });
    s2.play(0, use('apprentice-hall', { red: 1 }));
    expect(s2.player(0).skills).toEqual({ saw: 1 });
  });
});

describe('USE-11: a tile upgraded during the season', () => {
  const upgraded = (uses: object[]) => {
    const village = withTile('keywood', { uses });
    const s = new Scenario({ players: [{ workers: { red: 9 }, skills: { saw: 1 }, village }, {}] });
    s.play(0, use('home-1', { red: 1 }));
    s.play(0, { type: 'upgrade', tile: 'keywood', pay: { resources: {}, skills: { saw: 1 } } });
    s.play(0, { type: 'done' });
    s.play(1, pass);
    return s;
  };

  it('USE-11: it keeps its uses and gives what the new face shows', () => {
    const s = upgraded([{ red: 1 }]);
    expect(placed(s, 'keywood')).toMatchObject({ upgraded: true, uses: [{ red: 1 }] });
    expect(s.broken(0, use('keywood', { red: 1 }))).toBe('USE-2');
    s.play(0, use('keywood', { red: 2 }));
    expect(placed(s, 'keywood').resources).toEqual({ wood: 3 });
  });

  it('USE-11: it keeps its six', () => {
    const s = upgraded([{ red: 1 }, { red: 2 }]);
    expect(s.broken(0, use('keywood', { red: 4 }))).toBe('USE-2');
    expect(s.broken(0, use('keywood', { red: 3 }))).toBeNull();
    expect(upgraded([{ red: 3 }]).broken(0, use('keywood', { red: 4 }))).toBe('USE-2');
  });
});
