import type { Page } from '@playwright/test';
import { playOn, startedTable } from '../support/table-at.ts';
import { cookieOf } from '../support/cookie.ts';

/** What scripts hold on to, in bytes. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(1500);
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** A page that follows a table of six through so many actions of all players; answers the heap at each. */
export async function heapAfter(page: Page, url: string, counts: readonly number[]): Promise<number[]> {
  const { id, person } = await startedTable(url, { players: 6, farmers: 'all', seed: 'memory' });
  await page.context().addCookies([cookieOf(person.cookie, url)]);
  await page.goto(`${url}/t/${id}`);
  const connection = await person.connect();
  await connection.watch(id);
  const acted = (): number => connection.received.filter(({ type }) => type === 'events').length;
  const sizes: number[] = [];
  for (const count of counts) {
    await playOn(connection, id, () => acted() >= count, `memory ${count}`);
    sizes.push(await heap(page));
  }
  await connection.close();
  return sizes;
}
