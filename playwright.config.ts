import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/lib/chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  // One browser and one server at a time: whole games on two cores leave no room for more.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'e2e-results',
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/playwright.json' }]],
  use: {
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS },
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // Recording costs time at every step: only who looks for a mistake wants it.
    trace: process.env.KEYFLOWER_TRACE === '1' ? 'retain-on-failure' : 'off',
  },
});
