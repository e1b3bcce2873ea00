import { expect } from 'vitest';
import type { TestServer } from './server.ts';

/** The table leaves memory; whoever needs it next brings it back from the disk. */
export async function evict(server: TestServer, table: string): Promise<void> {
  const { cache } = server.running.context.tables;
  await server.running.context.store.journal.settled();
  await new Promise((resolve) => setTimeout(resolve, 2));
  cache.sweep(0);
  expect(cache.peek(table)).toBeUndefined();
}
