import { expect, type Page } from './test.ts';

/** Goes to another page by a link within the app: to load the app again takes most of the time of a visit. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')!.dataset['left'] = '';
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await expect(page.locator('main[data-left]')).toHaveCount(0);
}
