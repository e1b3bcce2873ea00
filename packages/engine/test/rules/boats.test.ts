import { describe, expect, it } from 'vitest';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { pickBoat } from '../support/actions.ts';
import { bidOf, decision, owing, pickAll, total } from '../support/table.ts';

const four = (more: ScenarioPosition): Scenario => new Scenario({ options: { players: 4 }, ...more });
const [ONE, TWO, THREE] = ['turn-order-1-3-6p', 'turn-order-2-4-6p', 'turn-order-3-4p'];

describe('the order of picks', () => {
  it('END-5: turn-order 1, 2, 3, then the others clockwise from the start player', () => {
    const table = four({
      startPlayer: 1,
      active: 1,
      turnOrder: [
        { tile: ONE, bids: [bidOf(3, 'red', 1)] },
        { tile: TWO, bids: [bidOf(0, 'red', 1)] },
        { tile: THREE, bids: [bidOf(2, 'red', 1)] },
      ],
    });
    expect(pickAll(table)).toEqual([3, 0, 2, 1]);
  });

  it('END-5: the pending pick lists the later picks', () => {
    const table = four({ turnOrder: [{ tile: ONE, bids: [bidOf(3, 'red', 1)] }] });
    table.passAll();
    expect(table.position().pending).toEqual([{ player: 3, decision: 'boat', next: [0, 1, 2] }]);
  });

  it('END-5: a player who won two turn-order tiles picks once, at the first', () => {
    const table = four({
      startPlayer: 1,
      active: 1,
      turnOrder: [
        { tile: ONE, bids: [bidOf(2, 'red', 1)] },
        { tile: TWO, bids: [bidOf(0, 'red', 1)] },
        { tile: THREE, bids: [bidOf(2, 'red', 1)] },
      ],
    });
    // Seat 2 is the new start player, so the rest goes 2, 3, 0, 1 without those who have picked.
    expect(pickAll(table)).toEqual([2, 0, 3, 1]);
  });

  it('END-5: without bids on turn-order tiles: clockwise from the old start player', () => {
    expect(pickAll(four({ startPlayer: 2, active: 2 }))).toEqual([2, 3, 0, 1]);
  });

  it('END-5: a losing bid on a turn-order tile gives no place in the order', () => {
    const table = four({ turnOrder: [{ tile: ONE, bids: [bidOf(3, 'red', 1), bidOf(2, 'red', 2)] }] });
    expect(pickAll(table)).toEqual([2, 0, 1, 3]);
  });

  it('END-6: the others go clockwise from the new start player', () => {
    const table = four({
      startPlayer: 1,
      active: 1,
      turnOrder: [{ tile: THREE, bids: [bidOf(3, 'red', 1)] }],
    });
    expect(pickAll(table)).toEqual([3, 0, 1, 2]);
    expect(table.position()).toMatchObject({ season: 'summer', startPlayer: 3, active: 3 });
  });

  it('END-6: the start player changes before the boats are picked', () => {
    const table = four({
      startPlayer: 1,
      active: 1,
      turnOrder: [{ tile: THREE, bids: [bidOf(3, 'red', 1)] }],
    });
    table.passAll();
    expect(decision(table)).toMatchObject({ decision: 'boat' });
    expect(table.position().startPlayer).toBe(3);
  });

  it('END-6: without a bid on the start-player tile the old one serves, then the marker passes clockwise', () => {
    const table = four({ startPlayer: 3, active: 3, turnOrder: [{ tile: ONE, bids: [bidOf(1, 'red', 1)] }] });
    table.passAll();
    expect(table.position().startPlayer).toBe(3);
    expect(pickAll(table)).toEqual([1, 3, 0, 2]);
    expect(table.position()).toMatchObject({ season: 'summer', startPlayer: 0, active: 0 });
  });

  it('END-6: the start player who wins the tile again stays start player', () => {
    const table = four({
      startPlayer: 2,
      active: 2,
      turnOrder: [{ tile: THREE, bids: [bidOf(2, 'red', 1)] }],
    });
    expect(pickAll(table)).toEqual([2, 3, 0, 1]);
    expect(table.position().startPlayer).toBe(2);
  });
});

describe('the gains of a pick', () => {
  const goods = [
    { boat: 'boat-keyflower', workers: { red: 2, green: 1 }, skills: { saw: 1 } },
    { boat: 'boat-sea-bastion', workers: { yellow: 3 }, skills: { anvil: 2 } },
  ];

  it('END-5: the picker takes the boat’s workers and skills', () => {
    const table = new Scenario({ boats: goods, players: [{ workers: { red: 1 } }, {}] });
    table.passAll();
    table.play(0, pickBoat('keyflower'));
    expect(table.player(0)).toMatchObject({ workers: { red: 3, green: 1 }, skills: { saw: 1 } });
    table.play(1, pickBoat('sea-bastion'));
    expect(table.player(1)).toMatchObject({ workers: { yellow: 3 }, skills: { anvil: 2 } });
  });

  it('END-5: a boat already chosen, or not in play, can’t be chosen', () => {
    const table = new Scenario({ boats: goods });
    table.passAll();
    expect(table.broken(0, pickBoat('sea-breese'))).toBe('END-5');
    expect(table.broken(0, { type: 'boat', boat: 'boat-1' })).toBe('END-5');
    table.play(0, pickBoat('keyflower'));
    expect(table.broken(1, pickBoat('keyflower'))).toBe('END-5');
    expect(table.legal(1)).toEqual([pickBoat('sea-bastion')]);
  });

  it('END-5: everyone must choose, and only in turn', () => {
    const table = new Scenario({ boats: goods });
    table.passAll();
    expect(table.broken(1, pickBoat('keyflower'))).toBe('NOT_YOUR_DECISION');
    expect(table.broken(0, { type: 'pass' })).toBe('ILLEGAL_ACTION');
    table.play(0, pickBoat('sea-bastion'));
    expect(owing(table)).toEqual([1]);
  });

  it('END-5: an empty boat may be chosen', () => {
    const table = new Scenario();
    table.passAll();
    table.play(0, pickBoat('sea-bastion'));
    expect(table.player(0)).toMatchObject({ workers: {}, skills: {} });
  });
});

describe('boats 1a and 1b at the pick', () => {
  for (const season of ['summer', 'autumn'] as const) {
    it(`END-8: boat 1a, won in ${season}, pays its new owner two workers from the bag at once`, () => {
      const table = new Scenario({
        season,
        market: [{ tile: 'boat-1', face: 'a', bids: [bidOf(0, 'red', 1)] }],
      });
      table.passAll();
      const events = table.play(0, pickBoat('keyflower'));
      expect(events.map(({ type }) => type)).toEqual(['boat-picked', 'boat-bonus', 'drew-workers']);
      expect(total(table.player(0).workers)).toBe(2);
      expect(total(table.position().supply.bag)).toBe(118);
      table.play(1, pickBoat('sea-bastion'));
      expect(total(table.player(1).workers)).toBe(0);
    });
  }

  it('END-8: boat 1a owned from before pays again in every later season', () => {
    for (const season of ['summer', 'autumn', 'winter'] as const) {
      const table = new Scenario({ season, players: [{ village: [{ tile: 'boat-1', q: 0, r: 1 }] }, {}] });
      table.passAll();
      table.play(0, pickBoat('keyflower'));
      expect(total(table.player(0).workers), season).toBe(2);
    }
  });

  it('END-8: boat 1b pays one green worker from the supply, in the season it is won and in winter', () => {
    const won = new Scenario({
      season: 'summer',
      market: [{ tile: 'boat-1', face: 'b', bids: [bidOf(0, 'red', 1)] }],
    });
    const owned = new Scenario({
      season: 'winter',
      players: [{ village: [{ tile: 'boat-1', q: 0, r: 1, face: 'b' }] }, {}],
    });
    for (const table of [won, owned]) {
      table.passAll();
      expect(table.player(0).workers).toEqual({});
      table.play(0, pickBoat('keyflower'));
      expect(table.player(0).workers).toEqual({ green: 1 });
      expect(table.position().supply.green).toBe(19);
    }
  });

  it('END-8: boat 1b never takes green workers out of the bag', () => {
    const table = new Scenario({
      season: 'autumn',
      bagGreen: 20,
      players: [{ village: [{ tile: 'boat-1', q: 0, r: 1, face: 'b' }] }, {}],
    });
    table.passAll();
    table.play(0, pickBoat('keyflower'));
    expect(table.player(0).workers).toEqual({});
    expect(table.position().supply.bag.green).toBe(20);
  });

  it('END-8: boat 1a takes what there is: one worker in the bag gives one', () => {
    const table = new Scenario({
      season: 'autumn',
      players: [
        { workers: { blue: 39, red: 40 }, village: [{ tile: 'boat-1', q: 0, r: 1 }] },
        { workers: { yellow: 40 } },
      ],
    });
    table.passAll();
    table.play(0, pickBoat('keyflower'));
    expect(table.player(0).workers).toEqual({ blue: 40, red: 40 });
  });

  it('END-8: it pays at the owner’s own pick, not before', () => {
    const table = new Scenario({
      season: 'autumn',
      players: [{}, { village: [{ tile: 'boat-1', q: -1, r: 1, rotation: 1, face: 'b' }] }],
    });
    table.passAll();
    table.play(0, pickBoat('keyflower'));
    expect(table.player(1).workers).toEqual({});
    const events = table.play(1, pickBoat('sea-bastion'));
    expect(events).toContainEqual({ type: 'boat-bonus', player: 1, ability: '1b' });
  });
});
