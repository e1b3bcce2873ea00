import { describe, expect, it } from 'vitest';
import type { PositionTile } from '../../src/io/position.ts';
import { scoreGame } from '../../src/play.ts';
import { winnersAmong } from '../../src/scoring/outcome.ts';
import type { ScenarioPosition } from '../../src/testkit/scenario.ts';
import { lineOf } from '../support/table.ts';
import { at, boatAt1, farm, fold, home1, home2 } from './support.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const score = (position: ScenarioPosition) =>
  scoreGame(farm({ season: 'winter', phase: 'scoring', ...position }).state);
/** Seat 0's sheet. */
const sheet = (village: PositionTile[], hand: object = {}, more: ScenarioPosition = {}) =>
  must(score({ ...more, players: [{ ...hand, village }, {}] }).players[0]);

/** Tiles with one road, beside home 1: they join the two fields of home at that road. */
const north = (tile: string, rotation: number): PositionTile => ({ tile, q: 0, r: -1, rotation });
const GRANARY = north('granary', 0);
const BAKERY = north('bakery', 2);
const HILLSIDE = north('hillside', 3);
const DAIRY = north('dairy', 5);
const south = (tile: string, rotation: number): PositionTile => ({ tile, q: 1, r: 0, rotation });
/** North of the fold, over its northern field; sheep in the shelter stand in the field `sheep-fold:0`. */
const shelter = (more: Partial<PositionTile> = {}): PositionTile => ({
  tile: 'sheep-shelter',
  q: 0,
  r: -2,
  ...more,
});
const stock = (resources: PositionTile['resources'], ...tiles: PositionTile[]) => [
  { ...home1(), resources },
  ...tiles,
];

describe('fields with animals', () => {
  it('FARM-12: a field with a cow makes 3, with a pig 2, with a sheep 1, however many there are', () => {
    const { total, lines } = sheet([home1(at(0, 'cow'), at(1, 'pig', 9), at(3, 'sheep', 2))]);
    expect(total).toBe(6);
    expect(lines).toEqual([
      { field: 'home-1:0', kind: 'cow', points: 3 },
      { field: 'home-1:1', kind: 'pig', points: 2 },
      { field: 'home-1:3', kind: 'sheep', points: 1 },
    ]);
  });

  it('FARM-12: each field counts, and empty ones make nothing', () => {
    expect(sheet([home1(...[0, 1, 3, 5, 9].map((half) => at(half, 'cow')))]).total).toBe(15);
    expect(sheet([home1()]).total).toBe(0);
    expect(sheet([home1(at(0, 'cow'), at(11, 'cow'))]).total).toBe(3);
  });

  it('FARM-12: a field of several kinds scores for each', () => {
    expect(sheet([home1(at(0, 'cow', 2), at(0, 'pig'), at(0, 'sheep', 4))]).total).toBe(6);
  });

  // The tile to the north joins home's fields 0 and 1, so there are animals in two fields.
  const two = home1(
    at(0, 'cow'),
    at(1, 'pig'),
    at(1, 'sheep'),
    at(3, 'cow'),
    at(3, 'pig'),
    at(5, 'sheep', 3),
  );
  it.each([
    ['keythedral', 1, { cow: 3, pig: 2, sheep: 1 }, 12 + 12],
    ['dairy', 5, { cow: 7, pig: 2, sheep: 1 }, 20],
    ['truffle-orchard', 1, { cow: 3, pig: 5, sheep: 1 }, 18],
    ['weaver', 4, { cow: 3, pig: 2, sheep: 3 }, 16],
  ] as const)('FARM-12: what fields make with the %s', (tile, rotation, worth, total) => {
    const { total: points, lines } = sheet([two, north(tile, rotation)]);
    expect(points).toBe(total);
    for (const kind of ['cow', 'pig', 'sheep'] as const) {
      expect(lines.filter((line) => line.kind === kind).map((line) => line.points)).toEqual([
        worth[kind],
        worth[kind],
      ]);
    }
  });
});

describe('sheep shelter and hillside', () => {
  const village = (upgraded: boolean, animals: ReturnType<typeof at>[], ...more: PositionTile[]) => [
    home1(),
    fold(),
    shelter({ ...(upgraded ? { upgraded: true as const } : {}), animals }),
    ...more,
  ];

  it('FARM-13: sheep in its field make a point each, upgraded two; none makes the field score as well', () => {
    expect(sheet(village(false, [at(0, 'sheep', 5)])).total).toBe(5);
    const back = sheet(village(true, [at(0, 'sheep', 5)]));
    expect(back.total).toBe(10);
    expect(back.lines).toEqual([{ tile: 'sheep-shelter', points: 10, items: { sheep: 5 } }]);
  });

  it('FARM-13: the best split is chosen: with the weaver one sheep is left for the field', () => {
    const weaver = south('weaver', 0);
    expect(sheet(village(false, [at(0, 'sheep', 5)], weaver)).total).toBe(4 + 3);
    const back = sheet(village(true, [at(0, 'sheep', 5)], weaver));
    expect(back.lines).toEqual([
      { tile: 'sheep-shelter', points: 8, items: { sheep: 4 } },
      { field: 'sheep-fold:0', kind: 'sheep', points: 3 },
    ]);
    expect(sheet(village(true, [at(0, 'sheep')], weaver)).total).toBe(3);
  });

  it('FARM-13: sheep elsewhere do not count there, and other kinds in its field score as ever', () => {
    const elsewhere = [home1(at(9, 'sheep', 5)), fold(), shelter({ upgraded: true })];
    expect(sheet(elsewhere).total).toBe(1);
    expect(sheet(village(true, [at(0, 'sheep', 2), at(3, 'pig', 2), at(5, 'cow')])).total).toBe(4 + 2 + 3);
  });

  it('FARM-13: sheep anywhere in the field count', () => {
    expect(sheet([home1(), fold({ animals: [at(1, 'sheep', 3)] }), shelter({ upgraded: true })]).total).toBe(
      6,
    );
  });

  it('SCORE-10: the Flipper may flip the shelter', () => {
    const players = [{ village: village(false, [at(0, 'sheep', 7)], { tile: 'boat-flipper', q: 0, r: 1 }) }];
    const [first] = atLeast(1, score({ options: { players: 4 }, players }).players);
    expect([first.total, first.flip]).toEqual([2 + 14, 'sheep-shelter']);
  });

  it('FARM-14: the hillside makes a point for every other tile its field reaches', () => {
    const { total, lines } = sheet([home1(), HILLSIDE]);
    expect([total, lines]).toEqual([1, [{ tile: 'hillside', points: 1, count: 1 }]]);
    // Fields on the other side of a road do not count: the fold lies at home's fields 3 and 5.
    expect(sheet([home1(), HILLSIDE, { tile: 'sheep-fold', q: 1, r: 0 }]).total).toBe(1);
  });

  it('FARM-14: tiles of whatever kind, each once, boats and turn-order tiles included', () => {
    const reached = [
      { tile: 'keythedral', q: 1, r: -1, rotation: 2 },
      south('dairy', 1),
      boatAt1('boat-3', 'a'),
      shelter(),
    ];
    expect(lineOf(sheet([home1(), HILLSIDE, ...reached]), 'hillside')?.points).toBe(5);
    const turnOrder = { tile: 'farmers-turn-order-1-2p', q: 1, r: -1, rotation: 4 };
    const more = sheet([home1(), HILLSIDE, turnOrder]);
    expect([lineOf(more, 'hillside')?.points, lineOf(more, turnOrder.tile)?.points]).toEqual([2, 2]);
  });
});

describe('wheat', () => {
  it('FARM-15: the granary makes 3 for every two wheat', () => {
    expect([0, 1, 2, 5].map((wheat) => sheet([home1(), GRANARY], { wheat }).total)).toEqual([0, 0, 3, 6]);
  });

  it('FARM-15: the bakery makes 4 for a resource, a wheat and a skill', () => {
    const bakery = (resources: object, wheat: number, skills: object) =>
      sheet(stock(resources, BAKERY), { wheat, skills }).total;
    expect(bakery({ wood: 2 }, 3, { saw: 1, pick: 1 })).toBe(8);
    expect(bakery({ iron: 1, stone: 3 }, 2, { anvil: 9 })).toBe(8);
    expect([
      bakery({}, 3, { saw: 3 }),
      bakery({ wood: 3 }, 0, { saw: 3 }),
      bakery({ wood: 3 }, 3, {}),
    ]).toEqual([0, 0, 0]);
    // A gold is a resource like any, and makes one point where it is left over.
    expect(bakery({ gold: 2 }, 1, { saw: 1 })).toBe(5);
  });

  it('SCORE-3: each wheat counts once, where it makes most', () => {
    const both = (wheat: number) =>
      sheet(stock({ wood: 1 }, GRANARY, { tile: 'bakery', q: 1, r: 0, rotation: 4 }), {
        wheat,
        skills: { saw: 1 },
      });
    expect([1, 2, 3, 4].map((wheat) => both(wheat).total)).toEqual([4, 4, 7, 7]);
    expect(lineOf(both(3), 'bakery')?.items).toEqual({ wood: 1, wheat: 1, saw: 1 });
    expect(lineOf(both(3), 'granary')?.items).toEqual({ wheat: 2 });
  });

  it('FARM-16: without boat 5b wheat is no resource, and no resource is wheat', () => {
    expect(sheet([home1()], { wheat: 9 }).total).toBe(0);
    expect(sheet([home1(), north('windmill', 0)], { wheat: 5 }).total).toBe(0);
    expect(sheet(stock({ wood: 4 }, GRANARY)).total).toBe(0);
    expect(sheet([home1(), GRANARY, boatAt1('boat-5', 'a')], { wheat: 1 }).total).toBe(0);
  });
});

describe('boat 5b', () => {
  const with5b = (resources: object, wheat: number, tiles: PositionTile[], skills = {}) =>
    sheet(stock(resources, ...tiles, boatAt1('boat-5', 'b')), { wheat, skills }).total;

  it('FARM-16: wheat stands in for any resource, gold included', () => {
    expect(with5b({}, 3, [])).toBe(3);
    expect(with5b({}, 3, [north('mercers-guild', 0)])).toBe(5);
    expect(with5b({ iron: 1, gold: 1 }, 1, [north('mercers-guild', 0)])).toBe(5);
    expect(with5b({}, 2, [north('jeweller', 1)])).toBe(4);
    expect(with5b({ wood: 3 }, 2, [north('windmill', 0)])).toBe(5);
  });

  it('FARM-16: any resource stands in for wheat', () => {
    expect(with5b({ wood: 1, stone: 1, iron: 2 }, 0, [GRANARY])).toBe(6);
    expect(with5b({ wood: 1 }, 1, [GRANARY])).toBe(3);
    expect(with5b({ wood: 2 }, 0, [BAKERY], { saw: 1 })).toBe(4);
    expect(with5b({}, 2, [BAKERY], { saw: 1 })).toBe(4);
    expect(with5b({ gold: 2 }, 0, [GRANARY])).toBe(3);
  });

  it('FARM-16: one substitution per item, no chains: wood does not become gold by way of wheat', () => {
    expect(with5b({ wood: 3 }, 0, [])).toBe(0);
    expect(with5b({ wood: 3 }, 0, [north('jeweller', 1)])).toBe(0);
    expect(with5b({ wood: 3 }, 0, [north('mercers-guild', 0)])).toBe(0);
  });

  it('FARM-16: wheat never lies on a tile: the timber yard counts none', () => {
    expect(with5b({}, 3, [{ tile: 'timber-yard', q: 0, r: -1, rotation: 1 }])).toBe(3);
  });
});

describe('the purple marker', () => {
  const marked = (village: PositionTile[], hand: object = {}) => sheet(village, hand, { purple: 0 });

  it('SCORE-5: it is a cow in an empty field where nothing else is to be had', () => {
    const { total, marker, lines } = marked([home1()]);
    expect([total, marker, lines.length]).toEqual([3, 'cow', 1]);
    expect(marked([home1(), DAIRY])).toMatchObject({ total: 7, marker: 'cow' });
  });

  it('SCORE-5: or a wheat', () => {
    const cows = [0, 1, 3, 5, 9].map((half) => at(half, 'cow'));
    expect(marked([home1(...cows), GRANARY], { wheat: 1 })).toMatchObject({ total: 12 + 3, marker: 'wheat' });
    const village = [{ ...home1(), resources: { wood: 1 } }, BAKERY];
    expect(marked(village, { skills: { saw: 1 } })).toMatchObject({ total: 4, marker: 'wheat' });
  });

  it('SCORE-5: or another animal in an occupied field, or in a mixed one', () => {
    const all = (...kinds: ('cow' | 'pig')[]) =>
      home1(...[0, 1, 3, 5, 9].flatMap((half) => kinds.map((kind) => at(half, kind))));
    expect(marked([all('cow')])).toMatchObject({ total: 15 + 2, marker: 'pig' });
    expect(marked([all('cow', 'pig')]).total).toBe(25 + 1);
    expect(marked([all('pig')])).toMatchObject({ total: 10 + 3, marker: 'cow' });
  });

  it('SCORE-5: a sheep may be counted at the shelter, at its rate', () => {
    const full = (...halves: number[]) => halves.flatMap((half) => [at(half, 'cow'), at(half, 'pig')]);
    const village = [
      home1(...full(0, 1, 3, 5, 9)),
      fold({ animals: full(0, 3) }),
      shelter({ upgraded: true }),
    ];
    const { total, marker, lines } = marked(village);
    expect([total, marker]).toEqual([35 + 2, 'sheep']);
    expect(lines.find(({ tile }) => tile === 'sheep-shelter')).toEqual({
      tile: 'sheep-shelter',
      points: 2,
      marker: 'sheep',
    });
  });
});

describe('who wins', () => {
  const tied = (boatOrder: number[], second = [at(0, 'cow')]) =>
    score({ boatOrder, players: [{ village: [home1(at(0, 'cow'))] }, { village: [home2(...second)] }] })
      .winners;

  it('SCORE-15: a tie goes to the player who picked a boat earlier in winter', () => {
    expect([tied([0, 1]), tied([1, 0])]).toEqual([[0], [1]]);
    const three = (boatOrder: number[]) =>
      score({
        boatOrder,
        players: [{}, { wheat: 1 }, { village: [{ tile: 'home-3', q: 0, r: 0, animals: [at(3, 'sheep')] }] }],
      });
    expect([three([0, 1, 2]).winners, three([0, 1, 2]).players.map(({ total }) => total)]).toEqual([
      [2],
      [0, 0, 1],
    ]);
  });

  it('SCORE-15: more points win in any pick order; without an order the victory is shared', () => {
    expect(tied([0, 1], [at(0, 'cow'), at(1, 'sheep')])).toEqual([1]);
    expect(tied([])).toEqual([0, 1]);
  });

  it('SCORE-15: in the base game it is shared', () => {
    const base = score({ options: { players: 2, farmers: 'off' }, boatOrder: [1, 0], players: [{}, {}] });
    expect(base.winners).toEqual([0, 1]);
  });

  it('SCORE-15: the same among some of the players', () => {
    const players = [{}, {}, { village: [{ tile: 'home-3', q: 0, r: 0, animals: [at(3, 'sheep')] }] }];
    const { state } = farm({ season: 'winter', phase: 'scoring', boatOrder: [2, 1, 0], players });
    expect(winnersAmong(state, [0, 0, 1], [0, 1, 2])).toEqual([2]);
    expect(winnersAmong(state, [0, 0, 1], [0, 1])).toEqual([1]);
    expect(winnersAmong(state, [0, 0, 1], [0])).toEqual([0]);
  });

  it('SCORE-7: wheat never counts as transport: the paddock shows 1, upgraded 3', () => {
    const village = (upgraded: boolean) => [
      home1(),
      { tile: 'paddock', q: 0, r: -1, ...(upgraded ? { upgraded: true as const } : {}) },
      { tile: 'boat-keyflower', q: 0, r: 1 },
    ];
    expect(lineOf(sheet(village(false), { wheat: 9 }), 'boat-keyflower')?.points).toBe(2);
    expect(lineOf(sheet(village(true), { wheat: 9 }), 'boat-keyflower')?.points).toBe(4);
  });
});
