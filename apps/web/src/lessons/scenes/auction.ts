import { lesson } from '../lesson.ts';
import { BENS_HOME, HOME, player, position, slip } from './table.ts';

const MARKET = [{ tile: 'workshop' }, { tile: 'keywood' }, { tile: 'woodcutter' }, { tile: 'stable' }];

export const BID = lesson('bid', [
  {
    id: 'first',
    position: position({
      players: [
        player({ blue: 3, red: 4, yellow: 2 }, [HOME]),
        player({ blue: 3, red: 5, yellow: 1 }, [BENS_HOME]),
      ],
      market: MARKET,
    }),
    judge: ({ action }) => {
      const slipped = slip(action, 'bid');
      if (slipped || action.type !== 'bid') return slipped ?? 'open';
      if (action.tile !== 'workshop') return { wrong: 'otherTile' };
      return (action.screen ?? 0) > 1 ? { wrong: 'tooMany' } : 'solved';
    },
    solution: [{ type: 'bid', tile: 'workshop', color: 'blue', screen: 1 }],
  },
  {
    id: 'higher',
    opening: [{ type: 'bid', tile: 'keywood', color: 'red', screen: 2 }],
    judge: ({ action }) => {
      const slipped = slip(action, 'bid');
      if (slipped || action.type !== 'bid') return slipped ?? 'open';
      if (action.tile === 'workshop') return { wrong: 'raised' };
      return action.tile === 'keywood' ? 'solved' : { wrong: 'otherTile' };
    },
    solution: [{ type: 'bid', tile: 'keywood', color: 'red', screen: 3 }],
  },
]);

export const OUTBID = lesson('outbid', [
  {
    id: 'move',
    position: position({
      active: 1,
      players: [player({ blue: 3, red: 2, yellow: 1 }, [HOME]), player({ blue: 7, yellow: 2 }, [BENS_HOME])],
      market: [
        { tile: 'keywood', bids: [{ player: 1, workers: { blue: 1 } }] },
        { tile: 'workshop', bids: [{ player: 0, workers: { blue: 1 } }] },
        { tile: 'woodcutter' },
        { tile: 'stable' },
      ],
    }),
    opening: [{ type: 'bid', tile: 'workshop', color: 'blue', screen: 2 }],
    judge: ({ action }) => {
      const slipped = slip(action, 'bid');
      if (slipped || action.type !== 'bid') return slipped ?? 'open';
      if (action.tile === 'workshop') return { wrong: 'raised' };
      if (action.tile !== 'keywood') return { wrong: 'otherTile' };
      return action.groups?.includes('workshop') ? 'solved' : { wrong: 'leftBehind' };
    },
    solution: [{ type: 'bid', tile: 'keywood', color: 'blue', screen: 1, groups: ['workshop'] }],
  },
  {
    id: 'work',
    // More than the pupil can have there.
    opening: [{ type: 'bid', tile: 'keywood', color: 'blue', screen: 4 }],
    judge: ({ action }) => {
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      if (action.tile !== 'woodcutter') return { wrong: 'otherTile' };
      return action.groups?.includes('keywood') ? 'solved' : { wrong: 'fresh' };
    },
    solution: [{ type: 'use', tile: 'woodcutter', groups: ['keywood'] }],
  },
]);

export const COLOURS = lesson('colours', [
  {
    id: 'follow',
    position: position({
      season: 'autumn',
      players: [
        player({ blue: 3, red: 2, yellow: 3, green: 1 }, [HOME, { tile: 'store', q: 0, r: -1 }]),
        player({ blue: 5, red: 3, yellow: 2 }, [BENS_HOME, { tile: 'brewer', q: 1, r: 0 }]),
      ],
      market: [
        { tile: 'barn' },
        { tile: 'wainwright', uses: [{ yellow: 1 }] },
        { tile: 'inn' },
        { tile: 'fair' },
      ],
    }),
    judge: ({ action }) => {
      const slipped = slip(action, 'bid');
      if (slipped || action.type !== 'bid') return slipped ?? 'open';
      return action.tile === 'wainwright' ? 'solved' : { wrong: 'otherTile' };
    },
    solution: [{ type: 'bid', tile: 'wainwright', color: 'yellow', screen: 1 }],
  },
  {
    id: 'green',
    opening: [{ type: 'bid', tile: 'barn', color: 'blue', screen: 2 }],
    judge: ({ action }) => {
      const slipped = slip(action, 'bid');
      if (slipped || action.type !== 'bid') return slipped ?? 'open';
      if (action.tile !== 'inn') return { wrong: 'otherTile' };
      return action.color === 'green' ? 'solved' : { wrong: 'common' };
    },
    solution: [{ type: 'bid', tile: 'inn', color: 'green', screen: 1 }],
  },
  {
    id: 'more',
    judge: ({ action }) => {
      // A use that leaves the payment open goes on with a decision.
      if (action.type === 'pay') return 'solved';
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      return action.tile === 'store' ? 'solved' : { wrong: 'otherTile' };
    },
    solution: [{ type: 'use', tile: 'store', screen: { red: 1 } }],
  },
]);
