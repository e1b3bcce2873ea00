import type { Page } from '@playwright/test';
import type { Watched } from './reading.ts';

/** One way to press a button of the last reading, given by its index. */
export type Press = (page: Page, index: number) => Promise<void>;

interface Point {
  x: number;
  y: number;
}

/** Runs in the page: a point of the button that nothing else covers, once it does not move; null if there is none. */
async function freePoint(index: number): Promise<Point | null> {
  const button = (window as Watched).seenButtons![index]!;
  const placeOf = (): string => JSON.stringify(button.getBoundingClientRect());
  const settled = async (): Promise<void> => {
    for (let before = ''; before !== placeOf(); ) {
      before = placeOf();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  };
  const find = (): Point | undefined => {
    const { left, top, width, height } = button.getBoundingClientRect();
    // Goods can cover the middle of a small tile: players then aim below it, or beside it.
    return [
      [0.5, 0.5],
      [0.5, 0.85],
      [0.8, 0.5],
      [0.2, 0.5],
    ]
      .map(([across, down]) => ({ x: left + width * across!, y: top + height * down! }))
      .find(({ x, y }) => button.contains(document.elementFromPoint(x, y)));
  };
  await settled();
  const free = find();
  if (free) return free;
  button.scrollIntoView({ block: 'center', inline: 'center' });
  await settled();
  return find() ?? null;
}

/** A busy machine may take several attempts to scroll a button into view. */
const MOST_TRIES = 50;
const RETRY_MS = 100;

async function aimAt(page: Page, index: number): Promise<Point> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const point = await page.evaluate(freePoint, index);
    if (point) return point;
    await page.waitForTimeout(RETRY_MS);
  }
  throw new Error('it is covered by something else');
}

export const mouse: Press = async (page, index) => {
  const { x, y } = await aimAt(page, index);
  await page.mouse.click(x, y);
};

export const finger: Press = async (page, index) => {
  const { x, y } = await aimAt(page, index);
  await page.touchscreen.tap(x, y);
};

/**
 * Runs in the page: how many elements the focus has to move to get to the button, negative backwards; null if it
 * cannot be reached by Tab.
 */
function tabsTo(index: number): number | null {
  const button = (window as Watched).seenButtons![index]!;
  if (document.activeElement === button) return 0;
  const order = [...document.querySelectorAll<HTMLElement | SVGElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  ) as Element[];
  const to = order.indexOf(button);
  return to < 0 ? null : to - (document.activeElement ? order.indexOf(document.activeElement) : -1);
}

/** Where the order in the document is not that of the keys, the rest is counted again. */
const MOST_CORRECTIONS = 20;

/** Tabs until the button has the focus, then presses Enter, without any pointer. */
export const keyboard: Press = async (page, index) => {
  for (let corrections = 0; corrections < MOST_CORRECTIONS; corrections++) {
    const tabs = await page.evaluate(tabsTo, index);
    if (tabs === 0) return page.keyboard.press('Enter');
    if (tabs === null) break;
    if (tabs < 0) await page.keyboard.down('Shift');
    // The key is held, and repeats without waiting: waiting for each move would take most of a game's time.
    await Promise.all(Array.from({ length: Math.abs(tabs) }, () => page.keyboard.down('Tab')));
    await page.keyboard.up('Tab');
    if (tabs < 0) await page.keyboard.up('Shift');
  }
  throw new Error('the keyboard does not get there');
};
