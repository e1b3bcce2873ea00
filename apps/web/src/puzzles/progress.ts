import { signal } from '@preact/signals';

/** What is kept on this device. */
interface Progress {
  /** The ids of the puzzles that were solved. */
  solved: readonly string[];
  /** The days whose puzzle was solved on that day, by their number. */
  days: readonly number[];
}

const STORED_AS = 'keyflower-puzzles';

function stored(): Partial<Record<keyof Progress, unknown>> {
  try {
    return (JSON.parse(localStorage.getItem(STORED_AS) ?? '{}') ?? {}) as Partial<
      Record<keyof Progress, unknown>
    >;
  } catch {
    // Storage is blocked, or holds something else.
    return {};
  }
}

const listed = (what: unknown): readonly unknown[] => (Array.isArray(what) ? what : []);

/** What is stored may be damaged, or from another version. */
function read(): Progress {
  const { solved, days } = stored();
  return {
    solved: listed(solved).filter((id) => typeof id === 'string'),
    days: listed(days).filter((day): day is number => Number.isInteger(day)),
  };
}

const kept = signal<Progress | null>(null);

export const progress = (): Progress => (kept.value ??= read());

export const isSolved = (id: string): boolean => progress().solved.includes(id);

const union = <One>(...lists: readonly (readonly One[])[]): readonly One[] => [...new Set(lists.flat())];

/** Notes that a puzzle was solved, and the day if it was the puzzle of that day. */
export function noteSolved(id: string, day: number | null): void {
  const known = progress();
  // Another tab may have stored something in the meantime.
  const { solved, days } = read();
  kept.value = {
    solved: union(known.solved, solved, [id]),
    days: union(known.days, days, day === null ? [] : [day]),
  };
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(kept.value));
  } catch {
    // Storage is blocked: it lasts until the page is closed.
  }
}
