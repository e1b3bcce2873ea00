import {
  ANIMAL_ICONS,
  CART,
  RESOURCE_ICONS,
  shield,
  SKILL_ANY,
  SKILL_ICONS,
  UPGRADE,
  WHEAT,
  worker,
  WORKER_ANY,
} from './icons.ts';
import { ARROW, OR } from './plate.ts';
import {
  BOAT,
  FLIP,
  FREE,
  IDLE,
  inField,
  LOOP,
  NEIGHBOURS,
  onTile,
  RESOURCE_ANY,
  SWAP,
  WIDE_FIELD,
} from './score-icons.ts';
import { at, group, pen, type Svg } from './svg.ts';

/** Pieces by name, as in the texts. */
export const LEGEND_PIECES: Readonly<Record<'workers' | 'skills' | 'resources' | 'farm', [string, Svg][]>> = {
  workers: ['blue', 'red', 'yellow', 'green'].map((colour) => [colour, worker(colour)]),
  skills: Object.entries(SKILL_ICONS),
  resources: Object.entries(RESOURCE_ICONS),
  farm: [['wheat', WHEAT], ...Object.entries(ANIMAL_ICONS)],
};

const BRACKETS: Svg = group(
  pen('M-8 -11H-12V11H-8M8 -11H12V11H8', 'var(--ink)', 2.2),
  at(0, 0, 0.8, WORKER_ANY),
);

/** Signs with a text of their own, in the order in which they are explained. */
export const LEGEND_SIGNS = {
  anyWorker: WORKER_ANY,
  anySkill: SKILL_ANY,
  anyResource: RESOURCE_ANY,
  transport: CART,
  upgrade: UPGRADE,
  points: shield(3),
  pay: ARROW.icon,
  or: OR.icon,
  kind: BRACKETS,
  onTile: at(0, 0, 0.85, onTile('')),
  adjacent: NEIGHBOURS,
  loop: LOOP,
  idle: IDLE,
  boat: BOAT,
  flip: FLIP,
  free: FREE,
  swap: SWAP,
  field: at(0, 0, 0.72, inField()),
  wideField: WIDE_FIELD,
} as const satisfies Readonly<Record<string, Svg>>;

/** Signs that only tiles of The Farmers have. */
export const FARM_SIGNS: ReadonlySet<string> = new Set<keyof typeof LEGEND_SIGNS>(['field', 'wideField']);
