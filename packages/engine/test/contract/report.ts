import { parentPort } from 'node:worker_threads';
import type { SuiteReport } from '../support/bundled.ts';

/** Hands a suite's findings to the test that started it. */
export function report(findings: SuiteReport): void {
  // A port between threads has no origin to name, whatever the rule for windows says.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(findings);
}
