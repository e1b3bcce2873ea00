import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runWithin } from './run-within.mjs';

const bin = (path) => join(root, 'node_modules', path);

/**
 * One check of the repository.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly string[]} command A script for Node with its arguments.
 * @property {NodeJS.ProcessEnv} [env]
 */

/** The compiler is written in Go, which would collect garbage far more often than the memory of a machine demands. */
const GO = { GOGC: '400' };

/** @type {Record<'format' | 'lint' | 'types' | 'deadCode', Stage>} */
export const STATIC = {
  format: {
    name: 'format',
    command: [bin('@biomejs/biome/bin/biome'), 'format', '--max-diagnostics=20', '.'],
  },
  lint: {
    name: 'lint',
    command: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    // With CI set, oxlint prints colours even with NO_COLOR: hide the variable.
    env: { CI: undefined, ...GO },
  },
  types: {
    name: 'types',
    // Projects side by side with one checker each: several checkers of a project would repeat each other's work.
    command: [
      bin('typescript/bin/tsc'),
      '-b',
      '--checkers',
      '1',
      '--builders',
      String(availableParallelism()),
    ],
    env: GO,
  },
  deadCode: { name: 'dead code', command: [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
};

/** @param {readonly string[]} args */
export const vitest = (...args) => [bin('vitest/vitest.mjs'), ...args];

/**
 * Runs a stage and returns whether it failed and how long it took.
 *
 * @param {Stage} stage
 * @param {{ minutes: number, env: NodeJS.ProcessEnv, collect?: (text: string) => void }} options
 */
export async function runStage({ command, env: more }, { minutes, env, collect }) {
  const started = performance.now();
  const status = await runWithin(minutes, command, { cwd: root, env: { ...env, ...more }, collect });
  return { failed: status !== 0, seconds: (performance.now() - started) / 1000 };
}

/**
 * Runs several stages in parallel; the output of each is printed when it ends.
 *
 * @param {readonly Stage[]} stages
 * @param {{ minutes: number, env: NodeJS.ProcessEnv }} options
 */
export function runBeside(stages, options) {
  return Promise.all(
    stages.map(async (stage) => {
      let printed = '';
      const result = await runStage(stage, { ...options, collect: (text) => (printed += text) });
      process.stdout.write(`\n== ${stage.name}\n${printed}`);
      return { stage, ...result };
    }),
  );
}

/** One line about a stage that has ended. */
export const summaryLine = (name, { failed, seconds }, detail = '') =>
  `${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s${detail}`;
