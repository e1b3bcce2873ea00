import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StorageError } from '../store/index.ts';

/** Where the database is copied to, and by what. */
export interface ReplicaTarget {
  /** The Litestream program. */
  program: string;
  /** A `file:` URL of a directory, or `s3://bucket/path`. */
  url: URL;
  /** Of storage that is compatible with S3 but elsewhere. */
  endpoint: URL | null;
}

/** Together less than the two seconds of play that may be lost with a disk. */
const INTERVALS = { 'monitor-interval': '1s', 'sync-interval': '500ms' };
/** A restore begins with the last snapshot before the wanted time and applies all changes since. */
const SNAPSHOTS = { 'snapshot-interval': '6h', retention: '72h' };

/** Litestream's configuration as JSON, which is YAML too. Keys of S3 are never in it, but in its environment. */
export function configOf(database: string, { url, endpoint }: ReplicaTarget): string {
  const { 'monitor-interval': monitor, 'sync-interval': sync } = INTERVALS;
  const place =
    url.protocol === 'file:'
      ? { type: 'file', path: fileURLToPath(url) }
      : {
          type: 's3',
          bucket: url.hostname,
          path: url.pathname.replace(/^\//, ''),
          ...(endpoint ? { endpoint: endpoint.origin, 'force-path-style': true } : {}),
        };
  return JSON.stringify({
    logging: { level: 'warn', stderr: true },
    dbs: [
      {
        path: resolve(database),
        'monitor-interval': monitor,
        replicas: [{ ...place, 'sync-interval': sync, ...SNAPSHOTS }],
      },
    ],
  });
}

/** Throws if there is no such program. */
export function checkProgram(program: string): void {
  const { error, status } = spawnSync(program, ['version'], { stdio: 'ignore' });
  if (error || status !== 0) {
    throw new StorageError(
      `a replica needs Litestream, and "${program}" cannot be run: install it, or name it with --litestream`,
    );
  }
}

/**
 * Writes the replica of a database to a new file, as it was at a time or as late as possible. `database` is where the
 * database was. Throws if there is no replica of that time.
 */
export function restoreReplica(database: string, target: ReplicaTarget, to: string, at: Date | null): void {
  checkProgram(target.program);
  const folder = mkdtempSync(join(tmpdir(), 'keyflower-replica-'));
  try {
    const config = join(folder, 'litestream.yml');
    writeFileSync(config, configOf(database, target), { mode: 0o600 });
    const time = at === null ? [] : ['-timestamp', at.toISOString()];
    const args = ['restore', '-no-expand-env', '-config', config, ...time, '-o', to, resolve(database)];
    const { status, stderr } = spawnSync(target.program, args, { encoding: 'utf8' });
    if (status === 0 && existsSync(to)) return;
    const reason = stderr.trim().split('\n').at(-1) ?? '';
    const when = at === null ? '' : ` as of ${at.toISOString()}`;
    throw new StorageError(`${target.url.href} has no replica that could be restored${when} (${reason})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
