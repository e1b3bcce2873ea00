import { expect } from 'vitest';
import { clockTick } from './eventually.ts';
import type { TestServer } from './server.ts';

/** Evicts a table from memory; the next access reads it from disk. */
export async function evict(server: TestServer, table: string): Promise<void> {
  const { cache } = server.running.context.tables;
  await server.running.context.store.journal.settled();
  await clockTick();
  cache.sweep(0);
  expect(cache.peek(table)).toBeUndefined();
}
