import { signal } from '@preact/signals';
import type { Lesson, LessonId } from './lesson.ts';

/** How far a lesson is. */
export interface Progress {
  /** The step to go on with, by its index. */
  at: number;
  /** The steps that were solved, by their ids. */
  solved: readonly string[];
}

type Kept = Partial<Record<LessonId, Progress>>;

const STORED_AS = 'keyflower-lessons';
const NONE: Progress = { at: 0, solved: [] };

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(STORED_AS) ?? '{}') ?? {}) as Kept;
  } catch {
    // Storage is blocked, or holds something else.
    return {};
  }
}

const kept = signal<Kept | null>(null);

/** What is stored may be damaged, or from a version with other lessons. */
function valid(found: Progress | undefined): Progress {
  if (!found || !Array.isArray(found.solved) || !Number.isInteger(found.at)) return NONE;
  return found;
}

/** The progress in a lesson, kept on this device. */
export const progressIn = (id: LessonId): Progress => valid((kept.value ??= read())[id]);

export function keepProgress(id: LessonId, progress: Progress): void {
  kept.value = { ...(kept.peek() ?? read()), [id]: progress };
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(kept.value));
  } catch {
    // Storage is blocked: it lasts until the page is closed.
  }
}

/** Where to go on: the step reached last, or the first that was not solved if the lesson was left at its end. */
export function startOf({ id, steps }: Lesson): number {
  const { at, solved } = progressIn(id);
  const last = steps[steps.length - 1]!;
  if (at < steps.length && !solved.includes(last.id)) return at;
  return Math.max(
    0,
    steps.findIndex((step) => !solved.includes(step.id)),
  );
}
