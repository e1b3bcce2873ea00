import { chmodSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { cliBundle, root } from './paths.mjs';

/** What the server gets from npm stays outside: some of it is native, and a bundle would hide its versions. */
const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@keyflower/'));

/**
 * One file with everything in it but the server, which lies beside it and is loaded when it is asked for. It stays an ES module, so `import.meta.url` names the bundle itself: a command
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
  plugins: [
    {
      name: 'server-beside',
      setup(build) {
        build.onResolve({ filter: /^@keyflower\/server$/ }, () => ({ path: './server.mjs', external: true }));
      },
    },
  ],
  banner: { js: '#!/usr/bin/env node' },
  legalComments: 'none',
  logLevel: 'warning',
};

/** @type {import('esbuild').BuildOptions} */
export const serverBundleOptions = {
  absWorkingDir: root,
  entryPoints: [join(root, 'apps/server/src/index.ts')],
  outfile: join(dirname(cliBundle), 'server.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
  external,
  legalComments: 'none',
  logLevel: 'warning',
};

/** Bundles the command line and the server from the sources of all packages. */
export async function buildCli() {
  await Promise.all([esbuild.build(cliBundleOptions), esbuild.build(serverBundleOptions)]);
  chmodSync(cliBundle, 0o755);
}
