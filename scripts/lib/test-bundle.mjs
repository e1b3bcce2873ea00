import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { root } from './paths.mjs';

/** In node_modules, so that vitest loads it as it is. */
const folder = join(root, 'node_modules/.cache/packages');
const ENTRIES = {
  engine: 'engine/src/index.ts',
  'engine/layout': 'engine/src/layout.ts',
  'engine/testkit': 'engine/src/testkit/index.ts',
  bots: 'bots/src/index.ts',
  'bots/characters': 'bots/src/levels/characters.ts',
  'bots/reasons': 'bots/src/advice/reason.ts',
  'bots/testkit': 'bots/src/testkit.ts',
};

/**
 * Bundles the engine and the bots, and returns the file for each of their import names. Tests of other packages use
 * them, because vitest turns every import of a source file into a property look-up, which makes the engine several
 * times slower. Tests of the bots themselves use their sources and the bundled engine.
 */
export async function packagesForTests() {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, path]) => [outputName(name), join('packages', path)]),
    ),
    outdir: folder,
    conditions: ['source'],
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'neutral',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    write: false,
    logLevel: 'error',
  });
  for (const { path, text } of outputFiles) {
    // Another run may be reading it.
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return Object.fromEntries(
    Object.keys(ENTRIES).map((name) => [`@keyflower/${name}`, join(folder, `${outputName(name)}.mjs`)]),
  );
}

const outputName = (name) => name.replace('/', '-');
