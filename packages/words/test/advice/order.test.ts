import { type Action, makeView } from '@keyflower/engine';
import { Scenario, type ScenarioPosition } from '@keyflower/engine/testkit';
import { describe, expect, it } from 'vitest';
import { naming, reasonText } from './naming.ts';
import { reasonFor } from '../../../bots/src/advice/explain.ts';
import type { Reason } from '../../../bots/src/advice/reason.ts';

const bid = (tile: string): Action => ({ type: 'bid', tile, color: 'red', screen: 1, groups: [] });

const why = ({ state }: Scenario, tile: string): Reason =>
  reasonFor({ view: makeView(state, 0), seat: 0, state }, bid(tile));

const led = (
  tile: string,
  player?: number,
): { tile: string; bids?: [{ player: number; workers: object }] } => ({
  tile,
  ...(player === undefined ? {} : { bids: [{ player, workers: { red: 1 } }] }),
});

describe('the reason for a bid on a turn-order tile', () => {
  const told = (leaders: readonly (number | undefined)[], tile: string): string => {
    const tiles = ['turn-order-1-3-6p', 'turn-order-2-4-6p', 'turn-order-3-5-6p', 'turn-order-4-5-6p'];
    const turnOrder = tiles.map((one, i) => led(one, leaders[i]));
    const players = [{ workers: { red: 5 } }];
    const table = new Scenario({ options: { players: 5 }, turnOrder, players });
    return reasonText(why(table, tile), 'en', naming);
  };

  it('counts only players who would choose a boat earlier, by the current bids', () => {
    const third = 'turn-order-3-5-6p';
    expect(told([], third)).toBe('As things stand you would choose your boat as number 1.');
    expect(told([1], third)).toBe('As things stand you would choose your boat as number 2.');
    expect(told([1, 1], third)).toBe('As things stand you would choose your boat as number 2.');
    expect(told([1, 2], third)).toBe('As things stand you would choose your boat as number 3.');
    expect(told([undefined, undefined, undefined, 1], third)).toContain('number 1');
    expect(told([1], 'turn-order-4-5-6p')).toBe(
      'As things stand you would choose your boat as number 2 and start the next season.',
    );
  });

  it('does not promise a boat to a player who chooses by an earlier tile', () => {
    expect(told([0], 'turn-order-3-5-6p')).toBe(
      'For your boat you already lead <turn-order-1-3-6p>; this one only keeps others away.',
    );
    expect(told([1, 0], 'turn-order-4-5-6p')).toBe(
      'You would start the next season; for your boat you already lead <turn-order-2-4-6p>.',
    );
  });
});

describe('the points of a turn-order tile in winter', () => {
  /** What a tile is worth beside a home and another tile. */
  const worth = (tile: string, more: object, village: readonly object[] = []): number => {
    const home = { tile: 'home-1', q: 0, r: 0 };
    const players = [{ workers: { red: 5 }, village: [home, ...village], ...more }];
    const turnOrder = [{ tile }];
    const farmers = tile.startsWith('farmers') ? 'all' : 'off';
    const options = { players: tile.endsWith('2p') ? 2 : 4, farmers };
    const table = new Scenario({ options, season: 'winter', turnOrder, players } as ScenarioPosition);
    const reason = why(table, tile);
    return reason.id === 'bid-score' ? reason.points : 0;
  };
  const TURNS: Readonly<Record<string, number>> = { 'village-hall': 3, granary: 0, weaver: 4 };
  const beside = (tile: string): object[] => [{ tile, q: 0, r: -1, rotation: TURNS[tile] }];

  it('include those of the purple marker', () => {
    // A tile at the edge of the village touches the home: the marker adds a worker for the hall, or one gold.
    expect(worth('turn-order-1-3-6p', {}, beside('village-hall'))).toBe(2);
    expect(worth('turn-order-1-2p', {}, beside('village-hall'))).toBe(3);
    expect(worth('turn-order-1-2p', {})).toBe(2);
  });

  it('include those of the wheat and the sheep that it pays', () => {
    expect(worth('farmers-turn-order-1-3-6p', {})).toBe(1);
    expect(worth('farmers-turn-order-1-3-6p', { wheat: 1 }, beside('granary'))).toBe(5);
    expect(worth('farmers-turn-order-2-4-6p', {})).toBe(2);
    expect(worth('farmers-turn-order-2-4-6p', {}, beside('weaver'))).toBe(5);
  });
});
