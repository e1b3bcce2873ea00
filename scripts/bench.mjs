// `npm run bench`: compares the engine with the references in bench/, which is a separate package so that
// neither the product nor its tests depend on them. Installs what bench/ needs, bundles it and runs it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/paths.mjs';

const bench = join(root, 'bench');
// Inside node_modules: ignored by every tool, and gone with a fresh install.
const bundle = join(bench, 'node_modules', '.cache', 'bench.mjs');

ensureInstall();
ensureInstall(bench);

const { build } = await import('esbuild');
await build({
  absWorkingDir: root,
  entryPoints: [join(bench, 'src', 'main.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Workspace packages are resolved to their TypeScript sources, so nothing has to be built first.
  conditions: ['source'],
  // ESM first: the references' CommonJS builds would need a `require` that the bundle does not have.
  mainFields: ['module', 'main'],
  // The references at their fastest, without development checks.
  define: { 'process.env.NODE_ENV': '"production"' },
  sourcemap: 'inline',
  logLevel: 'warning',
});

const { status } = spawnSync(process.execPath, [bundle, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
