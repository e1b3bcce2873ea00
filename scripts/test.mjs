// `npm test`: runs every check, even after a failure. The last line has the totals of the whole run.
// Arguments go to vitest; `--full` (npm run test:full) runs the tests with high counts.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/paths.mjs';
import { browserCounts, removeReports, unitCounts, unitReport } from './lib/reports.mjs';
import { runBeside, runStage, STATIC, summaryLine, vitest } from './lib/stages.mjs';

ensureInstall();

const args = process.argv.slice(2);
const full = args.includes('--full') || process.env.KEYFLOWER_TEST_FULL === '1';
/** What temporary files may take. */
const MEMORY_BYTES = 6 * 1024 ** 3;

/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, CI: 'true' };
if (full) env.KEYFLOWER_TEST_FULL = '1';
if (!process.stdout.isTTY) env.NO_COLOR = '1';

const folder = memoryFolder();
if (folder) {
  env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Time limit of a stage; all stages together normally take half of it. */
const options = { env, minutes: full ? 75 : 30 };
const SLOWEST = 10;
/** How many lines of a failure are repeated at the end. */
const FAILURE_LINES = 4;

const build = { name: 'build', command: [join(root, 'scripts/build.mjs')] };
const tests = {
  name: 'tests',
  command: vitest(
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
    ...args.filter((arg) => arg !== '--full'),
  ),
};
const browser = {
  name: 'browser',
  command: [
    join(root, 'scripts/browser.mjs'),
    'tests',
    '--as-built',
    '--pass-with-no-tests',
    ...args.filter((arg) => !arg.startsWith('-')),
  ],
};

removeReports();
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];
/** @type {import('./lib/reports.mjs').Timed[]} */
const times = [];
/** @type {import('./lib/reports.mjs').Failure[]} */
const failures = [];

// One after the other: types are written to the same folder as the bundles, and the linter resolves packages there.
for (const checks of [[STATIC.types, STATIC.format, STATIC.deadCode], [build], [STATIC.lint]]) {
  for (const { stage, ...result } of await runBeside(checks, options)) {
    total[result.failed ? 'failed' : 'passed'] += 1;
    summary.push(summaryLine(stage.name, result));
  }
}
// Side by side, because either waits now and then. What the browser tests print comes after the others.
let printed = '';
const collecting = runStage(browser, { ...options, collect: (text) => (printed += text) });
console.log(`\n== ${tests.name}`);
count(tests, await runStage(tests, options), unitCounts);
const ended = await collecting;
console.log(`\n== ${browser.name}\n${printed}`);
count(browser, ended, browserCounts);

times.sort((a, b) => b.seconds - a.seconds);
console.log(`\nThe slowest ${SLOWEST}:`);
for (const { name, seconds } of times.slice(0, SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
// Repeated at the end, where a shortened log still has them.
if (failures.length > 0) console.log('\nFailed:');
for (const { name, message } of failures) {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  console.log([name, ...lines.slice(0, FAILURE_LINES).map((line) => `    ${line}`)].join('\n'));
}
console.log(`\n${summary.join('\n')}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * Adds the tests of a stage to the total. A stage that failed without a failed test is one failure.
 *
 * @param {import('./lib/stages.mjs').Stage} stage
 * @param {{ failed: boolean, seconds: number }} result
 * @param {() => import('./lib/reports.mjs').Counts} countsOf
 */
function count(stage, result, countsOf) {
  /** @type {import('./lib/reports.mjs').Counts} */
  let counts = { passed: 0, failed: 1, skipped: 0, times: [], failures: [] };
  try {
    counts = countsOf();
  } catch {
    // No report: the run failed before the tests started.
  }
  if (result.failed) counts.failed = Math.max(counts.failed, 1);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  times.push(...counts.times);
  failures.push(...counts.failures);
  const skips = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  summary.push(summaryLine(stage.name, result, `  ${counts.passed} passed, ${counts.failed} failed${skips}`));
}

/**
 * A folder in memory for temporary files: hundreds of databases are made and removed. No test loses more than a process, so
 * a disk would prove nothing more. Null where there is none, or not enough room.
 */
function memoryFolder() {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < MEMORY_BYTES) return null;
    const made = mkdtempSync(join(memory, 'kf-'));
    // The name is short, since programs print it. PostgreSQL runs as another user where the tests run as root.
    chmodSync(made, 0o755);
    return made;
  } catch {
    return null;
  }
}
