import type { CDPSession, Page } from '@playwright/test';
import { playOn, startedTable } from '../support/table-at.ts';
import { cookieOf } from '../support/cookie.ts';
import { must } from '../../scripts/testing/must.ts';

export interface Heap {
  /** The heap of all scripts in bytes, without the browser's own objects for the page's elements. */
  all: number;
  /** Of that, compiled code, which grows while the browser optimises hot functions, then stays. */
  code: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** What is reachable, from a snapshot: the heap's size also counts what the browser has yet to free. */
async function reachable(session: CDPSession): Promise<Heap> {
  let text = '';
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    text += chunk;
  });
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const { snapshot, nodes } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const size = fields.indexOf('self_size');
  const found = { all: 0, code: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][must(nodes[at])];
    if (type === 'native') continue;
    found.all += must(nodes[at + size]);
    if (type === 'code') found.code += must(nodes[at + size]);
  }
  return found;
}

async function heap(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(1500);
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const found = await reachable(session);
  await session.detach();
  return found;
}

/** A page that follows a table of six for a number of actions by all players; returns the heap after each. */
export async function heapAfter(page: Page, url: string, counts: readonly number[]): Promise<Heap[]> {
  const { id, person } = await startedTable(url, { players: 6, farmers: 'all', seed: 'memory' });
  await page.context().addCookies([cookieOf(person.cookie, url)]);
  await page.goto(`${url}/t/${id}`);
  const connection = await person.connect();
  await connection.watch(id);
  const acted = (): number => connection.received.filter(({ type }) => type === 'events').length;
  const sizes: Heap[] = [];
  for (const count of counts) {
    await playOn(connection, id, () => acted() >= count, `memory ${count}`);
    sizes.push(await heap(page));
  }
  await connection.close();
  return sizes;
}
