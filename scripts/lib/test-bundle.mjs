import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { bundledPath, root, testBundles } from './paths.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
/** The packages need no other than the server, whose dependencies may be native. */
const dependencies = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@keyflower/'));

/** What is bundled together. The server has its own bundle, because tests of the packages need not load its dependencies. */
const BUNDLES = [
  { name: 'all', workspaces: ['packages/engine', 'packages/bots', 'packages/protocol', 'packages/words'] },
  { name: 'server', workspaces: ['apps/server'] },
];

/**
 * Bundles the packages and the server for tests: every worker would load hundreds of files. Returns the bundled module of
 * each source file.
 */
export async function bundleForTests() {
  /** @type {Map<string, string>} */
  const bundled = new Map();
  for (const { name, workspaces } of BUNDLES) {
    const sources = workspaces.flatMap(sourcesOf);
    const bundle = join(testBundles, `${name}.mjs`);
    await buildAll(bundle, sources, bundled);
    const { href } = pathToFileURL(bundle);
    /** @type {Record<string, object>} */
    const modules = await import(href);
    sources.forEach((source, i) => {
      const path = bundledPath(source);
      const names = Object.keys(modules[`module${i}`] ?? {}).join(', ');
      writeChanged(path, `import { module${i} } from '${href}';\nexport const { ${names} } = module${i};\n`);
      bundled.set(source, path);
    });
  }
  return bundled;
}

/**
 * Gives tests the bundled modules wherever they import the sources, by name or by path: vitest turns every import of a
 * source file into a property look-up, which makes the engine several times slower.
 *
 * @returns {Promise<import('vite').Plugin>}
 */
export async function bundledPackages() {
  const bundled = await bundleForTests();
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

/** @param {string} workspace */
function sourcesOf(workspace) {
  return readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(root, workspace, 'src', path));
}

/**
 * Bundles all modules into one file, which exports each of them as an object. Modules that are bundled already are
 * imported from there, so that there is one of each.
 *
 * @param {string} bundle
 * @param {readonly string[]} sources
 * @param {ReadonlyMap<string, string>} bundled
 */
async function buildAll(bundle, sources, bundled) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    stdin: {
      contents: sources.map((path, i) => `export * as module${i} from ${JSON.stringify(path)};`).join('\n'),
      resolveDir: root,
    },
    outfile: bundle,
    conditions: ['source'],
    bundle: true,
    external: ['node:*', ...dependencies],
    plugins: [
      {
        name: 'workspaces',
        setup(build) {
          build.onResolve({ filter: /^@keyflower\// }, async ({ path, kind, resolveDir, pluginData }) => {
            if (pluginData === 'resolving') return undefined;
            const found = await build.resolve(path, { kind, resolveDir, pluginData: 'resolving' });
            const before = bundled.get(found.path);
            return before === undefined ? found : { path: pathToFileURL(before).href, external: true };
          });
        },
      },
    ],
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
 * Leaves a file alone that is as it should be, and otherwise replaces it as a whole: another run may be reading it.
 *
 * @param {string} path
 * @param {string} text
 */
function writeChanged(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const written = `${path}.${process.pid}`;
  writeFileSync(written, text);
  renameSync(written, path);
}
