import { describe, expect, it } from 'vitest';
import type { PositionTile } from '../../src/io/position.ts';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { redactEvents } from '../../src/view/redact.ts';
import { makeView } from '../../src/view/view.ts';
import { Wire } from '../support/session.ts';
import { place } from '../support/actions.ts';
import { must } from '../../../../scripts/testing/must.ts';

const view = (table: Scenario, viewer: number | null) => makeView(table.state, viewer);

describe('hidden from all others', () => {
  const position: ScenarioPosition = {
    players: [
      { workers: { red: 2, green: 1 }, skills: { saw: 2 }, winter: ['jeweller', 'windmill'] },
      { workers: { blue: 4 }, skills: { pick: 1 }, winter: ['scholar'] },
    ],
  };

  it('SECRET-1: colours behind a screen, kinds of skills and winter tiles held', () => {
    const table = new Scenario(position);
    for (const viewer of [1, null]) {
      expect(view(table, viewer).players[0]).toMatchObject({ workers: 3, skills: 2, winter: 2 });
    }
    expect(JSON.stringify(view(table, 1))).not.toMatch(/jeweller|windmill/);
  });

  it('SECRET-1: one’s own are seen', () => {
    const own = view(new Scenario(position), 0).players[0];
    expect(own).toMatchObject({
      workers: { red: 2, green: 1 },
      skills: { saw: 2 },
      winter: ['jeweller', 'windmill'],
    });
  });

  it('SECRET-1: what is in bag, pile and stacks', () => {
    const seen = view(new Scenario(position), 0);
    expect(seen).not.toHaveProperty('hidden');
    expect(seen).not.toHaveProperty('bagGreen');
    expect(seen.supply).toMatchObject({ bag: 120 - 6, skills: 48 - 3, green: 19 });
  });

  it('SECRET-1: winter choices until all are in, then only how many each offered', () => {
    const table = new Scenario({
      season: 'autumn',
      phase: 'ending',
      pending: [
        { player: 0, decision: 'offer' },
        { player: 1, decision: 'offer' },
      ],
      players: [{ winter: ['jeweller', 'windmill'] }, { winter: ['scholar', 'apothecary'] }],
    });
    const before = view(table, 1);
    const events = redactEvents(table.play(0, { type: 'offer', tiles: ['windmill'] }), 1);
    expect(events).toEqual([{ type: 'offer-made', player: 0 }]);
    expect(view(table, 1)).toEqual({ ...before, pending: [{ player: 1, decision: 'offer' }] });
    expect(must(view(table, 0).players[0]).offered).toEqual(['windmill']);
    const last = redactEvents(table.play(1, { type: 'offer', tiles: ['apothecary', 'scholar'] }), null);
    expect(last).toContainEqual({ type: 'offers-shown', counts: [1, 2] });
    expect(last).not.toContainEqual(expect.objectContaining({ type: 'offered' }));
    expect(view(table, null).market.map(({ tile }) => tile)).toEqual(['apothecary', 'scholar', 'windmill']);
  });

  it('SECRET-1: placements until all are in', () => {
    const table = new Scenario({
      phase: 'ending',
      pending: [
        { player: 0, decision: 'place' },
        { player: 1, decision: 'place' },
      ],
      players: [{ placing: [{ tile: 'keywood' }, { tile: 'miner' }] }, { placing: [{ tile: 'stable' }] }],
    });
    const before = view(table, 1);
    expect(redactEvents(table.play(0, place('miner', 0, -1)), 1)).toEqual([]);
    expect(view(table, 1)).toEqual(before);
    expect(must(view(table, null).players[0]).village).toHaveLength(1);
    expect(redactEvents(table.play(0, place('keywood', 0, -2)), 1)).toEqual([
      { type: 'placing-done', player: 0 },
    ]);
    expect(view(table, 1)).toEqual({ ...before, pending: [{ player: 1, decision: 'place' }] });
    expect(must(view(table, 0).players[0]).village.map(({ tile }) => tile)).toEqual([
      'home-1',
      'miner',
      'keywood',
    ]);
    table.play(1, place('stable', 0, -1));
    expect(must(view(table, 1).players[0]).village).toHaveLength(3);
  });
});

describe('public', () => {
  it('SECRET-2: numbers, supplies, bids, uses, boats and villages', () => {
    const village: PositionTile[] = [
      { tile: 'home-1', q: 0, r: 0, resources: { wood: 2 }, uses: [{ red: 1 }] },
      { tile: 'keywood', q: 0, r: -1, upgraded: true },
    ];
    const table = new Scenario({
      market: [{ tile: 'miner', bids: [{ player: 0, workers: { red: 2 } }], uses: [{ red: 1 }] }],
      boats: [{ boat: 'boat-keyflower', workers: { green: 1 }, skills: { saw: 1 } }],
      players: [{ workers: { red: 1 }, village }, {}],
    });
    const { market, boats, turnOrder, supply, players } = table.position();
    const seen = view(table, null);
    expect(seen).toMatchObject({ market, boats, turnOrder });
    expect(seen.supply).toMatchObject({ green: supply.green, resources: supply.resources });
    expect(must(seen.players[0]).village).toEqual(must(players[0]).village);
  });

  it('SECRET-2: how many are drawn is public, the colours and kinds are not', () => {
    const alehouse = new Scenario({ market: [{ tile: 'alehouse' }], players: [{ workers: { red: 1 } }, {}] });
    const drawn = alehouse.play(0, { type: 'use', tile: 'alehouse', screen: { red: 1 } });
    expect(redactEvents(drawn, 1)).toContainEqual({ type: 'drew-workers', player: 0, workers: 1 });
    expect(redactEvents(drawn, 0)).toEqual(drawn);
    const hall = new Scenario({
      market: [{ tile: 'apprentice-hall' }],
      players: [{ workers: { red: 1 } }, {}],
    });
    const skills = hall.play(0, { type: 'use', tile: 'apprentice-hall', screen: { red: 1 } });
    expect(redactEvents(skills, null)).toContainEqual({ type: 'drew-skills', player: 0, skills: 1 });
  });

  it('SECRET-2: workers paid are public', () => {
    const table = new Scenario({
      season: 'summer',
      market: [{ tile: 'tavern' }],
      players: [{ workers: { red: 1, blue: 1 } }, {}],
    });
    table.play(0, { type: 'use', tile: 'tavern', screen: { red: 1 } });
    const events = redactEvents(table.play(0, { type: 'pay', worker: 'blue' }), 1);
    expect(events[0]).toEqual({ type: 'paid-worker', player: 0, worker: 'blue' });
  });

  it('SECRET-2: a named skill paid is public', () => {
    const table = new Scenario({
      season: 'summer',
      market: [{ tile: 'mason' }],
      players: [{ workers: { red: 1 }, skills: { pick: 1, saw: 1 } }, {}],
    });
    const events = redactEvents(table.play(0, { type: 'use', tile: 'mason', screen: { red: 1 } }), 1);
    expect(events[1]).toMatchObject({ type: 'paid-skill', skill: 'pick' });
  });

  it('SECRET-2: the kind of skill paid where any will do is not (brewer, hiring fair)', () => {
    for (const tile of ['brewer', 'hiring-fair']) {
      const table = new Scenario({
        season: 'summer',
        market: [{ tile }],
        players: [{ workers: { red: 1 }, skills: { pick: 1, saw: 1 } }, {}],
      });
      table.play(0, { type: 'use', tile, screen: { red: 1 } });
      const events = table.play(0, { type: 'pay', skill: 'saw' });
      expect(redactEvents(events, 1)[0]).toEqual({ type: 'paid-skill', player: 0, public: false });
      expect(redactEvents(events, 0)[0]).toMatchObject({ skill: 'saw' });
    }
  });

  /** Seat 0 may upgrade a tile north of home. */
  const upgrading = (tile: string, resources: PositionTile['resources'], skills: Record<string, number>) =>
    new Scenario({
      season: 'autumn',
      players: [
        {
          skills,
          village: [
            { tile: 'home-1', q: 0, r: 0, uses: [{ red: 1 }] },
            { tile, q: 0, r: -1, resources },
          ],
        },
        {},
      ],
      pending: [{ player: 0, decision: 'transport', tile: 'home-1', points: 0, upgrades: 1 }],
    });

  it('SECRET-2: nor in an upgrade that takes any skill (barn, inn); resources paid are public', () => {
    for (const [tile, resources] of [
      ['barn', {}],
      ['inn', { wood: 1 }],
    ] as const) {
      const table = upgrading(tile, resources, { pick: 1, saw: 1 });
      const events = table.play(0, { type: 'upgrade', tile, pay: { resources, skills: { saw: 1 } } });
      expect(redactEvents(events, 1)[0]).toMatchObject({
        type: 'upgraded',
        tile,
        pay: { resources, skills: 1 },
      });
      expect(redactEvents(events, 0)[0]).toMatchObject({ pay: { skills: { saw: 1 } } });
    }
  });

  it('SECRET-2: an upgrade that names its skill shows it', () => {
    const table = upgrading('keywood', {}, { saw: 1 });
    const events = redactEvents(table.play(0, { type: 'upgrade', tile: 'keywood' }), null);
    expect(events[0]).toMatchObject({ pay: { skills: { saw: 1 } } });
  });

  it('SECRET-2: over the line protocol, events are redacted for the viewer that is named', () => {
    const position = new Scenario({ market: [{ tile: 'alehouse' }], players: [{ workers: { red: 1 } }, {}] });
    const use = { type: 'use', tile: 'alehouse', screen: { red: 1 } };
    const told = (viewer?: number | null) =>
      new Wire().load(position.position()).ask({ cmd: 'apply', player: 0, action: use, viewer }).events;
    expect(told(1)).toContainEqual({ type: 'drew-workers', player: 0, workers: 1 });
    expect(told(null)).toEqual(told(1));
    expect(told(0)).toEqual(told());
    expect(told(0)).not.toEqual(told(1));
  });
});
