// `npm run check`: format, types, lint, and the tests of what changed, within a minute. Compares the
// working tree with the branch `main`; `npm run check -- <commit>` compares it with that commit.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { ensureBundles } from './lib/bundles.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/paths.mjs';
import { unitCounts } from './lib/reports.mjs';
import { runBeside, runStage, STATIC, summaryLine, vitest } from './lib/stages.mjs';

/** Time limit of the tests in seconds: the other checks take the rest of the minute. */
const MOST_SECONDS = 18;
/** What each file takes beside its tests: its imports, which the report does not count. */
const IMPORT_SECONDS = 1.5;
/** Assumed for test files that are in no report of an earlier `npm test`. */
const USUAL_SECONDS = 1.5;

ensureInstall();
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, CI: 'true' };
const options = { env, minutes: 10 };

const since = process.argv[2] ?? (git('merge-base', 'HEAD', 'main') || 'HEAD');
const changed = new Set(
  [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => names.split('\n'))
    .filter((name) => name !== ''),
);
console.log(`${changed.size} files changed since ${git('log', '-1', '--format=%h %s', since)}`);

const results = await runBeside([STATIC.format, STATIC.types, STATIC.lint], options);
const summary = results.map(({ stage, ...result }) => summaryLine(stage.name, result));
let failed = results.some((result) => result.failed);

const { files, leftOut } = chosen(related());
if (files.length > 0) {
  console.log(`\n== tests (${files.length} files)`);
  await ensureBundles();
  const result = await runStage({ name: 'tests', command: vitest('run', ...files) }, options);
  failed ||= result.failed;
  summary.push(summaryLine('tests', result, `  ${files.length} files`));
}
console.log(`\n${summary.join('\n')}`);
if (leftOut > 0)
  console.log(`${leftOut} more test files depend on what changed; \`npm test\` runs all of them.`);
process.exitCode = failed ? 1 : 0;

/** @param {readonly string[]} args */
function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
}

/** The test files that import a changed file, directly or indirectly. */
function related() {
  const args = vitest('list', '--filesOnly', '--json', `--changed=${since}`);
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...env, KEYFLOWER_TEST_SOURCES: '1' },
    encoding: 'utf8',
  });
  const listed = JSON.parse(stdout.slice(Math.max(0, stdout.indexOf('['))) || '[]');
  return listed.map(({ file }) => relative(root, file).replaceAll('\\', '/'));
}

/**
 * As many files as fit into the time: changed tests first, then those nearest to a change, fast ones before slow ones.
 *
 * @param {readonly string[]} candidates
 */
function chosen(candidates) {
  const seconds = earlierTimes();
  const rank = (file) => (changed.has(file) ? -1 : distance(file));
  const time = (file) => IMPORT_SECONDS + (seconds.get(file) ?? USUAL_SECONDS);
  const sorted = [...candidates].sort((a, b) => rank(a) - rank(b) || time(a) - time(b));
  let left = MOST_SECONDS * availableParallelism();
  const fitting = sorted.filter((file) => {
    left -= time(file);
    return left >= 0 || changed.has(file);
  });
  return { files: fitting, leftOut: candidates.length - fitting.length };
}

/** The number of folders between a test and the nearest changed file. */
function distance(file) {
  const steps = [...changed].map((other) => {
    const [here, there] = [file.split('/'), other.split('/')];
    const shared = here.findIndex((name, i) => name !== there[i]);
    return here.length + there.length - 2 * shared;
  });
  return Math.min(...steps);
}

/** How long each file took in the last run of all tests. */
function earlierTimes() {
  try {
    return new Map(unitCounts().times.map(({ name, seconds }) => [name, seconds]));
  } catch {
    return new Map();
  }
}
