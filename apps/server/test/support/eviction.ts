import { expect } from 'vitest';
import type { TestServer } from './server.ts';

/** The table leaves memory; whoever needs it next brings it back from the disk. */
export async function evict(server: TestServer, table: string): Promise<void> {
  const { shelf } = server.running.app.house;
  await server.running.app.store.journal.settled();
  await new Promise((resolve) => setTimeout(resolve, 2));
  shelf.sweep(0);
  expect(shelf.peek(table)).toBeUndefined();
}
