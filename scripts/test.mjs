// `npm test`: every check in turn, going on after a failure. The last line is the count for the whole run.
// Arguments go to vitest; `--full` (npm run test:full) asks the tests for their high counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/paths.mjs';
import { runWithin } from './lib/run-within.mjs';

ensureInstall();

const args = process.argv.slice(2);
const full = args.includes('--full') || process.env.KEYFLOWER_TEST_FULL === '1';
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, CI: 'true' };
if (full) env.KEYFLOWER_TEST_FULL = '1';
if (!process.stdout.isTTY) env.NO_COLOR = '1';

/** A stage that takes longer hangs; all of them together take half of it. */
const mostMinutes = full ? 75 : 30;

const cache = join(root, 'node_modules/.cache');
const unitReport = join(cache, 'vitest.json');
const browserReport = join(cache, 'playwright.json');
mkdirSync(cache, { recursive: true });
for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

const bin = (path) => join(root, 'node_modules', path);
const stages = [
  { name: 'format', command: [bin('@biomejs/biome/bin/biome'), 'format', '--max-diagnostics=20', '.'] },
  // Under CI oxlint prints colours whatever NO_COLOR says: it is kept unaware of it.
  {
    name: 'lint',
    command: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    env: { CI: undefined },
  },
  { name: 'types', command: [bin('typescript/bin/tsc'), '-b'] },
  { name: 'dead code', command: [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
  { name: 'build', command: [join(root, 'scripts/build.mjs')] },
  {
    name: 'tests',
    command: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
      ...args.filter((arg) => arg !== '--full'),
    ],
    counts: unitCounts,
  },
  {
    name: 'browser',
    command: [
      join(root, 'scripts/browser.mjs'),
      'tests',
      '--as-built',
      '--pass-with-no-tests',
      ...args.filter((arg) => !arg.startsWith('-')),
    ],
    counts: browserCounts,
  },
];

/** Passed and failed tests as vitest reports them; a test file that does not even load is one failure. */
function unitCounts() {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(unitReport, 'utf8'));
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + broken };
}

/** The same from Playwright. */
function browserCounts() {
  const { stats, errors } = JSON.parse(readFileSync(browserReport, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** What a stage adds to the total: its tests, or itself. A stage that failed without a failed test is one. */
function countsOf(counts, stageFailed) {
  if (!counts) return { passed: stageFailed ? 0 : 1, failed: stageFailed ? 1 : 0 };
  try {
    const { passed, failed } = counts();
    return { passed, failed: stageFailed ? Math.max(failed, 1) : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

let passed = 0;
let failed = 0;
const summary = [];
for (const stage of stages) {
  const { name, command } = stage;
  console.log(`\n== ${name}`);
  const started = performance.now();
  const status = await runWithin(mostMinutes, command, { cwd: root, env: { ...env, ...stage.env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const stageFailed = status !== 0;
  const counts = countsOf(stage.counts, stageFailed);
  passed += counts.passed;
  failed += counts.failed;
  const detail = stage.counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  summary.push(`${stageFailed ? 'FAILED' : 'ok    '}  ${name.padEnd(10)} ${seconds.padStart(6)} s${detail}`);
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
