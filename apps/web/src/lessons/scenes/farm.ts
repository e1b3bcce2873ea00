import { explainFields, type Kind, type State } from '@keyflower/engine';
import { lesson, PUPIL } from '../lesson.ts';
import { BENS_HOME, farmPosition, HOME, player, slip } from './table.ts';
import { isUpgraded } from './work.ts';

/** How many animals each of the pupil's fields holds that has any of a kind. */
const herds = (state: State, kind: Kind): number[] =>
  explainFields(state, PUPIL).flatMap(({ animals }) => animals[kind] ?? []);

const SUMMER = [{ tile: 'tavern' }, { tile: 'farrier' }, { tile: 'shepherds-hut' }, { tile: 'pigsty' }];

export const FARM = lesson('farm', [
  {
    id: 'sheep',
    position: farmPosition({
      season: 'summer',
      players: [
        player({ blue: 3, red: 2, yellow: 2 }, [
          { ...HOME, resources: { stone: 1 } },
          { tile: 'sheep-fold', q: 0, r: -1 },
          { tile: 'wheat-field', q: 1, r: 0 },
          { tile: 'keywood', q: 1, r: 1, resources: { wood: 1 } },
        ]),
        player({ red: 3, yellow: 3 }, [BENS_HOME]),
      ],
      market: SUMMER,
    }),
    judge: ({ action }) => {
      if (action.type === 'animal') return 'solved';
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      return action.tile === 'sheep-fold' ? 'open' : { wrong: 'otherTile' };
    },
    solution: [
      { type: 'use', tile: 'sheep-fold', screen: { blue: 1 } },
      { type: 'animal', kind: 'sheep', field: 'sheep-fold:0' },
    ],
  },
  {
    id: 'wheat',
    judge: ({ action }) => {
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      return action.tile === 'wheat-field' ? 'solved' : { wrong: 'otherTile' };
    },
    solution: [{ type: 'use', tile: 'wheat-field', screen: { red: 1 } }],
  },
  {
    id: 'carry',
    judge: ({ action, state }) => {
      if (action.type === 'done') return isUpgraded(state, 'home-1') ? 'solved' : { wrong: 'unfinished' };
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      return action.tile === 'home-1' ? 'open' : { wrong: 'otherTile' };
    },
    solution: [
      { type: 'use', tile: 'home-1', screen: { yellow: 1 } },
      { type: 'feed' },
      { type: 'move', resource: 'wood', from: 'keywood', to: 'home-1' },
      { type: 'upgrade', tile: 'home-1' },
      { type: 'done' },
    ],
  },
]);

export const FIELDS = lesson('fields', [
  {
    id: 'spread',
    position: farmPosition({
      season: 'autumn',
      players: [
        player({ blue: 3, red: 2 }, [
          {
            ...HOME,
            animals: [
              { kind: 'sheep', half: 3, count: 2 },
              { kind: 'pig', half: 9, count: 1 },
            ],
          },
          { tile: 'sheep-fold', q: 0, r: -1 },
        ]),
        player({ red: 3, yellow: 3 }, [BENS_HOME]),
      ],
      market: [{ tile: 'inn' }, { tile: 'cow-shed' }, { tile: 'barn' }],
    }),
    judge: ({ action, state }) => {
      if (action.type === 'done') return herds(state, 'sheep').length > 1 ? 'solved' : { wrong: 'together' };
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      return action.tile === 'home-1' ? 'open' : { wrong: 'otherTile' };
    },
    solution: [
      { type: 'use', tile: 'home-1', screen: { blue: 1 } },
      { type: 'herd', kind: 'sheep', from: 'home-1:3', to: 'home-1:1' },
      { type: 'done' },
    ],
  },
  {
    id: 'build',
    position: farmPosition({
      season: 'winter',
      phase: 'ending',
      boatOrder: [0, 1],
      players: [
        player(
          { blue: 2 },
          [
            {
              ...HOME,
              animals: [
                { kind: 'sheep', half: 1, count: 1 },
                { kind: 'sheep', half: 3, count: 1 },
                { kind: 'pig', half: 9, count: 1 },
              ],
            },
            { tile: 'sheep-fold', q: -1, r: 0 },
            { tile: 'boat-keyflower', q: 0, r: 1 },
          ],
          { placing: [{ tile: 'weaver' }] },
        ),
        player({ red: 1 }, [BENS_HOME, { tile: 'boat-sea-bastion', q: -1, r: 1, rotation: 1 }]),
      ],
      turnOrder: [],
      boats: [],
      pending: [{ player: 0, decision: 'place' }],
    }),
    judge: ({ action, state }) => {
      if (action.type !== 'place') return 'open';
      return herds(state, 'sheep').length > 1 ? 'solved' : { wrong: 'joined' };
    },
    solution: [{ type: 'place', tile: 'weaver', q: 1, r: 0, rotation: 0 }],
  },
]);

export const BREEDING = lesson('breeding', [
  {
    id: 'together',
    position: farmPosition({
      season: 'summer',
      startPlayer: 1,
      players: [
        player({ blue: 3, red: 2 }, [
          {
            ...HOME,
            animals: [
              { kind: 'cow', half: 1, count: 1 },
              { kind: 'cow', half: 3, count: 1 },
            ],
          },
          { tile: 'keywood', q: 0, r: -1 },
        ]),
        player({ yellow: 2 }, [BENS_HOME]),
      ],
      market: [{ tile: 'pigsty', bids: [{ player: 1, workers: { red: 1 } }] }, { tile: 'brewer' }],
    }),
    judge: ({ action, state }) => {
      if (action.type === 'done') return herds(state, 'cow').includes(2) ? 'solved' : { wrong: 'apart' };
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      return action.tile === 'home-1' ? 'open' : { wrong: 'otherTile' };
    },
    solution: [
      { type: 'use', tile: 'home-1', screen: { blue: 1 } },
      { type: 'herd', kind: 'cow', from: 'home-1:1', to: 'home-1:3' },
      { type: 'done' },
    ],
  },
  {
    id: 'born',
    opening: [{ type: 'pass' }],
    judge: ({ action }) => {
      if (action.type === 'boat') return 'solved';
      return action.type === 'pass' ? 'open' : { wrong: 'played' };
    },
    solution: [{ type: 'pass' }, { type: 'boat', boat: 'boat-sea-bastion' }],
  },
  {
    id: 'score',
    position: farmPosition({
      season: 'winter',
      players: [
        player({ blue: 2 }, [
          { ...HOME, upgraded: true, animals: [{ kind: 'cow', half: 3, count: 3 }] },
          { tile: 'keywood', q: 0, r: -1, upgraded: true },
        ]),
        player({ yellow: 1 }, [BENS_HOME, { tile: 'pigsty', q: 0, r: -1, rotation: 1 }]),
      ],
      market: [
        { tile: 'dairy', bids: [{ player: 0, workers: { red: 2 } }] },
        { tile: 'bakery', bids: [{ player: 1, workers: { blue: 1 } }] },
      ],
      boats: [{ boat: 'boat-keyflower' }, { boat: 'boat-sea-bastion' }],
    }),
    judge: ({ action, state }) => {
      if (action.type === 'done') return herds(state, 'cow').length > 2 ? 'solved' : { wrong: 'fewer' };
      const slipped = slip(action, 'use');
      if (slipped || action.type !== 'use') return slipped ?? 'open';
      return action.tile === 'home-1' ? 'open' : { wrong: 'otherTile' };
    },
    solution: [
      { type: 'use', tile: 'home-1', screen: { blue: 1 } },
      { type: 'herd', kind: 'cow', from: 'home-1:3', to: 'home-1:1' },
      { type: 'herd', kind: 'cow', from: 'home-1:3', to: 'home-1:5' },
      { type: 'done' },
    ],
  },
]);
