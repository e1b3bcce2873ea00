// Installs the dependencies when they are missing or out of date. Plain Node: runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Runs `npm` with the npm that started this script, or the one on the path. */
function npm(args, cwd) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd, stdio: ['ignore', 'inherit', 'inherit'] };
  const execPath = process.env.npm_execpath;
  if (execPath && /npm-cli\.c?js$/.test(execPath)) {
    return spawnSync(process.execPath, [execPath, ...args], options).status ?? 1;
  }
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' }).status ?? 1;
}

/** Whether the installed packages match the lock file (except for optional native bindings). */
function matchesLock(folder, lockText) {
  const installedLock = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = JSON.parse(lockText).packages;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      (installed[path]?.version === entry.version && existsSync(join(folder, path))),
  );
}

/** Makes `folder`/node_modules what `folder`/package-lock.json says; exits the process when that fails. */
export function ensureInstall(folder = root) {
  const lockText = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules', '.install-stamp');
  const wanted = `${createHash('sha256').update(lockText).digest('hex')} ${process.platform}-${process.arch}\n`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (existsSync(stamp) || !matchesLock(folder, lockText)) {
    console.error('Installing dependencies (npm ci), once per change of package-lock.json ...');
    const status = npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], folder);
    if (status !== 0) {
      console.error('npm ci failed: see the messages above.');
      process.exit(1);
    }
  }
  writeFileSync(stamp, wanted);
}
