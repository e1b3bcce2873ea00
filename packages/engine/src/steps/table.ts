import type { AnyAction, CoreDecision } from '../model/action.ts';
import type { Answers, Content, Step } from '../model/game.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { boatStep } from './boat.ts';
import { chooseStep } from './choose.ts';
import { offerStep } from './offer.ts';
import { payStep } from './pay.ts';
import { placeStep } from './place.ts';
import { transportStep } from './transport.ts';
import { turnStep } from './turn.ts';

/** The core's decisions, each at its number (STEP). */
const NUMBERS: Readonly<Record<CoreDecision, number>> = {
  turn: S.TURN,
  pay: S.PAY,
  choose: S.CHOOSE,
  transport: S.TRANSPORT,
  boat: S.BOAT,
  place: S.PLACING,
  offer: S.OFFER,
};
const CORE_STEPS: Step[] = [];
for (const step of [turnStep, payStep, chooseStep, transportStep, boatStep, placeStep, offerStep]) {
  CORE_STEPS[NUMBERS[step.decision as CoreDecision]] = step;
}

/** What is being decided; null when the game is over. */
export function stepOf(s: State): Step | null {
  const number = s.bytes[S.STEP];
  if (number < CORE_STEPS.length) return CORE_STEPS[number];
  return number < S.FIRST_ADDED_STEP ? null : s.content.addedSteps[number - S.FIRST_ADDED_STEP];
}

const NO_ANSWERS: readonly Answers[] = [];

/** Answers that expansions add to what is being decided. */
export function joinedTo(s: State): readonly Answers[] {
  const number = s.bytes[S.STEP];
  return number < CORE_STEPS.length ? s.content.joined[number] : NO_ANSWERS;
}

/** The part of the step, or of what joins it, that an action of this type belongs to. */
export function answersFor(s: State, step: Step, type: string): Answers | null {
  if (step.types.includes(type)) return step;
  for (const answers of joinedTo(s)) if (answers.types.includes(type)) return answers;
  return null;
}

/** Every step that a content has, by number. */
export function stepNumbers(content: Content): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>(CORE_STEPS.map(({ decision }, number) => [decision, number]));
  content.addedSteps.forEach(({ decision }, i) => numbers.set(decision, S.FIRST_ADDED_STEP + i));
  return numbers;
}

/** A legal action in its listed form. Records keep this form, which drops unknown fields of the input. */
export function cleanAction<Action extends AnyAction>(content: Content, action: Action): Action {
  const everything: readonly Answers[] = [...CORE_STEPS, ...content.addedSteps, ...content.joined.flat()];
  return everything.find(({ types }) => types.includes(action.type))!.clean(action) as Action;
}
