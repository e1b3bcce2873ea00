import { createHash } from 'node:crypto';
import type { Step, StepRecord } from './table-rows.ts';

/** The last step of a table, and the hash of it and all before it. */
export interface Head {
  n: number;
  chain: string;
}

/** The hash of a step and all before it, whose hash is given. */
export function chained(
  before: string | null,
  { n, at, seat, request, lines }: Pick<Step, 'n' | 'at' | 'seat' | 'request' | 'lines'>,
): string {
  return createHash('sha256')
    .update(JSON.stringify([before, n, at, seat, request, lines]))
    .digest('base64url');
}

/** The number of the first step that does not follow from those before it; null if all do. */
export function brokenAt(steps: readonly StepRecord[]): number | null {
  let before: string | null = null;
  for (const step of steps) {
    // Steps of earlier versions come first, and have no hash.
    if (step.chain === null && before === null) continue;
    if (step.chain !== chained(before, step)) return step.n;
    before = step.chain;
  }
  return null;
}
