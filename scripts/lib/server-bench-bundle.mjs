import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { root } from './paths.mjs';

const sources = join(root, 'bench', 'src', 'server');
/** Starts several servers and the loads of the others. */
const scale = join(root, 'bench', 'src', 'scale', 'main.ts');
// Inside node_modules: ignored by every tool, and what is not bundled is found from there.
const target = join(root, 'bench', 'node_modules', '.cache', 'server');

const PROGRAM = /^(main|bots|.*-(server|load|probe)|stored-games)\.ts$/;

/** boardgame.io's server exists as CommonJS only and requires its storage at run time. */
const BOARDGAME = /^boardgame-/;

/** Packages in CommonJS that are bundled into a module require those of Node. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles all processes of the server benchmark and returns the path of the one that starts the others.
 *
 * @param {'main' | 'bots' | 'scale'} starter
 */
export async function bundleServerBench(starter) {
  const { build } = await import('esbuild');
  const programs = readdirSync(sources).filter((file) => PROGRAM.test(file));
  /**
   * @param {(file: string) => boolean} which
   * @param {'cjs' | 'esm'} format
   * @param {string} [banner]
   */
  const bundle = (which, format, banner = '') =>
    build({
      absWorkingDir: root,
      entryPoints: [
        ...programs.filter(which).map((file) => ({ in: join(sources, file), out: parse(file).name })),
        ...(which('scale.ts') ? [{ in: scale, out: 'scale' }] : []),
      ],
      outdir: target,
      outExtension: { '.js': format === 'cjs' ? '.cjs' : '.mjs' },
      bundle: true,
      platform: 'node',
      format,
      banner: { js: banner },
      target: 'node20',
      conditions: ['source'],
      external: ['boardgame.io', 'socket.io-client', 'libsql'],
      // The `ws` of our server, not the older one of socket.io.
      alias: { ws: join(root, 'node_modules', 'ws') },
      sourcemap: 'inline',
      logLevel: 'warning',
    });
  await bundle((file) => !BOARDGAME.test(file), 'esm', REQUIRE);
  await bundle((file) => BOARDGAME.test(file), 'cjs');
  return join(target, `${starter}.mjs`);
}
