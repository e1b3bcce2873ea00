// Gives a process the modules that `bundleForTests` has bundled, in place of the packages' sources (`node --import`).
import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { bundledPath } from './paths.mjs';

setFlagsFromString('--interrupt-budget=1000000');
// Node runs the hook below in a thread of its own.
if (isMainThread) register(import.meta.url);

/** @type {import('node:module').ResolveHook} */
export async function resolve(name, context, next) {
  const found = await next(name, context);
  if (!name.startsWith('@keyflower/')) return found;
  const path = bundledPath(fileURLToPath(found.url));
  return existsSync(path) ? { ...found, url: pathToFileURL(path).href } : found;
}
