import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The bundled command line, engine included, that `buildCli` makes. */
export const cliBundle = join(root, 'apps/cli/dist/keyflower.mjs');

/** What `npm start` and `npm run dev` run when no arguments are given. */
export function defaultCommand() {
  return process.stdin.isTTY && process.stdout.isTTY ? ['play'] : ['demo'];
}
