import type { Locator, Page } from '@playwright/test';

/** One way to press an element. */
export type Press = (target: Locator) => Promise<void>;

/** After this time, check whether the button is still there. */
const PRESS_MS = 5000;

/** Goods can cover the middle of a small tile: players then aim below it. */
async function lowerPart(target: Locator): Promise<{ position?: { x: number; y: number } }> {
  const box = await target.boundingBox({ timeout: PRESS_MS });
  return box ? { position: { x: box.width / 2, y: box.height * 0.85 } } : {};
}

const AIM_MS = PRESS_MS / 2;

export const mouse: Press = async (target) => {
  try {
    await target.click({ timeout: AIM_MS });
  } catch {
    await target.click({ timeout: AIM_MS, ...(await lowerPart(target)) });
  }
};

export const finger: Press = async (target) => {
  try {
    await target.tap({ timeout: AIM_MS });
  } catch {
    await target.tap({ timeout: AIM_MS, ...(await lowerPart(target)) });
  }
};

/** More than there are buttons on any table. */
const MOST_TABS = 400;

/** Tabs until the button has the focus, then presses Enter, without any pointer. */
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

/** Far more than the page takes to render and to move the focus. */
const SETTLED_MS = 10_000;

/** Whether any element has the focus, so that a keyboard user can continue from there. */
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
