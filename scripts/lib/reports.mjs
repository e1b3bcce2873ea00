// The JSON reports of vitest and Playwright, in the cache folder.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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
/** @typedef {{ name: string, message: string }} Failure */
/** @typedef {{ passed: number, failed: number, skipped: number, times: Timed[], failures: Failure[] }} Counts */

/**
 * The test counts of vitest; a file that fails to load is one failure. Times are per file.
 *
 * @returns {Counts}
 */
export function unitCounts() {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(unitReport, 'utf8'),
  );
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const fileOf = ({ name }) => relative(root, name).replaceAll('\\', '/');
  const times = testResults.map((file) => ({
    name: fileOf(file),
    seconds: (file.endTime - file.startTime) / 1000,
  }));
  const failures = testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return { name: fileOf(file), message: file.message };
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${fileOf(file)}: ${fullName}`,
        message: failureMessages.join('\n'),
      }));
    });
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken,
    skipped: numPendingTests,
    times,
    failures,
  };
}

/**
 * The test counts of Playwright. Times are per test.
 *
 * @returns {Counts}
 */
export function browserCounts() {
  const { stats, errors, suites } = JSON.parse(readFileSync(browserReport, 'utf8'));
  const specs = suites.flatMap(function specsOf(suite) {
    const own = (suite.specs ?? []).map(({ file, title, tests, ok }) => ({
      name: `e2e/${file}: ${title}`,
      results: tests.flatMap(({ results }) => results),
      ok,
    }));
    return [...own, ...(suite.suites ?? []).flatMap(specsOf)];
  });
  const times = specs.map(({ name, results }) => ({
    name,
    seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ name, results }) => ({
      name,
      message: stripVTControlCharacters(
        results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
      ),
    }));
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped, times, failures };
}
