import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The bundled command line, including the engine, created by `buildCli`. */
export const cliBundle = join(root, 'apps/cli/dist/keyflower.mjs');

/** The web app's files, created by `buildWeb`. */
export const webRoot = join(root, 'apps/web/dist');

/** Litestream, where npm has it for this machine. */
export const litestream = join(
  root,
  `node_modules/@flydotio/litestream-${process.platform}-${process.arch}/litestream`,
);

/** The default arguments of `npm start` and `npm run dev`. */
export const defaultCommand = ['serve'];
