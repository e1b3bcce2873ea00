import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBundles } from '../../../../scripts/lib/bundles.mjs';
import { cliBundle } from '../../../../scripts/lib/paths.mjs';
import type { Log } from '../../src/telemetry/log.ts';
import { type RunningServer, serve, type ServeOptions } from '../../src/server/serve.ts';
import { emptyPostgres } from './engines.ts';
import { readSettings } from '../../src/settings/settings.ts';

/** The script that threads run. */
export const BUNDLE = cliBundle;
await ensureBundles();

export interface TestServer {
  running: RunningServer;
  url: string;
  data: string;
  /** Everything that was logged. */
  logged: { level: string; fields: object; message: string }[];
  close(): Promise<void>;
  /** Stops and starts again on the same data. */
  restart(flags?: Record<string, string>): Promise<TestServer>;
}

/** Limits so high that tests reach them only on purpose, and bots that think briefly. */
export const GENEROUS = {
  port: '0',
  host: '127.0.0.1',
  'requests-per-minute': '1000000',
  'sockets-per-address': '10000',
  'tables-per-guest': '1000',
  'bot-time': '50',
};

/** The databases of servers that are tested on PostgreSQL, by data directory. */
const databases = new Map<string, Awaited<ReturnType<typeof emptyPostgres>>>();

/** Tests run on PostgreSQL where the environment says so: `KEYFLOWER_TEST_ENGINE=postgres`. */
async function databaseOf(data: string, flags: Record<string, string>): Promise<Record<string, string>> {
  if (process.env['KEYFLOWER_TEST_ENGINE'] !== 'postgres' || 'database-url' in flags) return {};
  const known = databases.get(data) ?? (await emptyPostgres());
  databases.set(data, known);
  return { 'database-url': known.target.postgres };
}

export async function startServer(
  flags: Record<string, string> = {},
  more: Partial<ServeOptions> = {},
  dataDir?: string,
): Promise<TestServer> {
  const data = dataDir ?? mkdtempSync(join(tmpdir(), 'keyflower-test-'));
  const database = await databaseOf(data, flags);
  const logged: TestServer['logged'] = [];
  const write = (level: string) => (fields: object, message: string) =>
    void logged.push({ level, fields, message });
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') };
  const settings = readSettings({ ...GENEROUS, data, ...database, ...flags });
  const passwordRounds = 1024;
  const running = await serve(settings, {
    log,
    threadScript: BUNDLE,
    webRoot: null,
    passwordRounds,
    ...more,
  });
  const url = `http://127.0.0.1:${running.port}`;
  return {
    running,
    url,
    data,
    logged,
    close: async () => {
      await running.close();
      await databases.get(data)?.remove();
      databases.delete(data);
      rmSync(data, { recursive: true, force: true });
    },
    restart: async (again = {}) => {
      await running.close();
      return startServer({ ...flags, ...again }, more, data);
    },
  };
}
