import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBundles } from './lib/bundles.mjs';
import { root } from './lib/paths.mjs';
import { FULL } from './testing/full.ts';

const folder = mkdtempSync(join(tmpdir(), 'keyflower-release-'));
const key = join(folder, 'key');
const out = join(folder, 'release');
const sums = (of: string): string => readFileSync(join(of, 'SHA256SUMS'), 'utf8');

function release(to: string, from = root): void {
  execFileSync(process.execPath, [join(from, 'scripts/release.mjs'), '--out', to, '--as-built'], {
    env: { ...process.env, KEYFLOWER_RELEASE_KEY: key },
  });
}

beforeAll(async () => {
  await ensureBundles();
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'keyflower', '-f', key]);
  release(out);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has a package, a list of components, checksums and a signature', () => {
  expect(readdirSync(out).sort()).toEqual([
    'SHA256SUMS',
    'SHA256SUMS.sig',
    'keyflower-0.1.0.tgz',
    'sbom.cdx.json',
  ]);
  expect(spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: out }).status).toBe(0);
  const { components } = JSON.parse(readFileSync(join(out, 'sbom.cdx.json'), 'utf8')) as {
    components: { purl: string; licenses?: unknown[] }[];
  };
  const names = components.map(({ purl }) => purl);
  expect(names).toEqual(expect.arrayContaining([expect.stringContaining('pkg:npm/libsql@')]));
  expect(names.filter((name) => name.includes('vitest'))).toEqual([]);
});

it('has no trace of the machine', () => {
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['xzf', join(out, 'keyflower-0.1.0.tgz')], { cwd: unpacked });
  expect(spawnSync('grep', ['-rlF', root, unpacked], { encoding: 'utf8' }).stdout).toBe('');
});

it('has the licences of what is bundled', () => {
  const licences = execFileSync('tar', ['xzOf', join(out, 'keyflower-0.1.0.tgz'), 'package/LICENCES.txt'], {
    encoding: 'utf8',
  });
  for (const name of ['fastify', 'preact', 'zod']) expect(licences).toMatch(new RegExp(`^${name}$`, 'm'));
  expect(licences).toContain('Permission is hereby granted');
  expect(licences).not.toMatch(/^vitest$/m);
});

it.runIf(FULL)('is the same again', () => {
  const again = join(folder, 'again');
  release(again);
  expect(sums(again)).toBe(sums(out));
});

it.runIf(FULL)('is the same when it is built in another folder', () => {
  const copy = join(folder, 'copy');
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n'))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  // Links of the workspaces are relative: the copy leads to the copied sources.
  execFileSync('cp', ['-a', join(root, 'node_modules'), join(copy, 'node_modules')]);
  execFileSync(process.execPath, [join(copy, 'scripts/build.mjs')]);
  const elsewhere = join(folder, 'elsewhere');
  release(elsewhere, copy);
  expect(sums(elsewhere)).toBe(sums(out));
});

it('is signed by a key that everyone can check, and a changed checksum is noticed', () => {
  const signers = join(folder, 'signers');
  writeFileSync(signers, `keyflower ${readFileSync(`${key}.pub`, 'utf8')}`);
  const check = (input: string): number | null =>
    spawnSync(
      'ssh-keygen',
      [
        '-Y',
        'verify',
        '-f',
        signers,
        '-I',
        'keyflower',
        '-n',
        'keyflower-release',
        '-s',
        join(out, 'SHA256SUMS.sig'),
      ],
      { input },
    ).status;
  expect(check(sums(out))).toBe(0);
  expect(check(sums(out).replace(/^./, (digit) => (digit === '0' ? '1' : '0')))).not.toBe(0);
});
