import { describe, expect, it } from 'vitest';
import { BASE_CONTENT, Game } from '../src/index.ts';
import { perft, perftDivide, Scenario, type ScenarioPosition } from '../src/testkit/index.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { bidOf } from './support/table.ts';
import { must } from '../../../scripts/testing/must.ts';

/** Lines of play of length 1, 2, 3 … from named positions. A changed number is a changed rule. */
const POSITIONS: Record<string, { position: ScenarioPosition; counts: number[] }> = {
  'a losing bid may move, be raised or be used': {
    position: {
      players: [{ workers: { red: 2, blue: 1 } }, { workers: { red: 3 } }],
      market: [
        {
          tile: 'keywood',
          bids: [bidOf(0, 'red', 1), bidOf(1, 'red', 2)],
        },
        { tile: 'stable' },
      ],
    },
    counts: [37, 423, 3735],
  },
  'boat 4a bids across colours': {
    position: {
      season: 'autumn',
      players: [
        { workers: { red: 2, blue: 2, green: 1 }, village: [{ tile: 'boat-4', q: 0, r: 1, face: 'a' }] },
        { workers: { red: 3, yellow: 1 } },
      ],
      market: [
        { tile: 'forge', bids: [bidOf(1, 'red', 2)] },
        { tile: 'wainwright', uses: [{ blue: 1 }] },
        {
          tile: 'fair',
          bids: [bidOf(0, 'yellow', 1), bidOf(1, 'yellow', 2)],
        },
      ],
    },
    counts: [23, 171, 1427],
  },
  'boat 4b mixes colours': {
    position: {
      season: 'autumn',
      players: [
        { workers: { red: 2, blue: 1, green: 1 }, village: [{ tile: 'boat-4', q: 0, r: 1, face: 'b' }] },
        { workers: { red: 1 } },
      ],
      market: [
        { tile: 'inn', uses: [{ blue: 1 }] },
        {
          tile: 'wainwright',
          bids: [bidOf(0, 'yellow', 1), bidOf(1, 'yellow', 2)],
        },
      ],
    },
    counts: [59, 132, 1071],
  },
  'transport with three points and two upgrades': {
    position: {
      players: [
        {
          workers: { red: 1 },
          skills: { saw: 1, pick: 1 },
          village: [
            { tile: 'home-1', q: 0, r: 0, resources: { wood: 1, gold: 2 } },
            { tile: 'keywood', q: 0, r: -1, resources: { stone: 1 } },
            { tile: 'stable', q: 1, r: -1, rotation: 4, resources: { gold: 1, iron: 1 }, uses: [{ red: 1 }] },
          ],
        },
        {},
      ],
      pending: [{ player: 0, decision: 'transport', tile: 'stable', points: 3, upgrades: 2 }],
    },
    counts: [15, 185, 1563],
  },
  'two players place their tiles': {
    position: {
      season: 'summer',
      phase: 'ending',
      players: [
        { placing: [{ tile: 'mason' }, { tile: 'boat-1', face: 'a' }] },
        { placing: [{ tile: 'store' }] },
      ],
      pending: [
        { player: 0, decision: 'place' },
        { player: 1, decision: 'place' },
      ],
    },
    counts: [17, 164, 2460],
  },
};

describe('perft', () => {
  for (const [name, { position, counts }] of Object.entries(POSITIONS)) {
    it(`of ${name}`, () => {
      const { state } = new Scenario(position);
      expect(counts.map((_, i) => perft(state, i + 1))).toEqual(counts);
    });
  }

  it.each([
    [2, [121, 9_780, 514_172]],
    [3, [152, 16_946, 1_722_798]],
    [4, [185, 23_841]],
    [5, [216, 32_890]],
    [6, [240, 42_147]],
  ])('the opening with %i players', (players, counts) => {
    const { state } = Game.create(BASE_CONTENT, { players }, 'perft');
    const depths = FULL ? counts : counts.slice(0, 2);
    expect(depths.map((_, i) => perft(state, i + 1))).toEqual(depths);
  });

  it('divides into the shares of the first actions', () => {
    const { state } = new Scenario(must(POSITIONS['boat 4a bids across colours']).position);
    const shares = perftDivide(state, 2);
    expect(shares).toHaveLength(23);
    expect(shares.reduce((sum, { lines }) => sum + lines, 0)).toBe(171);
  });
});
