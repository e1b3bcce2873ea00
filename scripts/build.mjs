// Builds what is published: the engine's JavaScript and declarations, the bundled command line and the web app.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildBundles } from './lib/bundles.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/paths.mjs';

ensureInstall();

rmSync(join(root, 'packages/engine/dist'), { recursive: true, force: true });
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-b', 'packages/engine/tsconfig.lib.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

await buildBundles();
console.log('Built packages/engine/dist, apps/cli/dist/keyflower.mjs and apps/web/dist');
