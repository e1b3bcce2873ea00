import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { root } from './paths.mjs';

const packages = join(root, 'packages');
/** In node_modules, so that vitest loads it as it is. */
const folder = join(root, 'node_modules/.cache/packages');
const bundle = join(folder, 'all.mjs');
const BUNDLED = ['engine', 'bots', 'protocol', 'words'];

/**
 * Bundles the packages, and returns a plugin that gives tests the bundled modules wherever they import the sources, by
 * name or by path: vitest turns every import of a source file into a property look-up, which makes the engine several
 * times slower, and every worker would load hundreds of files.
 *
 * @returns {Promise<import('vite').Plugin>}
 */
export async function bundledPackages() {
  const sources = BUNDLED.flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => join(packages, name, 'src', path)),
  );
  await buildAll(sources);
  const { href } = pathToFileURL(bundle);
  /** @type {Record<string, object>} */
  const modules = await import(href);
  const bundled = new Map(
    sources.map((source, i) => {
      const path = join(folder, relative(packages, source).replace(/\.ts$/, '.mjs'));
      const names = Object.keys(modules[`module${i}`] ?? {}).join(', ');
      writeChanged(path, `import { module${i} } from '${href}';\nexport const { ${names} } = module${i};\n`);
      return [source, path];
    }),
  );
  return {
    name: 'bundled-packages',
    enforce: 'pre',
    async resolveId(name, importer) {
      if (importer !== undefined && name.startsWith('.'))
        return bundled.get(resolve(dirname(importer), name));
      if (!name.startsWith('@keyflower/')) return bundled.get(name);
      const found = await this.resolve(name, importer, { skipSelf: true });
      return found && (bundled.get(found.id) ?? found);
    },
  };
}

/**
 * Bundles all modules into one file, which exports each of them as an object.
 *
 * @param {readonly string[]} sources
 */
async function buildAll(sources) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    stdin: {
      contents: sources.map((path, i) => `export * as module${i} from ${JSON.stringify(path)};`).join('\n'),
      resolveDir: root,
    },
    outfile: bundle,
    conditions: ['source'],
    bundle: true,
    external: ['zod'],
    platform: 'neutral',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    write: false,
    logLevel: 'error',
  });
  for (const { path, text } of outputFiles) writeChanged(path, text);
}

/**
 * Leaves a file alone that is as it should be: another run may be reading it.
 *
 * @param {string} path
 * @param {string} text
 */
function writeChanged(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
