// `npm run dev`: like `npm start`, but bundles and starts again whenever a source file changes.
import { spawn } from 'node:child_process';
import { ensureInstall } from './lib/ensure-install.mjs';
import { cliBundle, defaultCommand } from './lib/paths.mjs';

ensureInstall();
const esbuild = await import('esbuild');
const { cliBundleOptions, serverBundleOptions } = await import('./lib/cli-bundle.mjs');
const { buildWeb, pageBundleOptions, workerBundleOptions } = await import('./lib/web-bundle.mjs');

/** One save may change several bundles: they are waited for before anything starts. */
const QUIET_MS = 200;

const given = process.argv.slice(2);
const command = given.length > 0 ? given : defaultCommand;
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

function restartSoon() {
  clearTimeout(soon);
  soon = setTimeout(restart, QUIET_MS);
}

/** @param {import('esbuild').BuildOptions} options */
function watched(options, then) {
  const plugin = {
    name: 'then',
    /** @param {import('esbuild').PluginBuild} build */
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length === 0) await then();
      });
    },
  };
  return esbuild.context({ ...options, plugins: [...(options.plugins ?? []), plugin] });
}

const contexts = await Promise.all([
  watched(cliBundleOptions, restartSoon),
  watched(serverBundleOptions, restartSoon),
  // Pages are read from disk at every request: nothing has to start again.
  watched(pageBundleOptions, buildWeb),
  watched(workerBundleOptions, buildWeb),
]);
await Promise.all(contexts.map((context) => context.watch()));

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, async () => {
    child?.kill('SIGTERM');
    await Promise.all(contexts.map((context) => context.dispose()));
    process.exit(0);
  });
}
