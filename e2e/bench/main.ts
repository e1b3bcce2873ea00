// `npm run bench:web`: speed and memory of a late table of six with The Farmers.
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/chromium.mjs';
import { cookieOf } from '../support/cookie.ts';
import { Server } from '../support/server.ts';
import { tableAt } from '../support/table-at.ts';
import { clickTimes } from './clicks.ts';
import { percentile, printTable, type Row } from './figures.ts';
import { panAndZoom } from './frames.ts';
import { heapAfter } from './memory.ts';
import { atLeast } from '../../scripts/testing/must.ts';

const SLOWER = 4;
const ROUNDS = 10;
const ms = (n: number): string => `${n.toFixed(1)} ms`;
const mb = (n: number): string => `${(n / 1e6).toFixed(1)} MB`;

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

const server = await Server.start();
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS });
const rows: Row[] = [];
let slowest = '';
try {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const { url, person } = await tableAt(server.url, { players: 6, farmers: 'all', until: 'winter' });
  await context.addCookies([cookieOf(person.cookie, url)]);
  const page = await context.newPage();
  await page.goto(url);

  await slowDown(page, SLOWER);
  const clicks = await clickTimes(page, ROUNDS);
  const times = clicks.map((click) => click.ms);
  const p95 = percentile(times, 95);
  const slow = `, processor ${SLOWER} times slower`;
  rows.push(
    {
      what: `click to paint${slow}, p50 of ${clicks.length}`,
      measured: ms(percentile(times, 50)),
      target: '',
      met: null,
    },
    { what: `click to paint${slow}, p95`, measured: ms(p95), target: 'under 100 ms', met: p95 < 100 },
  );
  slowest = [...clicks]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 12)
    .map((click) => `${click.what} ${ms(click.ms)}`)
    .join(', ');
  const slowFrames = await panAndZoom(browser, page);
  await slowDown(page, 1);
  const frames = await panAndZoom(browser, page);
  rows.push(
    {
      what: `pan and zoom, work per frame, median of ${frames.length}`,
      measured: ms(percentile(frames, 50)),
      target: 'under 4 ms',
      met: percentile(frames, 50) < 4,
    },
    {
      what: 'pan and zoom, work per frame, p95',
      measured: ms(percentile(frames, 95)),
      target: 'under 4 ms',
      met: percentile(frames, 95) < 4,
    },
    {
      what: `pan and zoom, work per frame${slow}, median`,
      measured: ms(percentile(slowFrames, 50)),
      target: '',
      met: null,
    },
  );
  await context.close();

  const [early, late] = atLeast(2, await heapAfter(await browser.newPage(), server.url, [30, 300]));
  const grown = (from: number, to: number): Pick<Row, 'measured' | 'target' | 'met'> => ({
    measured: `${mb(from)}, ${mb(to)} (${((to / from - 1) * 100).toFixed(0)} %)`,
    target: 'within 20 %',
    met: to / from - 1 < 0.2,
  });
  rows.push(
    { what: 'heap after 30 and 300 actions', ...grown(early.all, late.all) },
    { what: 'the same without compiled code', ...grown(early.all - early.code, late.all - late.code) },
  );
} finally {
  await browser.close();
  await server.end();
}
printTable(rows);
console.log(`\nThe slowest clicks: ${slowest}`);
