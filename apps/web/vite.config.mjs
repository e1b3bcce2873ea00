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

/** The service worker, which browsers know by its address. */
const SERVICE_WORKER = { file: 'sw.js', source: '/service-worker/index.ts' };

// Scripts and styles carry their content's hash in their names, so that a browser may keep them for good.
const NAMES = {
  entryFileNames: 'assets/[name]-[hash].js',
  /** @param {import('vite').Rolldown.PreRenderedChunk} chunk */
  chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '' : 'shared-'}[name]-[hash].js`,
  assetFileNames: 'assets/[name]-[hash][extname]',
};

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
 * The page with its threads, and the service worker.
 *
 * @returns {import('vite').InlineConfig[]}
 */
export function releaseConfigs() {
  const page = { input: { main: join(source, 'index.html') }, output: NAMES };
  const serviceWorker = {
    input: join(source, SERVICE_WORKER.source),
    output: { entryFileNames: SERVICE_WORKER.file, codeSplitting: false },
  };
  // A slow machine is no reason for a warning.
  const checks = { bundlerTimings: false };
  return [page, serviceWorker].map((options) => ({
    ...shared,
    worker: { format: 'es', rolldownOptions: { output: NAMES, checks } },
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
        name: 'service-worker-by-name',
        configureServer({ middlewares }) {
          middlewares.use((request, _response, next) => {
            if (request.url === `/${SERVICE_WORKER.file}`) request.url = SERVICE_WORKER.source;
            next();
          });
        },
      },
    ],
  };
}
