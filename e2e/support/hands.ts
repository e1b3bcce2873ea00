import type { Locator, Page } from '@playwright/test';

/** One way to press what is on the screen. */
export type Press = (target: Locator) => Promise<void>;

/** After so long it is time to see whether the button is still there. */
const PRESS_MS = 5000;

export const mouse: Press = (target) => target.click({ timeout: PRESS_MS });

export const finger: Press = (target) => target.tap({ timeout: PRESS_MS });

/** More than there are buttons on any table. */
const MOST_TABS = 400;

/** Walks with the tab key until the button has the focus, then presses it: there is no pointer at all. */
export const keyboard =
  (page: Page): Press =>
  async (target) => {
    const wanted = await target.elementHandle({ timeout: PRESS_MS });
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) {
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not get to ${String(target)}`);
  };

/** Far more than the page takes to draw what follows, and to say where one goes on. */
const SETTLED_MS = 10_000;

/** The focus is somewhere: who uses a keyboard can go on from there. */
export const hasFocus = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => document.activeElement !== null && document.activeElement !== document.body,
      null,
      {
        timeout: SETTLED_MS,
      },
    )
    .then(
      () => true,
      () => false,
    );
