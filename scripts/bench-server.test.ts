import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ensureBundles } from './lib/bundles.mjs';
import { cliBundle } from './lib/paths.mjs';
import { bundleServerBench } from './lib/server-bench-bundle.mjs';
import { FULL } from './testing/full.ts';

// Without the references, which `npm ci` does not install.
const SHORT = ['--part', 'busy', '--only', 'K', '--rounds', '1', '--seconds', '1', '--tables', '2'];

it.runIf(FULL)('the benchmark of the server still plays its planned games', async () => {
  await ensureBundles();
  const main = await bundleServerBench('main');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...SHORT], {
    env: { ...process.env, KEYFLOWER_BENCH_CLI: cliBundle },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^\| K: Keyflower, 2 people at a table +\| +[1-9]\d* \|/m);
});
