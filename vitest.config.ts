import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const full = process.env.KEYFLOWER_TEST_FULL === '1';

export default defineConfig({
  // Workspace packages are read from their TypeScript sources: nothing has to be built before the tests.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: full ? 600_000 : 60_000,
    hookTimeout: full ? 600_000 : 60_000,
  },
});
