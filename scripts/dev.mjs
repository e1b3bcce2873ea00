// `npm run dev`: the web app with hot reload, and the server, which restarts when one of its sources changes.
// `npm run dev -- <args>` runs `keyflower <args>` instead of the server.
import { spawn } from 'node:child_process';
import { ensureInstall } from './lib/ensure-install.mjs';
import { cliBundle, defaultCommand } from './lib/paths.mjs';

ensureInstall();
const esbuild = await import('esbuild');
const { createServer } = await import('vite');
const { developmentConfig } = await import('../apps/web/vite.config.mjs');
const { cliBundleOptions } = await import('./lib/cli-bundle.mjs');

const PAGE_PORT = 8080;
const SERVER_PORT = 8081;
/** Several files may be saved at once: wait for all of them before restarting. */
const QUIET_MS = 200;

const given = process.argv.slice(2);
const command = given.length > 0 ? given : [...defaultCommand, `--port=${SERVER_PORT}`];
/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
/** @type {NodeJS.Timeout | undefined} */
let soon;

async function restart() {
  if (child && child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  console.error(`\n[dev] keyflower ${command.join(' ')}   (starts again on every change; Ctrl-C ends)`);
  child = spawn(process.execPath, [cliBundle, ...command], { stdio: 'inherit' });
}

const restartSoon = {
  name: 'restart-soon',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return;
      clearTimeout(soon);
      soon = setTimeout(restart, QUIET_MS);
    });
  },
};

const bundling = await esbuild.context({ ...cliBundleOptions, plugins: [restartSoon] });
await bundling.watch();

const page =
  given.length > 0
    ? undefined
    : await createServer(developmentConfig({ api: `http://127.0.0.1:${SERVER_PORT}`, port: PAGE_PORT }));
await page?.listen();
if (page) console.error(`[dev] the page, with hot reload: ${page.resolvedUrls?.local[0]}`);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, async () => {
    child?.kill('SIGTERM');
    await Promise.all([bundling.dispose(), page?.close()]);
    process.exit(0);
  });
}
