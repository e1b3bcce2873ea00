// `npm run bench:scale`: the same server on SQLite and on PostgreSQL, alone and with others, and with a million stored
// games. Bundles the processes of bench/ and runs the one that starts the others.
import { spawnSync } from 'node:child_process';
import { ensureInstall } from './lib/ensure-install.mjs';
import { cliBundle } from './lib/paths.mjs';
import { bundleServerBench } from './lib/server-bench-bundle.mjs';

ensureInstall();

const { buildCli } = await import('./lib/cli-bundle.mjs');
await buildCli();
const main = await bundleServerBench('scale');
const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], {
  env: { ...process.env, KEYFLOWER_BENCH_CLI: cliBundle },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
