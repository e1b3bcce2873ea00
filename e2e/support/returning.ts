import type { BrowserContext } from '@playwright/test';

/** A guest who was here before: they are not asked for a name again. */
export const asReturning = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Blank pages have no storage.
    if (location.protocol !== 'about:') localStorage['keyflower-preferences'] ??= '{"named":true}';
  });
