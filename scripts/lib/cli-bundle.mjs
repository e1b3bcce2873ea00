import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { cliBundle, root } from './paths.mjs';

/**
 * One file with everything in it. It stays an ES module, so `import.meta.url` names the bundle itself: a command
 * that wants worker threads starts `new Worker(new URL(import.meta.url))` and gets the same file again.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const cliBundleOptions = {
  absWorkingDir: root,
  entryPoints: [join(root, 'apps/cli/src/keyflower.ts')],
  outfile: cliBundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
  banner: { js: '#!/usr/bin/env node' },
  legalComments: 'none',
  logLevel: 'warning',
};

/** Bundles the command line from the sources of all packages. */
export async function buildCli() {
  await esbuild.build(cliBundleOptions);
  chmodSync(cliBundle, 0o755);
}
