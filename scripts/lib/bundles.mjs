import { mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cliBundle, root, webRoot } from './paths.mjs';

/** When the sources of the bundles were read, in milliseconds since 1970. */
const stamp = join(root, 'node_modules/.cache/bundles-built-at');
const lock = `${stamp}.lock`;
/** A build takes seconds: an older lock was left by a process that was killed. */
const STALE_LOCK_MS = 60_000;

/** Builds the command line, the server and the web app. */
export async function buildBundles() {
  const started = Date.now();
  // Imported here, because a caller may have to install esbuild first.
  const { buildCli } = await import('./cli-bundle.mjs');
  const { buildWeb } = await import('./web-bundle.mjs');
  await Promise.all([buildCli(), buildWeb()]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, String(started));
}

/** Builds the bundles if a source is newer. Concurrent processes wait for one build. */
export async function ensureBundles() {
  while (!fresh()) {
    if (!takeLock()) {
      await sleep(50);
      continue;
    }
    try {
      if (!fresh()) await buildBundles();
    } finally {
      rmdirSync(lock);
    }
  }
}

function fresh() {
  let builtAt;
  try {
    statSync(cliBundle);
    statSync(join(webRoot, 'index.html'));
    builtAt = Number(readFileSync(stamp, 'utf8'));
  } catch {
    return false;
  }
  return sourcePaths().every((path) => statSync(path).mtimeMs < builtAt);
}

/** All files and folders that the bundles depend on; a folder is newer if a file in it was removed. */
function sourcePaths() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  );
  const folders = [
    ...workspaces.map((workspace) => join(workspace, 'src')),
    join(root, 'apps/web/public'),
    join(root, 'scripts/lib'),
  ];
  const inside = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const manifests = workspaces.map((workspace) => join(workspace, 'package.json'));
  const configuration = [join(root, 'package-lock.json'), join(root, 'apps/web/vite.config.mjs')];
  return [...configuration, ...manifests, ...folders, ...inside];
}

function takeLock() {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    try {
      if (Date.now() - statSync(lock).mtimeMs > STALE_LOCK_MS) rmdirSync(lock);
    } catch {
      // Another process has just removed it.
    }
    return false;
  }
}
