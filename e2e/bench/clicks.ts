import type { Locator, Page } from '@playwright/test';
import { pages as english } from '@keyflower/words/en/pages';
import { Board } from '../support/board.ts';

export interface Click {
  what: string;
  ms: number;
}

declare global {
  interface Window {
    paints: Click[];
  }
}

const GONE_MS = 1000;
const SETTLED_MS = 150;
/** The pointer rests on the target before pressing, and presses for a moment. */
const ARRIVES_MS = 120;
const PRESSES_MS = 70;

/** From a click to the frame that shows its effect. */
async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.paints = [];
    const channel = new MessageChannel();
    let clicked = 0;
    let what = '';
    // A message posted within a frame arrives when that frame is painted.
    channel.port1.addEventListener('message', () =>
      window.paints.push({ what, ms: performance.now() - clicked }),
    );
    channel.port1.start();
    addEventListener(
      'click',
      ({ timeStamp, target }) => {
        clicked = timeStamp;
        const pressed =
          target instanceof Element ? target.closest('button, [role=button], [role=tab]') : null;
        what = pressed?.getAttribute('data-act') ?? pressed?.getAttribute('class') ?? 'something';
        requestAnimationFrame(() => channel.port2.postMessage(null));
      },
      { capture: true },
    );
  });
}

/** Clicks many elements of a table, none of which sends anything, and returns the time each took to show. */
export async function clickTimes(page: Page, rounds: number): Promise<Click[]> {
  const board = new Board(page, english);
  await board.ready();
  await watchPaints(page);
  const press = async (target: Locator): Promise<void> => {
    if (!(await target.isVisible()) || !(await target.isEnabled())) return;
    // Another tile's card, for example, may lie above it: close it first.
    await target.click({ trial: true, timeout: 600 }).catch(() => page.keyboard.press('Escape'));
    // Escape may have closed what the target belongs to.
    const box = await target.boundingBox({ timeout: GONE_MS }).catch(() => null);
    if (!box) return;
    // Dispatched without Playwright's checks, which would cost time in the page.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(ARRIVES_MS);
    await page.mouse.down();
    await page.waitForTimeout(PRESSES_MS);
    await page.mouse.up();
    await page.waitForTimeout(SETTLED_MS);
  };
  const close = (): Promise<void> => page.keyboard.press('Escape');
  const tiles = board.market.getByRole('button');
  const plots = board.village.getByRole('button', { name: /:/ });
  const stacks = board.screen.getByRole('button');
  const villages = page.getByRole('button', { name: /^Show .*’s village/ });
  for (let round = 0; round < rounds; round++) {
    await press(tiles.nth(round % (await tiles.count())));
    await close();
    await press(board.biddable.nth(round % Math.max(1, await board.biddable.count())));
    await press(board.menu.getByRole('button').first());
    await press(board.answer(english.now.more));
    await press(board.answer(english.now.cancel));
    await press(plots.nth(round % Math.max(1, await plots.count())));
    await close();
    await press(stacks.nth(round % Math.max(1, await stacks.count())));
    await close();
    await press(villages.nth(round % Math.max(1, await villages.count())));
    await press(page.getByRole('button', { name: english.village.back }));
    await press(page.getByRole('tab').nth(round % 3));
  }
  return page.evaluate(() => window.paints);
}
