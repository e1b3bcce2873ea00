// `npm run dev`: like `npm start`, but bundles and starts again whenever a source file changes.
import { spawn } from 'node:child_process';
import { ensureInstall } from './lib/ensure-install.mjs';
import { cliBundle, defaultCommand } from './lib/paths.mjs';

ensureInstall();
const esbuild = await import('esbuild');
const { cliBundleOptions } = await import('./lib/cli-bundle.mjs');

const given = process.argv.slice(2);
const command = given.length > 0 ? given : defaultCommand();
/** @type {import('node:child_process').ChildProcess | undefined} */
let child;

async function restart() {
  if (child && child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  console.error(`\n[dev] keyflower ${command.join(' ')}   (starts again on every change; Ctrl-C ends)`);
  child = spawn(process.execPath, [cliBundle, ...command], { stdio: 'inherit' });
}

const context = await esbuild.context({
  ...cliBundleOptions,
  plugins: [
    {
      name: 'restart',
      setup(build) {
        build.onEnd(async ({ errors }) => {
          if (errors.length === 0) await restart();
        });
      },
    },
  ],
});
await context.watch();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, async () => {
    child?.kill('SIGTERM');
    await context.dispose();
    process.exit(0);
  });
}
