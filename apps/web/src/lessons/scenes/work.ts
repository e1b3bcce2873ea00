import { type GivenAction, makePosition, type State } from '@keyflower/engine';
import { lesson, PUPIL } from '../lesson.ts';
import { BENS_HOME, HOME, player, position, slip } from './table.ts';

const SUMMER = [{ tile: 'tavern' }, { tile: 'farrier' }, { tile: 'carpenter' }, { tile: 'brewer' }];

/** How many workers come from behind the screen. */
const workersOf = ({ screen = {} }: Extract<GivenAction, { type: 'use' }>): number =>
  Object.values(screen).reduce((sum, n) => sum + n, 0);

/** Whether the pupil's tile is upgraded. */
export const isUpgraded = (state: State, tile: string): boolean =>
  makePosition(state).players[PUPIL]!.village.some((placed) => placed.tile === tile && placed.upgraded);

export const USING = lesson('using', [
  {
    id: 'home',
    position: position({
      season: 'summer',
      players: [
        player({ blue: 6, yellow: 3 }, [HOME, { tile: 'keywood', q: 0, r: -1 }]),
        player({ red: 4, yellow: 2 }, [BENS_HOME, { tile: 'miner', q: 0, r: -1 }]),
      ],
      market: SUMMER,
    }),
    judge: ({ action }) => {
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      if (action.tile !== 'keywood') return { wrong: 'otherTile' };
      return workersOf(action) > 1 ? { wrong: 'tooMany' } : 'solved';
    },
    solution: [{ type: 'use', tile: 'keywood', screen: { blue: 1 } }],
  },
  {
    id: 'again',
    judge: ({ action }) => {
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      return action.tile === 'keywood' ? 'solved' : { wrong: 'otherTile' };
    },
    solution: [{ type: 'use', tile: 'keywood', screen: { blue: 2 } }],
  },
  {
    id: 'abroad',
    judge: ({ action }) => {
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      if (action.tile === 'keywood') return { wrong: 'own' };
      return action.tile === 'miner' ? 'solved' : { wrong: 'otherTile' };
    },
    solution: [{ type: 'use', tile: 'miner', screen: { yellow: 1 } }],
  },
]);

export const TRANSPORT = lesson('transport', [
  {
    id: 'upgrade',
    position: position({
      season: 'summer',
      players: [
        player({ blue: 3, red: 2 }, [
          { ...HOME, resources: { stone: 1 } },
          { tile: 'keywood', q: 0, r: -1, resources: { wood: 1 } },
          { tile: 'gold-mine', q: 1, r: 0 },
        ]),
        player({ red: 3, yellow: 3 }, [BENS_HOME]),
      ],
      market: SUMMER,
    }),
    judge: ({ action, state }) => {
      if (action.type === 'done') return isUpgraded(state, 'home-1') ? 'solved' : { wrong: 'unfinished' };
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      return action.tile === 'home-1' ? 'open' : { wrong: 'otherTile' };
    },
    solution: [
      { type: 'use', tile: 'home-1', screen: { blue: 1 } },
      { type: 'move', resource: 'wood', from: 'keywood', to: 'home-1' },
      { type: 'upgrade', tile: 'home-1' },
      { type: 'done' },
    ],
  },
  {
    id: 'gold',
    position: position({
      season: 'summer',
      players: [
        player({ blue: 3, red: 2 }, [
          { ...HOME, upgraded: true, resources: { stone: 1 } },
          { tile: 'keywood', q: 0, r: -1, resources: { gold: 1 } },
          { tile: 'gold-mine', q: 1, r: 0 },
        ]),
        player({ red: 3, yellow: 3 }, [BENS_HOME]),
      ],
      market: SUMMER,
    }),
    judge: ({ action, state }) => {
      if (action.type === 'done') return isUpgraded(state, 'gold-mine') ? 'solved' : { wrong: 'unfinished' };
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      return action.tile === 'farrier' ? 'open' : { wrong: 'otherTile' };
    },
    solution: [
      { type: 'use', tile: 'farrier', screen: { red: 1 } },
      { type: 'move', resource: 'stone', from: 'home-1', to: 'gold-mine' },
      { type: 'move', resource: 'gold', from: 'keywood', to: 'gold-mine' },
      { type: 'upgrade', tile: 'gold-mine' },
      { type: 'done' },
    ],
  },
]);
