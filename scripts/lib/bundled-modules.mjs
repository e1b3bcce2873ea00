// For the processes of browser tests (`node --import`). Gives them the modules that `bundleForTests` has bundled, in place
// of the packages' sources.
import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { SHORT_LIVED } from '../testing/short-lived.mjs';
import { bundledPath } from './paths.mjs';

for (const flag of SHORT_LIVED) setFlagsFromString(flag);
// Node runs the hook below in a thread of its own.
if (isMainThread) register(import.meta.url);

/** @type {import('node:module').ResolveHook} */
export async function resolve(name, context, next) {
  const found = await next(name, context);
  if (!name.startsWith('@keyflower/')) return found;
  const path = bundledPath(fileURLToPath(found.url));
  return existsSync(path) ? { ...found, url: pathToFileURL(path).href } : found;
}
