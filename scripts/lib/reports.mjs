// The JSON reports of vitest and Playwright, in the cache folder.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

const cache = join(root, 'node_modules/.cache');
export const unitReport = join(cache, 'vitest.json');
export const browserReport = join(cache, 'playwright.json');

/** Removes old reports, so that a run without a report is not counted by an earlier one. */
export function removeReports() {
  mkdirSync(cache, { recursive: true });
  for (const report of [unitReport, browserReport]) rmSync(report, { force: true });
}

/** @typedef {{ name: string, seconds: number }} Timed */
/** @typedef {{ passed: number, failed: number, skipped: number, times: Timed[] }} Counts */

/**
 * The test counts of vitest; a file that fails to load is one failure. Times are per file.
 *
 * @returns {Counts}
 */
export function unitCounts() {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(unitReport, 'utf8'));
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const times = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name).replaceAll('\\', '/'),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: 0, times };
}

/**
 * The test counts of Playwright. Times are per test.
 *
 * @returns {Counts}
 */
export function browserCounts() {
  const { stats, errors, suites } = JSON.parse(readFileSync(browserReport, 'utf8'));
  const times = suites.flatMap(function testsOf(suite) {
    const own = (suite.specs ?? []).map(({ file, title, tests }) => ({
      name: `e2e/${file}: ${title}`,
      seconds: tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration / 1000, 0),
    }));
    return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
  });
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped, times };
}
