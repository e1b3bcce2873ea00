// `npm run bench:bots`: measures whether thinking bots slow down people. Bundles the server and the processes that measure it;
// nothing else has to be installed for them.
import { spawnSync } from 'node:child_process';
import { ensureInstall } from './lib/ensure-install.mjs';
import { cliBundle } from './lib/paths.mjs';
import { bundleServerBench } from './lib/server-bench-bundle.mjs';

ensureInstall();

const { buildCli } = await import('./lib/cli-bundle.mjs');
await buildCli();
const main = await bundleServerBench('bots');
const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], {
  env: { ...process.env, KEYFLOWER_BENCH_CLI: cliBundle },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
