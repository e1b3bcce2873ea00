import { chmodSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { cliBundle, root } from './paths.mjs';

/**
 * The server's npm dependencies stay external: some are native, and a bundle would hide their versions. Zod is bundled:
 * most of its files are not needed, and loading them takes a tenth of the server's start.
 */
const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
const external = Object.keys(dependencies).filter(
  (name) => !name.startsWith('@keyflower/') && name !== 'zod',
);

/** Entries of the server and the names of their bundles. All contain the store, and no thread loads two of them. */
const ON_DEMAND = {
  '@keyflower/server': 'server',
  '@keyflower/server/admin': 'admin',
  '@keyflower/server/background-thread': 'background',
};

/**
 * One file with everything except the server and its administration, which are next to it and loaded on demand. It is
 * an ES module, so `import.meta.url` is the bundle itself: `new Worker(new URL(import.meta.url))` runs the same file in
 * a thread.
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
        for (const [name, file] of Object.entries(ON_DEMAND))
          build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({
            path: `./${file}.mjs`,
            external: true,
          }));
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
  entryPoints: {
    server: join(root, 'apps/server/src/index.ts'),
    admin: join(root, 'apps/server/src/admin.ts'),
    background: join(root, 'apps/server/src/background-thread/index.ts'),
  },
  outdir: dirname(cliBundle),
  outExtension: { '.js': '.mjs' },
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
