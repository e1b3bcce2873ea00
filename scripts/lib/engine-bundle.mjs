import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { root } from './paths.mjs';

/** In node_modules, so that vitest loads it as it is. */
const folder = join(root, 'node_modules/.cache/engine');
const ENTRIES = { '': 'index.ts', '/layout': 'layout.ts', '/testkit': 'testkit/index.ts' };

/**
 * Bundles the engine and returns the file for each of its import names. Tests of other packages use it, because vitest
 * turns every import of a source file into a property look-up, which makes the engine several times slower.
 */
export async function engineForTests() {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, path]) => [outputName(name), join('packages/engine/src', path)]),
    ),
    outdir: folder,
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
    Object.keys(ENTRIES).map((name) => [`@keyflower/engine${name}`, join(folder, `${outputName(name)}.mjs`)]),
  );
}

const outputName = (name) => (name === '' ? 'index' : name.slice(1));
