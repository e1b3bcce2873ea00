import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A browser that has stored the app and starts it without a network. */
export interface StoredApp {
  context: BrowserContext;
  /** A page of the same origin that is not the app. */
  outside: Page;
}

export async function storeApp(browser: Browser, baseURL: string): Promise<StoredApp> {
  const context = await browser.newContext({
    baseURL,
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
  return { context, outside };
}

/** Leaves the app stored, and nothing that a test did. */
export async function forgetTest({ context, outside }: StoredApp): Promise<void> {
  const opened = context.pages().filter((page) => page !== outside);
  await Promise.all(opened.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  await outside.evaluate(() => localStorage.clear());
}
