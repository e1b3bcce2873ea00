import { describe, expect, it } from 'vitest';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { scoreGame } from '../../src/play.ts';
import { pickBoat, place } from '../support/actions.ts';
import { answerFirst, bidOf, owing, pickAll } from '../support/table.ts';
import { NO_PLACE_FOR_BOATS } from '../support/villages.ts';

const [ONE, TWO] = ['turn-order-1-3-6p', 'turn-order-2-3p'];

/** Winter with three players, all about to pass. */
const winter = (more: ScenarioPosition): Scenario =>
  new Scenario({ season: 'winter', options: { players: 3 }, ...more });

function placeAll(table: Scenario): void {
  while (owing(table).length > 0) answerFirst(table);
}

describe('the boats in winter', () => {
  it('END-7: each takes a boat tile, in the order of the other seasons', () => {
    const table = winter({
      startPlayer: 1,
      active: 1,
      turnOrder: [
        { tile: ONE, bids: [bidOf(2, 'red', 1)] },
        { tile: TWO, bids: [bidOf(0, 'red', 1)] },
      ],
    });
    table.passAll();
    expect(table.position().pending).toEqual([{ player: 2, decision: 'boat', next: [0, 1] }]);
    table.play(2, pickBoat('sea-breese'));
    expect(table.broken(0, pickBoat('sea-breese'))).toBe('END-5');
    table.play(0, pickBoat('keyflower'));
    table.play(1, pickBoat('sea-bastion'));
    expect(table.player(1).placing).toEqual([{ tile: 'boat-sea-bastion' }]);
    expect(table.position().boats).toEqual([]);
    expect(table.position().boatOrder).toEqual([2, 0, 1]);
  });

  it('END-7: the winners also take the turn-order tiles they won, all of them', () => {
    const table = winter({
      turnOrder: [
        { tile: ONE, bids: [bidOf(2, 'red', 1)] },
        { tile: TWO, bids: [bidOf(2, 'red', 3), bidOf(1, 'red', 2)] },
      ],
    });
    expect(pickAll(table)).toEqual([2, 0, 1]);
    expect(table.player(2).placing).toEqual([{ tile: 'boat-keyflower' }, { tile: ONE }, { tile: TWO }]);
    expect(table.player(1).placing).toEqual([{ tile: 'boat-sea-breese' }]);
    expect(table.position().turnOrder).toEqual([]);
  });

  it('END-7: turn-order tiles without a bid leave the game', () => {
    const table = winter({ turnOrder: [{ tile: ONE, bids: [bidOf(1, 'red', 1)] }] });
    pickAll(table);
    expect(table.position().turnOrder).toEqual([]);
    expect(table.position().hidden.out).toContain(TWO);
    expect(
      table.position().players.flatMap(({ placing = [] }) => placing.map(({ tile }) => tile)),
    ).not.toContain(TWO);
  });

  it('END-7: the winner of the start-player tile holds the purple marker', () => {
    const table = winter({ turnOrder: [{ tile: TWO, bids: [bidOf(1, 'red', 1)] }] });
    table.passAll();
    expect(table.position()).toMatchObject({ purple: 1, startPlayer: 1 });
  });

  it('END-7: another turn-order tile does not bring the marker', () => {
    const table = winter({ turnOrder: [{ tile: ONE, bids: [bidOf(1, 'red', 1)] }] });
    table.passAll();
    expect(table.position().purple).toBeNull();
  });

  it('END-7: without a bid on it the marker still passes to the left, but no player scores it', () => {
    const table = winter({ startPlayer: 2, active: 2, players: [{ workers: { green: 1 } }, {}, {}] });
    expect(pickAll(table)).toEqual([2, 0, 1]);
    expect(table.position()).toMatchObject({ startPlayer: 0, purple: null });
    placeAll(table);
    expect(table.position()).toMatchObject({ phase: 'scoring', purple: null });
    expect(scoreGame(table.state).players.map(({ marker }) => marker)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('END-7: in the earlier seasons no player holds the marker for scoring', () => {
    const table = new Scenario({
      season: 'autumn',
      options: { players: 3 },
      turnOrder: [{ tile: TWO, bids: [bidOf(1, 'red', 1)] }],
    });
    table.passAll();
    expect(table.position()).toMatchObject({ startPlayer: 1, purple: null });
  });
});

describe('placing in winter', () => {
  it('END-9: winter tiles, boats and turn-order tiles are placed together', () => {
    const table = winter({
      market: [{ tile: 'keythedral', bids: [bidOf(0, 'red', 1)] }],
      turnOrder: [{ tile: ONE, bids: [bidOf(0, 'red', 2)] }],
    });
    pickAll(table);
    expect(owing(table)).toEqual([0, 1, 2]);
    expect(table.player(0).placing).toEqual([
      { tile: 'keythedral' },
      { tile: 'boat-keyflower' },
      { tile: ONE },
    ]);
    table.play(0, place('boat-keyflower', 0, 1));
    table.play(0, place('keythedral', 0, -1, 1));
    table.play(0, place(ONE, 1, 0, 5));
    expect(owing(table)).toEqual([1, 2]);
  });

  it('END-9: when all have placed the game is over and scores are counted', () => {
    const table = winter({});
    pickAll(table);
    placeAll(table);
    expect(table.position()).toMatchObject({ phase: 'scoring', pending: [] });
    expect(table.broken(0, { type: 'pass' })).toBe('NOT_YOUR_DECISION');
    expect(scoreGame(table.state).players).toHaveLength(3);
  });

  it('END-11: a boat tile that fits nowhere is set aside and scores nothing', () => {
    const table = new Scenario({
      season: 'winter',
      options: { players: 5 },
      players: [{ village: NO_PLACE_FOR_BOATS }],
    });
    table.passAll();
    table.play(0, pickBoat('ianvincible'));
    pickAll(table);
    expect(owing(table)).toEqual([1, 2, 3, 4]);
    placeAll(table);
    expect(table.position().hidden.out).toContain('boat-ianvincible');
    expect(scoreGame(table.state).players[0]).toEqual({ total: 0, lines: [] });
  });
});
