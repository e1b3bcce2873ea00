import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { Person } from '../../apps/server/test/support/person.ts';
import { asReturning } from './returning.ts';
import { cookieOf } from './cookie.ts';
import { watchAnswers } from './reading.ts';
import { Server } from './server.ts';
import { forgetTest, type StoredApp, storeApp } from './stored-app.ts';
import type { TableAt } from './table-at.ts';
import { FULL } from '../../scripts/testing/full.ts';

export { expect, type Page };

export { FULL };

/** Messages that a browser logs by itself when the network is cut. */
const NETWORK = /^Failed to load resource|^WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/;

function listen(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(String(error.error().stack)));
  context.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) errors.push(message.text());
  });
}

interface Fixtures {
  /** Opens a table as the guest who sits there. */
  sitAt: (table: Pick<TableAt, 'url' | 'person'>) => Promise<Page>;
  /** Another browser, for a given person or a new guest. */
  another: (person?: Person) => Promise<Page>;
  /** Errors in any page; a test with one of them fails. */
  errors: string[];
}

interface WorkerFixtures {
  server: Server;
  /** Storing the app takes seconds. Here, since Playwright starts other workers for tests with other such fixtures. */
  storedApp: StoredApp;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  storedApp: [
    async ({ browser, server }, use) => {
      const app = await storeApp(browser, server.url);
      await use(app);
      await app.context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      listen(context, errors);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  sitAt: async ({ context, page }, use) => {
    await use(async ({ url, person }) => {
      await context.addCookies([cookieOf(person.cookie, url)]);
      await asReturning(context);
      await watchAnswers(page);
      await page.goto(url);
      return page;
    });
  },
  another: async ({ browser, baseURL, contextOptions, errors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, locale: 'en-GB' });
      contexts.push(context);
      if (person) {
        await context.addCookies([cookieOf(person.cookie, person.url)]);
        await asReturning(context);
      }
      listen(context, errors);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Tests in a browser that starts the app without a network. */
export const testStored = test.extend({
  context: async ({ storedApp }, use) => {
    await use(storedApp.context);
    await forgetTest(storedApp);
  },
});
