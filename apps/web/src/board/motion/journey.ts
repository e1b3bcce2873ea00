import type { Season } from '@keyflower/engine';

/** A moving piece: a number of things, a tile as it lies, or the change of a season. */
export type Piece =
  /** A worker's colour, `workers` if hidden, a resource, a skill, `skills` if hidden, `wheat`, an animal or `start`. */
  { name: string; count: number } | { tile: string; back: boolean; rotation: number } | { season: Season };

/** Reasons for a movement, in the order in which they are shown. */
export const KINDS = [
  'return',
  'bid',
  'use',
  'carry',
  'herd',
  'pay',
  'win',
  'travel',
  'leave',
  'collect',
  'marker',
  'unload',
  'gain',
  'draw',
  'flip',
  'birth',
  'place',
  'season',
  'load',
  'appear',
] as const;
export type JourneyKind = (typeof KINDS)[number];

/** Names of places on the screen (`data-at`), best first: the next is used when one is not visible. */
export type Anchor = readonly [string, ...string[]];

export interface Journey {
  kind: JourneyKind;
  piece: Piece;
  from: Anchor;
  to: Anchor;
}

export const BAG: Anchor = ['bag'];
export const SUPPLY: Anchor = ['supply'];
export const handOf = (seat: number): Anchor => [`hand:${seat}`];
export const bidOf = (tile: string, seat: number): Anchor => [`bid:${tile}:${seat}`, `tile:${tile}`];
/** A tile on offer, in the harbour, or in a village; there its owner is the fallback. */
export const tileAt = (tile: string, owner?: number): Anchor =>
  owner === undefined ? [`tile:${tile}`] : [`tile:${tile}`, `hand:${owner}`];

/** Steps of an animation. Those of a season's end have a caption. */
export type StepName =
  | 'return'
  | 'move'
  | 'pay'
  | 'win'
  | 'collect'
  | 'marker'
  | 'unload'
  | 'gain'
  | 'place'
  | 'birth'
  | 'season';

export interface Step {
  name: StepName;
  journeys: Journey[];
}

const STEP_OF: Readonly<Record<JourneyKind, StepName>> = {
  return: 'return',
  bid: 'move',
  use: 'move',
  carry: 'move',
  herd: 'move',
  pay: 'pay',
  win: 'win',
  travel: 'win',
  leave: 'win',
  collect: 'collect',
  marker: 'marker',
  unload: 'unload',
  gain: 'gain',
  draw: 'gain',
  flip: 'gain',
  place: 'place',
  birth: 'birth',
  season: 'season',
  load: 'season',
  appear: 'season',
};

/** Groups consecutive journeys of the same step. */
export function stepsOf(journeys: readonly Journey[]): Step[] {
  const steps: Step[] = [];
  for (const journey of journeys) {
    const name = STEP_OF[journey.kind];
    const last = steps.at(-1);
    if (last?.name === name) last.journeys.push(journey);
    else steps.push({ name, journeys: [journey] });
  }
  return steps;
}

/** Whether the change is shown step by step with captions: bids are settled, or a season begins. */
export const isSeasonEnd = (steps: readonly Step[]): boolean =>
  steps.some(({ name, journeys }) => name === 'birth' || name === 'season' || journeys.some(isWon)) ||
  steps.some(({ name, journeys }) => name === 'place' && journeys.length > 1);

const isWon = ({ kind }: Journey): boolean => kind === 'win';
