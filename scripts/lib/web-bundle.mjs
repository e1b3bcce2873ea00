import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { root, webRoot } from './paths.mjs';

const sources = join(root, 'apps/web/src');
/** Files that keep their names: they are asked for by name, or before anything else is known. */
const AS_THEY_ARE = ['favicon.svg', 'manifest.webmanifest'];

/** @type {import('esbuild').BuildOptions & { write: false }} */
const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  conditions: ['source'],
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  outdir: webRoot,
  write: false,
};

/** Scripts and styles carry their content's hash in their names, so that a browser may keep them for good. */
export const pageBundleOptions = {
  ...common,
  entryPoints: [join(sources, 'main.tsx'), join(sources, 'style.css')],
  entryNames: 'assets/[name]-[hash]',
  // Pages that need the rules and the art load them when somebody goes there.
  splitting: true,
  chunkNames: 'assets/[name]-[hash]',
};

/** A service worker keeps its name: that is how a browser knows it. So does the thread that thinks of hints. */
export const workerBundleOptions = {
  ...common,
  entryPoints: [join(sources, 'sw.ts'), join(sources, 'panels/decision/advisor.ts')],
  entryNames: '[name]',
};

/** The files of the web app, by their path in its folder. */
async function webFiles() {
  const [page, worker] = await Promise.all([
    esbuild.build(pageBundleOptions),
    esbuild.build(workerBundleOptions),
  ]);
  /** @type {Map<string, Uint8Array | string>} */
  const files = new Map(
    [...page.outputFiles, ...worker.outputFiles].map(({ path, contents }) => [
      relative(webRoot, path).replaceAll('\\', '/'),
      contents,
    ]),
  );
  const named = (pattern) => `/${[...files.keys()].find((path) => pattern.test(path))}`;
  const html = readFileSync(join(sources, 'index.html'), 'utf8')
    .replace('/main.js', named(/^assets\/main-.*\.js$/))
    .replace('/style.css', named(/^assets\/style-.*\.css$/));
  files.set('index.html', html);
  for (const name of AS_THEY_ARE) files.set(name, readFileSync(join(sources, name)));
  return files;
}

/** Bundles the web app. Files of earlier builds go last: a server that runs meanwhile never lacks one. */
export async function buildWeb() {
  const files = await webFiles();
  for (const [path, contents] of files) {
    mkdirSync(dirname(join(webRoot, path)), { recursive: true });
    writeFileSync(join(webRoot, path), contents);
  }
  for (const entry of readdirSync(webRoot, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && !files.has(relative(webRoot, path).replaceAll('\\', '/')))
      rmSync(path, { force: true });
  }
}
