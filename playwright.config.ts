import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/lib/chromium.mjs';
import { browserReport } from './scripts/lib/reports.mjs';
import { FULL } from './scripts/testing/full.ts';

export default defineConfig({
  testDir: 'e2e',
  // Each worker has a browser and a server of its own.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Far more than anything takes: a busy machine must not make a test fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'e2e-results',
  reporter: [['list'], ['json', { outputFile: browserReport }]],
  use: {
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS },
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    // Drawing what moves costs time; some tests choose for themselves.
    contextOptions: { reducedMotion: FULL ? 'no-preference' : 'reduce' },
    // Storing the app takes time, and hides requests from tests that change them.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording costs time at every step.
    trace: process.env.KEYFLOWER_TRACE === '1' ? 'retain-on-failure' : 'off',
  },
});
