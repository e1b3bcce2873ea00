import { join } from 'node:path';
import { defaultClientConditions } from 'vite';

const source = join(import.meta.dirname, 'src');

/**
 * What development and release share.
 *
 * @type {import('vite').InlineConfig}
 */
const shared = {
  configFile: false,
  root: source,
  // Files that keep their names: they are asked for by name, or before anything else is known.
  publicDir: join(import.meta.dirname, 'public'),
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  logLevel: 'warn',
};

/**
 * Scripts that keep their names: a browser knows a service worker by it, and the page starts the other as a thread.
 *
 * @type {Readonly<Record<string, string>>}
 */
const WORKERS = { 'sw.js': '/sw.ts', 'advisor.js': '/panels/decision/advisor.ts' };

/** @type {import('vite').BuildEnvironmentOptions} */
const build = {
  outDir: join(import.meta.dirname, 'dist'),
  write: false,
  target: 'es2022',
  // Everything that a page loads is a file of ours, as the content security policy says.
  assetsInlineLimit: 0,
  modulePreload: false,
  // Nothing is rewritten for older browsers.
  cssTarget: 'esnext',
  reportCompressedSize: false,
};

/**
 * The page and each script that is loaded by its name, one build after the other.
 *
 * @returns {import('vite').InlineConfig[]}
 */
export function releaseConfigs() {
  // Scripts and styles carry their content's hash in their names, so that a browser may keep them for good.
  const names = {
    entryFileNames: 'assets/[name]-[hash].js',
    /** @param {import('vite').Rolldown.PreRenderedChunk} chunk */
    chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '' : 'shared-'}[name]-[hash].js`,
    assetFileNames: 'assets/[name]-[hash][extname]',
  };
  const page = { input: { main: join(source, 'index.html') }, output: names };
  const workers = Object.entries(WORKERS).map(([file, path]) => ({
    input: join(source, path),
    output: { entryFileNames: file, codeSplitting: false },
  }));
  // A slow machine is no reason for a warning.
  const checks = { bundlerTimings: false };
  return [page, ...workers].map((options) => ({
    ...shared,
    build: { ...build, rolldownOptions: { ...options, checks } },
  }));
}

/**
 * The page with hot reload; everything about games is asked from the server at `api`.
 *
 * @param {{ api: string, port: number }} where
 * @returns {import('vite').InlineConfig}
 */
export function developmentConfig({ api, port }) {
  const proxied = { target: api, ws: true };
  return {
    ...shared,
    appType: 'spa',
    server: { port, proxy: { '/api': proxied, '/healthz': proxied, '/metrics': proxied } },
    plugins: [
      {
        name: 'workers-by-name',
        configureServer({ middlewares }) {
          middlewares.use((request, _response, next) => {
            request.url = WORKERS[request.url?.slice(1) ?? ''] ?? request.url;
            next();
          });
        },
      },
    ],
  };
}
