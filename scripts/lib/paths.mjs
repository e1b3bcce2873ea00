import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The bundled command line, engine included, that `buildCli` makes. */
export const cliBundle = join(root, 'apps/cli/dist/keyflower.mjs');

/** The web app's files, that `buildWeb` makes. */
export const webRoot = join(root, 'apps/web/dist');

/** What `npm start` and `npm run dev` run when no arguments are given. */
export const defaultCommand = ['serve'];
