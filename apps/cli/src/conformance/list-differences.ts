import { digestOf } from './digest.ts';
import { actionText, type Difference, differences } from './differences.ts';
import type { LegalCase } from './format.ts';

/** How a list of legal actions differs from the expected one, in any order: what is missing, too many or listed twice. */
export function listDifferences(expected: LegalCase['actions'], actual: unknown): Difference[] {
  if (!Array.isArray(actual)) return [{ path: '/actions', expected: 'a list', actual }];
  if (!('sha256' in expected)) return entriesDiffer(expected, actual);
  const digest = digestOf(actual);
  const counts = differences(expected.counts, digest.counts, '/actions/counts');
  return counts.length > 0 ? counts : differences(expected.sha256, digest.sha256, '/actions/sha256');
}

function entriesDiffer(expected: readonly unknown[], actual: readonly unknown[]): Difference[] {
  const wanted = new Set(expected.map(actionText));
  const listed = new Set<string>();
  const found: Difference[] = [];
  for (const action of actual) {
    const text = actionText(action);
    if (!wanted.has(text)) found.push({ path: '/actions', expected: undefined, actual: action });
    else if (listed.has(text)) found.push({ path: '/actions', expected: 'listed once', actual: action });
    listed.add(text);
  }
  for (const action of expected) {
    if (!listed.has(actionText(action)))
      found.push({ path: '/actions', expected: action, actual: undefined });
  }
  return found;
}
