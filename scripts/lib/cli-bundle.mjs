import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { cliBundle, root } from './paths.mjs';

/** Native packages stay where npm has put them; all others are bundled. */
export const NATIVE = ['libsql'];

/**
 * The command line, the server, its administration and its background thread, with the code that they share in files
 * next to them: no thread loads anything twice. Dependencies are bundled too, because loading their many files took a third
 * of the server's start.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const cliBundleOptions = {
  absWorkingDir: root,
  entryPoints: { keyflower: join(root, 'apps/cli/src/keyflower.ts') },
  outdir: dirname(cliBundle),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
  external: NATIVE,
  banner: {
    // Packages in CommonJS require modules of Node.
    js: `#!/usr/bin/env node
import { createRequire as nodeRequire } from 'node:module';
const require = nodeRequire(import.meta.url);`,
  },
  legalComments: 'none',
  logLevel: 'warning',
};

/** Bundles the command line and the server from the sources of all packages, and removes the files of earlier builds. */
export async function buildCli() {
  const { metafile } = await esbuild.build({ ...cliBundleOptions, metafile: true });
  chmodSync(cliBundle, 0o755);
  const built = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
  const folder = dirname(cliBundle);
  for (const file of readdirSync(folder)) if (!built.has(file)) rmSync(join(folder, file));
}
