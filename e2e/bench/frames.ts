import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { name?: string };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const TASK = 'RunTask';
/** The end of a frame on the main thread: the commit to the compositor. */
const FRAME_END = 'Commit';

/** Main-thread work per frame, in milliseconds. */
function workPerFrame(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const isMain = ({ name, args }: TraceEvent): boolean =>
    name === 'thread_name' && args?.name === 'CrRendererMain';
  const endsIn = (events: readonly TraceEvent[]): number[] =>
    events.filter(({ name }) => name === FRAME_END).map(({ ts }) => ts);
  const threads = traceEvents
    .filter(isMain)
    .map((main) => traceEvents.filter(({ pid, tid }) => pid === main.pid && tid === main.tid));
  const events = threads.sort((a, b) => endsIn(b).length - endsIn(a).length)[0] ?? [];
  const ends = endsIn(events).sort((a, b) => a - b);
  const work = ends.map(() => 0);
  for (const { name, ts, dur = 0 } of events) {
    if (name !== TASK) continue;
    const frame = ends.findIndex((end) => end >= ts);
    if (frame >= 0) work[frame]! += dur / 1000;
  }
  return work;
}

/** Drags and zooms the large village for a while, and returns the work per frame. */
export async function panAndZoom(browser: Browser, page: Page): Promise<number[]> {
  const box = (await page.locator('.village-view').boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const corner = { x: box.x + 12, y: box.y + box.height - 12 };
  await page.mouse.move(middle.x, middle.y);
  await browser.startTracing(page, { categories: CATEGORIES });
  for (let i = 0; i < 30; i++) {
    await page.mouse.wheel(0, i < 15 ? -60 : 60);
    await page.waitForTimeout(16);
  }
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  for (let i = 0; i < 90; i++) {
    await page.mouse.move(corner.x + 120 * Math.sin(i / 9), corner.y - 60 * Math.abs(Math.sin(i / 14)));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  return workPerFrame(await browser.stopTracing());
}
