// Runs in a real browser: `npm run e2e` (the browser tests), `npm run shots` (screenshots of every screen) and
// `npm run bench:web` (speed). `--as-built` uses the existing install and
// bundles.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBundles } from './lib/bundles.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/paths.mjs';

const [what, ...given] = process.argv.slice(2);
const rest = given.filter((arg) => arg !== '--as-built');

const PROGRAMS = {
  tests: ['node_modules/@playwright/test/cli.js', 'test'],
  shots: ['node_modules/tsx/dist/cli.mjs', 'e2e/shots/main.ts'],
  bench: ['node_modules/tsx/dist/cli.mjs', 'e2e/bench/main.ts'],
};

if (!given.includes('--as-built')) {
  ensureInstall();
  await ensureBundles();
}
// Imported only now, because it needs the installed dependencies.
const { ensureChromium, missingChromium } = await import('./lib/chromium.mjs');
const found = ensureChromium();
if (found) process.env.CHROMIUM_PATH = found;
else {
  console.error(`\n${'!'.repeat(80)}\n${missingChromium()}\n${'!'.repeat(80)}\n`);
  if (what !== 'tests' || process.env.KEYFLOWER_BROWSER_REQUIRED === '1') process.exit(1);
  console.error('THE BROWSER TESTS ARE SKIPPED.');
  // `--list` reports every test as skipped.
  rest.push('--list');
}

const { bundleForTests } = await import('./lib/test-bundle.mjs');
await bundleForTests();
const bundled = pathToFileURL(join(root, 'scripts/lib/bundled-modules.mjs')).href;

const [program, ...first] = PROGRAMS[what];
const { status } = spawnSync(process.execPath, [join(root, program), ...first, ...rest], {
  cwd: root,
  env: {
    ...process.env,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=source --import=${bundled}`,
  },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
