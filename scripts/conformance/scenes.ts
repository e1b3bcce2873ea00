import {
  determinize,
  DrawnChance,
  FULL_EDITION,
  isOver,
  makePosition,
  makeView,
  newGame,
  nextToAct,
  parsePosition,
  QuickRandom,
  randomAction,
} from '../../packages/engine/src/index.ts';
import { withoutEllipses } from '../../packages/engine/test/fenced.ts';
import { examples } from '../../packages/engine/test/formats-page.ts';
import { patchBetween } from './diff.ts';
import { considerScore, considerStep } from './explore.ts';
import type { Selection } from './selection.ts';
import { stepFrom } from './walk.ts';

const FORMAT = 'keyflower-position/1';
const home = (n: number, more: object = {}) => ({ tile: `home-${n}`, q: 0, r: 0, ...more });

const finished = (players: readonly object[], more: object = {}) => ({
  format: FORMAT,
  phase: 'scoring',
  boatOrder: [1, 0],
  players,
  ...more,
});

/** What the recorded games don't show. */
const SCENES: readonly object[] = [
  // Too few workers and skill tiles for the boats.
  {
    format: FORMAT,
    season: 'spring',
    phase: 'ending',
    boatOrder: [0, 1],
    players: [
      {
        workers: { blue: 40, red: 40, yellow: 30 },
        skills: { saw: 16, pick: 16 },
        winter: [],
        village: [home(1)],
      },
      { skills: { anvil: 15 }, winter: [], village: [home(2)], placing: [{ tile: 'stable' }] },
    ],
  },
  // Tiles that only score what lies on them.
  finished([
    {
      village: [
        home(1),
        { tile: 'blacksmith', q: 0, r: -1, rotation: 3, resources: { iron: 2, gold: 1 } },
        { tile: 'stone-yard', q: 1, r: 0, rotation: 1, resources: { stone: 1 } },
      ],
    },
    { village: [home(2)] },
  ]),
  finished(
    [
      {
        village: [
          home(1),
          { tile: 'sheep-fold', q: 0, r: -1, animals: [{ kind: 'sheep', half: 0, count: 4 }] },
          { tile: 'sheep-shelter', q: 0, r: -2 },
        ],
      },
      { village: [home(2)] },
    ],
    { options: { players: 2, farmers: 'mixed' } },
  ),
  // Ties: a shared victory, and with The Farmers the earlier boat pick.
  finished([{ village: [home(1)] }, { village: [home(2)] }]),
  finished([{ village: [home(1)] }, { village: [home(2)] }], { options: { players: 2, farmers: 'all' } }),
];

/** The positions of docs/formats.md and the scenes above. */
export function considerScenes(selection: Selection, random: QuickRandom): void {
  const documented = examples('position').map(({ text }) => withoutEllipses(JSON.parse(text) as object));
  for (const scene of [...SCENES, ...documented]) {
    const state = parsePosition(FULL_EDITION, scene, new DrawnChance(new QuickRandom('scene')));
    if (isOver(state)) {
      considerScore(selection, state);
      continue;
    }
    const seat = nextToAct(state);
    for (let n = 0; n < 5; n++) {
      considerStep(selection, stepFrom(state, seat, randomAction(state, seat, random), `scene ${n}`), random);
    }
  }
  considerTwins(selection, random);
}

/** SECRET-3: two positions that differ only in what a seat may not know give it the same view. */
function considerTwins(selection: Selection, random: QuickRandom): void {
  const chance = new DrawnChance(new QuickRandom('twins'));
  for (const farmers of ['off', 'mixed'] as const) {
    const state = newGame(FULL_EDITION, { players: 2, farmers, gamers: false, handicap: [] }, chance);
    const seat = nextToAct(state);
    const view = makeView(state, seat);
    for (const twin of [state, determinize(FULL_EDITION, view, random)]) {
      const position = makePosition(twin);
      selection.consider(position, [`SECRET-3 ${farmers} ${twin === state}`], () => ({
        kind: 'view',
        rules: ['SECRET-1', 'SECRET-3'],
        tiles: [],
        player: seat,
        changes: patchBetween(position, view),
      }));
    }
  }
}
