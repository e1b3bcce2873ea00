import { isOver } from '@keyflower/engine';
import { lesson } from '../lesson.ts';
import { BENS_HOME, HOME, player, position, slip } from './table.ts';

const WINTER_VILLAGE = [
  { ...HOME, upgraded: true },
  { tile: 'keywood', q: 0, r: -1, upgraded: true },
  { tile: 'stable', q: 1, r: -1, upgraded: true },
  { tile: 'farrier', q: -1, r: 0, rotation: 5 },
];
const BENS_VILLAGE = [
  BENS_HOME,
  { tile: 'miner', q: 0, r: -1 },
  { tile: 'gold-mine', q: 1, r: 0, upgraded: true },
];
const SKILLS = { anvil: 2, pick: 2, saw: 2 };

export const WINTER = lesson('winter', [
  {
    id: 'offer',
    position: position({
      season: 'autumn',
      phase: 'ending',
      startPlayer: 1,
      boatOrder: [0, 1],
      boats: [],
      players: [
        player({ blue: 4, red: 1 }, WINTER_VILLAGE, {
          skills: SKILLS,
          winter: ['jeweller', 'scribes', 'windmill'],
        }),
        player({ blue: 3, yellow: 2 }, BENS_VILLAGE, {
          skills: { anvil: 1, pick: 1, saw: 1 },
          winter: ['keythedral', 'key-market'],
        }),
      ],
      pending: [
        { player: 0, decision: 'offer' },
        { player: 1, decision: 'offer' },
      ],
    }),
    judge: ({ action }) => {
      if (action.type !== 'offer') return 'open';
      if (!action.tiles.includes('scribes')) return { wrong: 'other' };
      return action.tiles.length > 1 ? { wrong: 'more' } : 'solved';
    },
    solution: [{ type: 'offer', tiles: ['scribes'] }],
  },
  {
    id: 'win',
    opening: [
      { type: 'offer', tiles: ['keythedral'] },
      { type: 'bid', tile: 'scribes', color: 'blue', screen: 2 },
    ],
    judge: ({ action }) => {
      const slipped = slip(action, 'bid');
      if (slipped || action.type !== 'bid') return slipped ?? 'open';
      if (action.tile === 'scribes') return 'solved';
      return { wrong: action.tile === 'keythedral' ? 'keythedral' : 'otherTile' };
    },
    solution: [{ type: 'bid', tile: 'scribes', color: 'blue', screen: 3 }],
  },
  {
    id: 'boat',
    position: position({
      season: 'winter',
      players: [
        player({ red: 1 }, WINTER_VILLAGE, { skills: SKILLS }),
        player({ yellow: 1 }, BENS_VILLAGE, { skills: { anvil: 1, pick: 1, saw: 1 } }),
      ],
      market: [
        { tile: 'keythedral', bids: [{ player: 1, workers: { yellow: 1 } }] },
        {
          tile: 'scribes',
          bids: [
            { player: 0, workers: { blue: 3 } },
            { player: 1, workers: { blue: 2 } },
          ],
        },
      ],
      turnOrder: [{ tile: 'turn-order-1-2p', bids: [{ player: 0, workers: { red: 1 } }] }],
      boats: [{ boat: 'boat-keyflower' }, { boat: 'boat-sea-bastion' }],
    }),
    judge: ({ action }) => {
      if (action.type === 'pass') return 'open';
      if (action.type !== 'boat') return { wrong: 'played' };
      return action.boat === 'boat-keyflower' ? 'solved' : { wrong: 'other' };
    },
    solution: [{ type: 'pass' }, { type: 'boat', boat: 'boat-keyflower' }],
  },
  {
    id: 'build',
    judge: ({ state }) => (isOver(state) ? 'solved' : 'open'),
    solution: [
      { type: 'place', tile: 'boat-keyflower', q: 0, r: 1, rotation: 0 },
      { type: 'place', tile: 'turn-order-1-2p', q: -1, r: 1, rotation: 1 },
      { type: 'place', tile: 'scribes', q: 2, r: -1, rotation: 0 },
    ],
  },
]);
