import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { bundledPackages } from './scripts/lib/test-bundle.mjs';
import { FULL } from './scripts/testing/full.ts';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import { SHORT_LIVED } from './scripts/testing/short-lived.mjs';

/** Only the sources tell which tests depend on a file: `npm run check` asks for them. */
const plugins = process.env.KEYFLOWER_TEST_SOURCES === '1' ? [] : [await bundledPackages()];

export default defineConfig({
  plugins,
  // Workspace packages are read from their TypeScript sources: nothing has to be built before the tests.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // Far more than anything takes: a busy machine must not make a test fail.
    testTimeout: FULL ? 1_800_000 : 300_000,
    hookTimeout: FULL ? 1_800_000 : 300_000,
    // Each worker loads all modules again. Short tests wait for processes and sockets more than they compute.
    maxWorkers: availableParallelism() + (FULL ? 0 : 2),
    // Files of one worker share their modules: loading the engine for each would take longer than most tests. A test
    // that changes the state of a module, such as the session of the page, restores it.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    globalSetup: 'scripts/testing/postgres.ts',
    execArgv: SHORT_LIVED,
    include: ['{packages,apps}/*/{src,test,training,puzzles}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
