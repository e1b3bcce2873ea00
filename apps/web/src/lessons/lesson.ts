import type { GameEvent, GivenAction, State } from '@keyflower/engine';
import type { LessonsWords } from '@keyflower/words';

type Texts = LessonsWords['lessons'];
export type LessonId = keyof Texts;

/** The seats of every lesson. */
export const PUPIL = 0;
export const BEN = 1;

/** What the pupil did, and the game after it. */
export interface Deed {
  action: GivenAction;
  events: readonly GameEvent[];
  state: State;
}

/** `open`: the task is not finished, but nothing went wrong. */
type Verdict<Wrong> = 'solved' | 'open' | { wrong: Wrong };

interface StepOf<L extends LessonId, S extends keyof Texts[L]['steps']> {
  id: S;
  /** A `keyflower-position/1` that the step begins with; without it, it goes on from the step before. */
  position?: object;
  /** What the opponent does first. */
  opening?: readonly GivenAction[];
  /** Judges each of the pupil's actions. */
  judge: (
    deed: Deed,
  ) => Verdict<
    keyof LessonsWords['wrong'] | (Texts[L]['steps'][S] extends { wrong: infer Wrong } ? keyof Wrong : never)
  >;
  /** The pupil's actions of one way to solve it. */
  solution: readonly GivenAction[];
}

type AnyStepOf<L extends LessonId> = {
  [S in keyof Texts[L]['steps']]: StepOf<L, S>;
}[keyof Texts[L]['steps']];

export interface Step {
  id: string;
  position?: object;
  opening?: readonly GivenAction[];
  judge: (deed: Deed) => Verdict<string>;
  solution: readonly GivenAction[];
}

export interface Lesson {
  id: LessonId;
  steps: readonly Step[];
}

/** A lesson; the compiler checks that its texts have every step and every way to go wrong. */
export const lesson = <L extends LessonId>(id: L, steps: readonly AnyStepOf<L>[]): Lesson => ({
  id,
  steps: steps as readonly Step[],
});

/** The texts of a step. */
export interface StepWords {
  goal: string;
  hint: string;
  solved: string;
  wrong: Readonly<Record<string, string>>;
}

/** The texts of a step by its id. */
export function stepWords(words: LessonsWords, id: LessonId, step: string): StepWords {
  const steps: Readonly<Record<string, StepWords>> = words.lessons[id].steps;
  return steps[step]!;
}
