import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data directory whose space can be exhausted and freed again. */
export interface TightPlace {
  data: string;
  fill(server: number): void;
  free(server: number): void;
  remove(): void;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'keyflower-tight-'));

/** A file system in memory of sixteen megabytes; only root may mount one. */
export function tinyDisk(): TightPlace {
  const data = newFolder();
  const ballast = join(data, 'ballast');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=700', 'tmpfs', data]);
  return {
    data,
    fill: () => {
      const file = openSync(ballast, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast),
    remove: () => {
      // Lazily: the tests themselves may still have files open there.
      execFileSync('umount', ['--lazy', data]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** No file of the server may grow any more, as with a quota. Needs no privileges. */
export function shortQuota(): TightPlace {
  const data = newFolder();
  const limit = (server: number, bytes: string): void => {
    execFileSync('prlimit', [`--pid=${server}`, `--fsize=${bytes}:unlimited`]);
  };
  return {
    data,
    fill: (server) => limit(server, String(statSync(join(data, 'keyflower.sqlite-wal')).size)),
    free: (server) => limit(server, 'unlimited'),
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}

export function canMount(): boolean {
  try {
    tinyDisk().remove();
    return true;
  } catch {
    return false;
  }
}

export function canLimit(): boolean {
  try {
    execFileSync('prlimit', ['--version']);
    return true;
  } catch {
    return false;
  }
}
