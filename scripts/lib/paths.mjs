import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The bundled command line, including the engine, created by `buildCli`. */
export const cliBundle = join(root, 'apps/cli/dist/keyflower.mjs');

/** The web app's files, created by `buildWeb`. */
export const webRoot = join(root, 'apps/web/dist');

/** Bundles of the packages for tests, created by `bundleForTests`. In node_modules, so that test runners load them as they are. */
export const testBundles = join(root, 'node_modules/.cache/packages');

/** Where the bundled module of a source file is, if it has one. @param {string} source */
export const bundledPath = (source) => join(testBundles, relative(root, source).replace(/\.ts$/, '.mjs'));

/** Litestream, where npm has it for this machine. */
export const litestream = join(
  root,
  `node_modules/@flydotio/litestream-${process.platform}-${process.arch}/litestream`,
);

/** The default arguments of `npm start` and `npm run dev`. */
export const defaultCommand = ['serve'];
