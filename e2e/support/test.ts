import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { Person } from '../../apps/server/test/support/person.ts';
import { cookieOf } from './cookie.ts';
import { Server } from './server.ts';
import type { TableAt } from './table-at.ts';

export { expect, type Page };

/** Many more games and combinations, as far as time does not matter. */
export const FULL = process.env.KEYFLOWER_TEST_FULL === '1';

/** What a browser says by itself when the network is cut. */
const NETWORK = /^Failed to load resource|^WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/;

function listen(context: BrowserContext, troubles: string[]): void {
  context.on('weberror', (error) => troubles.push(String(error.error().stack)));
  context.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) troubles.push(message.text());
  });
}

interface Fixtures {
  /** Opens a table as the guest who sits there. */
  sitAt: (table: Pick<TableAt, 'url' | 'person'>) => Promise<Page>;
  /** Somebody else, with a browser of their own; somebody in particular, or a new guest. */
  another: (person?: Person) => Promise<Page>;
  /** What went wrong in any page: a test with one of them fails. */
  troubles: string[];
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the names in the pattern are what Playwright makes
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  troubles: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      listen(context, troubles);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  sitAt: async ({ context, page }, use) => {
    await use(async ({ url, person }) => {
      await context.addCookies([cookieOf(person.cookie, url)]);
      await page.goto(url);
      return page;
    });
  },
  another: async ({ browser, baseURL, contextOptions, troubles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, locale: 'en-GB' });
      contexts.push(context);
      if (person) await context.addCookies([cookieOf(person.cookie, person.url)]);
      listen(context, troubles);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
