// `npm run bench:search`: measures search iterations per second of CPU time. Arguments go to
// packages/bots/training/bench.ts: players, farmers, iterations, positions.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/paths.mjs';

ensureInstall();

const { build } = await import('esbuild');
const outfile = join(root, 'node_modules/.cache/bench-search.mjs');
await build({
  entryPoints: [join(root, 'packages/bots/training/bench.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  conditions: ['source'],
  outfile,
  logLevel: 'error',
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
