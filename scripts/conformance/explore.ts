import {
  type Action,
  checkAction,
  countActions,
  type GivenAction,
  isOver,
  legalActions,
  makePosition,
  makeView,
  type Position,
  type QuickRandom,
  randomAction,
  scoreGame,
  type State,
} from '../../packages/engine/src/index.ts';
import { mutations } from '../../packages/engine/test/contract/mutations.ts';
import { actionRefusal } from '../../packages/engine/src/model/refusal-messages.ts';
import { owesAnswer } from '../../packages/engine/src/play.ts';
import { legalCase, refusedCase, scoreCase, stepCase, viewCase } from './bodies.ts';
import type { Step } from './facts.ts';
import type { Selection } from './selection.ts';
import { pick, stepFrom } from './walk.ts';

/** Longer lists take long to write, and show nothing that shorter ones don't. */
const MOST_ACTIONS = 2000;

/** One in so many positions of a game is looked at for more than the step that was played. */
const EVERY = 4;

/** Values that no field of an action may have. */
const ODD: readonly unknown[] = [
  null,
  -1,
  1.5,
  99,
  '',
  'nowhere',
  'home-1:3',
  [],
  ['keywood'],
  {},
  { red: 9 },
];

/** Actions of other decisions. */
const OTHERS: readonly GivenAction[] = [
  { type: 'pass' },
  { type: 'done' },
  { type: 'choose', option: 9 },
  { type: 'pay', worker: 'green' },
  { type: 'boat', boat: 'boat-keyflower' },
];

function broken(action: Action, random: QuickRandom): unknown {
  return { ...action, [pick(Object.keys(action), random)]: pick(ODD, random) };
}

/** A refused action of a seat, with the refusal; null if it is legal. */
function refusalOf(state: State, seat: number, action: unknown) {
  if (!owesAnswer(state, seat)) return actionRefusal('NOT_YOUR_DECISION', 'not-your-decision', {});
  return checkAction(state, seat, action as GivenAction);
}

/** Shows the selection what a step and its position have to offer. */
export function considerStep(selection: Selection, step: Step, random: QuickRandom): void {
  const { state, before, seat, action } = step;
  const played = stepCase(step);
  selection.consider(before, played.labels, played.body);
  if (random.below(EVERY) > 0) return;
  considerAnswers(selection, state, before, seat, action, random);
  considerView(selection, state, before, random.below(3) === 0 ? null : random.below(before.players.length));
}

export function considerAnswers(
  selection: Selection,
  state: State,
  before: Position,
  seat: number,
  action: Action,
  random: QuickRandom,
): void {
  if (countActions(state, seat) <= MOST_ACTIONS) {
    const listed = legalCase({ position: before, seat, actions: legalActions(state, seat) });
    selection.consider(before, listed.labels, listed.body);
  }
  const other = randomAction(state, seat, random);
  const played = stepCase(stepFrom(state, seat, other, `draws ${random.below(1000)}`));
  selection.consider(before, played.labels, played.body);
  const wrong = [action, other].flatMap((near) => [...mutations(state, near, random), broken(near, random)]);
  for (const tried of [...wrong, ...OTHERS]) considerRefusal(selection, state, before, seat, tried);
  considerRefusal(selection, state, before, (seat + 1) % before.players.length, { type: 'pass' });
}

function considerRefusal(
  selection: Selection,
  state: State,
  before: Position,
  seat: number,
  tried: unknown,
): void {
  const refusal = refusalOf(state, seat, tried);
  if (!refusal) return;
  const { labels, body } = refusedCase(seat, tried, refusal);
  selection.consider(before, labels, body);
}

export function considerView(
  selection: Selection,
  state: State,
  position: Position,
  seat: number | null,
): void {
  const { labels, body } = viewCase(position, seat, makeView(state, seat));
  selection.consider(position, labels, body);
}

export function considerScore(selection: Selection, state: State): void {
  const position = makePosition(state);
  const { labels, body } = scoreCase({ position, score: scoreGame(state) });
  selection.consider(position, labels, body);
  if (isOver(state)) considerView(selection, state, position, null);
}
