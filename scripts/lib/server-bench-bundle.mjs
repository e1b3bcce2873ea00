import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const sources = join(root, 'bench', 'src', 'server');
// Inside node_modules: ignored by every tool, and what is not bundled is found from there.
const target = join(root, 'bench', 'node_modules', '.cache', 'server');

const PROGRAM = /^(main|bots|.*-(server|load|probe)|stored-games)\.ts$/;

/**
 * Bundles all processes of the server benchmark and returns the path of the one that starts the others.
 *
 * @param {'main' | 'bots'} starter
 */
export async function bundleServerBench(starter) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: readdirSync(sources)
      .filter((file) => PROGRAM.test(file))
      .map((file) => join(sources, file)),
    outdir: target,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    // boardgame.io's server exists as CommonJS only and requires its storage at run time.
    format: 'cjs',
    target: 'node20',
    conditions: ['source'],
    external: ['boardgame.io', 'socket.io-client', 'libsql'],
    // The `ws` of our server, not the older one of socket.io.
    alias: { ws: join(root, 'node_modules', 'ws') },
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return join(target, `${starter}.cjs`);
}
