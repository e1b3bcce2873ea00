// Finds the browser that the browser tests, the screenshots and the measurements run in.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Nothing but our own server is ever asked for anything, and root may start it. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a Chromium is; null where there is none. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return existsSync(wanted) ? wanted : null;
  return PLACES.find((path) => existsSync(path)) ?? null;
}

const MISSING = process.env.CHROMIUM_PATH
  ? `There is no browser at CHROMIUM_PATH (${process.env.CHROMIUM_PATH}).`
  : 'Please install Chromium or Google Chrome, or name one in the variable CHROMIUM_PATH: the browser tests need it.';

/** A Chromium, installed first if this is a Debian machine of our own; throws a sentence if there is none. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const apt = '/usr/bin/apt-get';
  if (process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !existsSync(apt)) throw new Error(MISSING);
  console.error('Installing Chromium (apt-get install chromium), once per machine ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status, stdout, stderr } = spawnSync(apt, args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${MISSING}\napt-get ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
  const installed = findChromium();
  if (!installed) throw new Error(MISSING);
  return installed;
}
