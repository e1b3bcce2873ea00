// `npm run bench:server`: drives servers over loopback from another process and prints how they compare. Installs
// what bench/ needs, bundles its processes and runs the one that starts the others.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { cliBundle, litestream, root } from './lib/paths.mjs';
import { bundleServerBench } from './lib/server-bench-bundle.mjs';

ensureInstall();
ensureInstall(join(root, 'bench'));

const { buildCli } = await import('./lib/cli-bundle.mjs');
await buildCli();
const main = await bundleServerBench('main');
const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], {
  env: { ...process.env, KEYFLOWER_BENCH_CLI: cliBundle, KEYFLOWER_BENCH_LITESTREAM: litestream },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
