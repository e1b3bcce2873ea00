// `npm start`: bundles everything and starts the server. `npm start -- <args>` runs `keyflower <args>`.
import { spawn } from 'node:child_process';
import { ensureBundles } from './lib/bundles.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { cliBundle, defaultCommand } from './lib/paths.mjs';

ensureInstall();
await ensureBundles();

const given = process.argv.slice(2);
const child = spawn(process.execPath, [cliBundle, ...(given.length > 0 ? given : defaultCommand)], {
  stdio: 'inherit',
});
// Ctrl-C reaches the whole foreground process group: the command handles it, this script only waits.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
