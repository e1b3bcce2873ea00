import { join } from 'node:path';
import type { Settings } from '../settings/index.ts';
import { DATABASE_FILE, type StoreTarget } from '../store/index.ts';

/** Where a server with these settings stores everything. */
export function storeTarget(settings: Pick<Settings, 'data' | 'database-url' | 'listen-url'>): StoreTarget {
  const { 'database-url': postgres, 'listen-url': listen } = settings;
  if (!postgres) return { sqlite: join(settings.data, DATABASE_FILE) };
  return { postgres: postgres.href, ...(listen ? { listen: listen.href } : {}) };
}
