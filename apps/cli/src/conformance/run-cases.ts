import { type CheckOptions, Checker, type Failure } from './checker.ts';
import type { Case, CaseKind } from './format.ts';
import { ProgramTalk } from './talk.ts';
import type { Vectors } from './vectors.ts';

export interface Result {
  /** By kind: how many cases were checked, and how many of them failed. */
  kinds: Partial<Record<CaseKind, { checked: number; failed: number }>>;
  failures: { case: Case; failure: Failure }[];
  /** Whether the program failed to answer so often that the rest was not checked. */
  stopped: boolean;
}

/** After so many crashes and timeouts the rest is not worth waiting for. */
const MOST_FAULTS = 5;

export interface RunOptions extends CheckOptions {
  command: string;
  /** Milliseconds for a reply. */
  timeout: number;
}

/** Checks the cases, one after the other, with one process of the program. */
export async function runCases(
  vectors: Vectors,
  cases: readonly Case[],
  options: RunOptions,
): Promise<Result> {
  const talk = new ProgramTalk(options.command, options.timeout);
  const checker = new Checker(talk, vectors.positions, options);
  const result: Result = { kinds: {}, failures: [], stopped: false };
  try {
    for (const one of cases) {
      const failure = await checker.check(one);
      const kind = (result.kinds[one.kind] ??= { checked: 0, failed: 0 });
      kind.checked += 1;
      if (failure) {
        kind.failed += 1;
        result.failures.push({ case: one, failure });
      }
      if (talk.faults >= MOST_FAULTS) {
        result.stopped = true;
        break;
      }
    }
  } finally {
    await talk.end();
  }
  return result;
}
