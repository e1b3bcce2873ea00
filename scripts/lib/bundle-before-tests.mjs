import { buildCli } from './cli-bundle.mjs';
import { buildWeb } from './web-bundle.mjs';

/** Vitest's global set-up: tests run the same bundles as a user, always fresh ones. */
export async function setup() {
  await Promise.all([buildCli(), buildWeb()]);
}
