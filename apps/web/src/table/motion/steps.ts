import type { Journey, JourneyKind } from './journey.ts';

/** What is shown at the same time. Those of a season's end have a caption. */
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

/** Journeys in the order in which they are shown, those of a step together. */
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

/** Whether so much happens that it is told step by step: bids are settled, or a season begins. */
export const isStory = (steps: readonly Step[]): boolean =>
  steps.some(({ name, journeys }) => name === 'birth' || name === 'season' || journeys.some(isWon)) ||
  steps.some(({ name, journeys }) => name === 'place' && journeys.length > 1);

const isWon = ({ kind }: Journey): boolean => kind === 'win';
