import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from './test.ts';

/** A browser that has stored the app. */
interface WithApp {
  context: BrowserContext;
  /** A page of the same origin that is not the app. */
  outside: Page;
}

/** Tests in a browser that has stored the app and starts it without a network. Storing it takes seconds. */
export const test = base.extend<object, { withApp: WithApp }>({
  withApp: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1366, height: 768 },
        locale: 'en-GB',
        serviceWorkers: 'allow',
        reducedMotion: 'reduce',
      });
      const outside = await context.newPage();
      await outside.goto('/');
      await outside.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await outside.goto('/favicon.svg');
      await use({ context, outside });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ withApp: { context, outside } }, use) => {
    await use(context);
    const opened = context.pages().filter((page) => page !== outside);
    await Promise.all(opened.map((page) => page.close()));
    await context.setOffline(false);
    await context.clearCookies();
    await outside.evaluate(() => localStorage.clear());
  },
});
