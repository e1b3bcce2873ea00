// Finds the browser that the browser tests, the screenshots and the measurements run in.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './paths.mjs';

/** The headless shell comes first: it needs an eighth less CPU time than the whole browser. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Playwright disables: only the last list on a command line counts. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the address bar. Every new window loads them, which costs a second of CPU time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Processes for other sites, and one in reserve. Each page would start one more than it needs. */
const PROCESSES = ['SpareRendererForSitePerProcess', 'IsolateOrigins', 'site-per-process'];

/** No requests to servers other than ours, and no sandbox, so that root can start it. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-site-isolation-trials',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR, ...PROCESSES].join(',')}`,
];

/** The path of a Chromium, preferably that in CHROMIUM_PATH; null if there is none. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return existsSync(wanted) ? wanted : null;
  return [...PLACES, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** A Chromium, installed if necessary: Playwright's own, or the system's package. Null if neither is available. */
export function ensureChromium() {
  return (
    findChromium() ?? (process.env.CHROMIUM_PATH ? null : (installFromPlaywright() ?? installFromSystem()))
  );
}

/** Why there is none, and what to do about it. */
export const missingChromium = () =>
  process.env.CHROMIUM_PATH
    ? `There is no browser at CHROMIUM_PATH (${process.env.CHROMIUM_PATH}).`
    : 'No Chromium was found, and none could be installed. Please install Chromium or Google Chrome, or name one in the variable CHROMIUM_PATH.';

const MOST_DOWNLOAD_MS = 300_000;

function installFromPlaywright() {
  console.error('Installing Chromium (playwright install chromium), once per machine ...');
  spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: MOST_DOWNLOAD_MS,
  });
  const installed = findChromium();
  // The downloaded browser may lack system libraries.
  return installed && spawnSync(installed, ['--version'], { stdio: 'ignore' }).status === 0
    ? installed
    : null;
}

function installFromSystem() {
  const apt = '/usr/bin/apt-get';
  if (process.getuid?.() !== 0 || !existsSync(apt)) return null;
  console.error('Installing Chromium with apt-get, once per machine ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => spawnSync(apt, args, { env, encoding: 'utf8' });
  const updated = run('update');
  if (updated.status !== 0) {
    console.error(`apt-get update failed:\n${updated.stdout}${updated.stderr}`);
    return null;
  }
  // Not every release of Debian and Ubuntu has the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { status, stdout, stderr } = run('install', '-y', '--no-install-recommends', name);
    if (status === 0) break;
    console.error(`apt-get install ${name} failed:\n${stdout}${stderr}`);
  }
  return findChromium();
}
