import type { State } from '@keyflower/engine';
import { RoadSearch, searchWays } from '@keyflower/engine/layout';
import { lesson, PUPIL } from '../lesson.ts';
import { BENS_HOME, HOME, player, position, slip } from './table.ts';

export const SEASON = lesson('season', [
  {
    id: 'order',
    position: position({
      players: [player({ blue: 1, red: 1, yellow: 3 }, [HOME]), player({ yellow: 2, red: 1 }, [BENS_HOME])],
      market: [
        { tile: 'workshop', bids: [{ player: 0, workers: { red: 2 } }], uses: [{ red: 1 }] },
        {
          tile: 'keywood',
          bids: [
            { player: 0, workers: { blue: 2 } },
            { player: 1, workers: { blue: 3 } },
          ],
        },
        { tile: 'stable', bids: [{ player: 1, workers: { yellow: 1 } }] },
      ],
    }),
    judge: ({ action }) => {
      const slipped = slip(action, 'bid');
      if (slipped || action.type !== 'bid') return slipped ?? 'open';
      if (action.tile === 'turn-order-1-2p') return 'solved';
      return { wrong: action.tile === 'workshop' ? 'raised' : 'otherTile' };
    },
    solution: [{ type: 'bid', tile: 'turn-order-1-2p', color: 'yellow', screen: 1 }],
  },
  {
    id: 'pass',
    opening: [{ type: 'pass' }],
    judge: ({ action }) => (action.type === 'pass' ? 'solved' : { wrong: 'played' }),
    solution: [{ type: 'pass' }],
  },
  {
    id: 'boat',
    judge: ({ action }) =>
      action.type === 'boat' && action.boat === 'boat-keyflower' ? 'solved' : { wrong: 'other' },
    solution: [{ type: 'boat', boat: 'boat-keyflower' }],
  },
]);

/** Whether roads lead from one of the pupil's tiles to another. */
function isConnected(state: State, from: string, to: string): boolean {
  const { ids, indexOf } = state.content;
  const roads = new RoadSearch();
  searchWays(state, PUPIL, indexOf.get(from)!, ids.length, roads);
  return roads.stepsTo(indexOf.get(to)!) > 0;
}

export const BUILDING = lesson('building', [
  {
    id: 'road',
    position: position({
      phase: 'ending',
      boatOrder: [0, 1],
      boats: [],
      players: [
        player({ blue: 4, red: 3, yellow: 2 }, [HOME, { tile: 'woodcutter', q: 0, r: -1 }], {
          placing: [{ tile: 'gold-mine' }],
        }),
        player({ blue: 2, red: 4 }, [BENS_HOME, { tile: 'stable', q: 0, r: -1 }]),
      ],
      pending: [{ player: 0, decision: 'place' }],
    }),
    judge: ({ action, state }) => {
      if (action.type !== 'place') return 'open';
      return isConnected(state, 'gold-mine', 'home-1') ? 'solved' : { wrong: 'cutOff' };
    },
    solution: [{ type: 'place', tile: 'gold-mine', q: 1, r: 0, rotation: 0 }],
  },
  {
    id: 'river',
    position: position({
      season: 'summer',
      phase: 'ending',
      boatOrder: [0, 1],
      boats: [],
      players: [
        player(
          { blue: 4, red: 3, yellow: 2 },
          [HOME, { tile: 'woodcutter', q: 0, r: -1 }, { tile: 'gold-mine', q: 1, r: 0 }],
          { placing: [{ tile: 'boat-3', face: 'a' }] },
        ),
        player({ blue: 2, red: 4 }, [BENS_HOME, { tile: 'stable', q: 0, r: -1 }]),
      ],
      pending: [{ player: 0, decision: 'place' }],
    }),
    // The water edge of Home 1 is in the south, and edges must match.
    judge: ({ action }) => {
      if (action.type !== 'place') return 'open';
      return action.q === 0 && action.r === 1 ? 'solved' : { wrong: 'dry' };
    },
    solution: [{ type: 'place', tile: 'boat-3', q: 0, r: 1, rotation: 0 }],
  },
]);
