import { spawnSync } from 'node:child_process';
import {
  accessSync,
  appendFileSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBundles } from '../../../scripts/lib/bundles.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { FULL } from '../../../scripts/testing/full.ts';

const STUB = 'apps/cli/bin/keyflower.mjs';
const COPIED = ['apps', 'packages', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const LEFT_OUT = ['dist', 'node_modules', 'test'];

/** Copies the repository as it is after `npm ci`: sources and installed packages, nothing built. */
function copyUnbuilt(copy: string): void {
  for (const part of COPIED)
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !LEFT_OUT.includes(basename(path)),
    });
  // Not one link to the whole folder: the build cache and the links to workspaces must be the copy's own.
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@keyflower'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache' && name !== '@keyflower')
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  for (const workspaces of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, workspaces)))
      symlinkSync(join(copy, workspaces, name), join(modules, '@keyflower', name), 'junction');
}

/** The quick run gets a build by copying it: `npm test` has built everything before. */
async function copyBuild(copy: string): Promise<void> {
  await ensureBundles();
  for (const part of ['apps/cli/dist', 'apps/web/dist'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  // Later than the folders of the copy, which are as new as the copy.
  mkdirSync(join(copy, 'node_modules/.cache'));
  writeFileSync(join(copy, 'node_modules/.cache/bundles-built-at'), String(Date.now()));
}

describe('npx keyflower after npm ci', () => {
  const copy = mkdtempSync(join(tmpdir(), 'keyflower-'));
  const bundle = join(copy, 'apps/cli/dist/keyflower.mjs');
  const run = () =>
    spawnSync(process.execPath, [join(copy, STUB), '--version'], { cwd: copy, encoding: 'utf8' });
  const { version } = JSON.parse(readFileSync(join(root, 'apps/cli/package.json'), 'utf8')) as {
    version: string;
  };
  const printed = new RegExp(`^keyflower ${version} [^\\n]*\\n$`);

  beforeAll(async () => {
    copyUnbuilt(copy);
    if (!FULL) await copyBuild(copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is the committed stub', () => {
    const command = join(root, 'node_modules/.bin/keyflower');
    expect(realpathSync(command)).toBe(realpathSync(join(root, STUB)));
    expect(() => accessSync(command, constants.X_OK)).not.toThrow();
  });

  it.runIf(FULL)(
    'builds the command where nothing was built, and prints only what the command prints',
    () => {
      expect(existsSync(bundle)).toBe(false);
      const { status, stdout, stderr } = run();
      expect(stdout, stderr).toMatch(printed);
      expect(status).toBe(0);
      expect(existsSync(bundle)).toBe(true);
    },
  );

  it('keeps the build while no source has changed', () => {
    const { mtimeMs } = statSync(bundle);
    expect(run().stdout).toMatch(printed);
    expect(statSync(bundle).mtimeMs).toBe(mtimeMs);
  });

  it('fails where a source has changed and does not build, instead of running the old build', () => {
    appendFileSync(join(copy, 'apps/cli/src/keyflower.ts'), '\nconst = ;\n');
    const { status, stdout, stderr } = run();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('apps/cli/src/keyflower.ts');
  });
});
