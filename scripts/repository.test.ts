import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedPackages } from './docs/licences-page.ts';
import { root } from './lib/paths.mjs';
import { must } from './testing/must.ts';

const IGNORED = new Set(['node_modules', 'dist', 'coverage', '.git']);

function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : filesBelow(path, pattern);
    return pattern.test(entry.name) ? [path] : [];
  });
}

const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(text(path));

describe('the documents', () => {
  it('link only to files that exist', () => {
    const broken = filesBelow('.', /\.md$/).flatMap((page) =>
      [...text(page).matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
        .map(([, target]) => must(target))
        .filter((target) => !/^[a-z]+:/.test(target))
        .filter((target) => !existsSync(join(root, dirname(page), target)))
        .map((target) => `${page}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('number every rule once', () => {
    const ids = [...text('docs/rules/README.md').matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(90);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('contain every rule that code, tests or other pages cite', () => {
    const known = new Set(text('docs/rules/README.md').match(/\b[A-Z]+-\d+\b/g));
    const families = [...new Set([...known].map((id) => id.split('-')[0]))].join('|');
    const cited = new RegExp(`(?<![\\w-])(?:${families})-\\d+(?![\\w-])`, 'g');
    const unknown = filesBelow('.', /\.(ts|mts|mjs|md|json|jsonl)$/).flatMap((path) =>
      (text(path).match(cited) ?? []).filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the lock files', () => {
  const locks = filesBelow('.', /^package-lock\.json$/);

  it('name no registry', () => {
    for (const lock of locks) expect(text(lock), lock).not.toMatch(/"resolved": "[a-z+]+:/);
  });

  it('list the native bindings of every platform', () => {
    const packages: Record<string, { optionalDependencies?: Record<string, string> }> =
      json('package-lock.json').packages;
    for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
      const natives = Object.keys(optionalDependencies).filter((name) => /linux|darwin|win32/.test(name));
      const missing = natives.filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      );
      expect(missing, path).toEqual([]);
    }
  });
});

describe('the supply chain', () => {
  it('has only licences that allow anyone to run, change and pass on the product', () => {
    const fine = [
      'MIT',
      'MIT-0',
      'ISC',
      'BSD-2-Clause',
      'BSD-3-Clause',
      'Apache-2.0',
      'BlueOak-1.0.0',
      '0BSD',
      'Python-2.0',
    ];
    // Used unchanged, as a separate package: its own files stay under it.
    const asIs = ['web-push'];
    const others = installedPackages().filter(
      ({ name, licence }) => !fine.includes(licence) && !asIs.includes(name),
    );
    expect(installedPackages().length).toBeGreaterThan(50);
    expect(others).toEqual([]);
  });

  it('names every action of a workflow by its commit', () => {
    const used = filesBelow('.github', /\.ya?ml$/).flatMap((path) =>
      [...text(path).matchAll(/uses: *(\S+)/g)].map(([, action]) => must(action)),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });
});

describe('the engine package', () => {
  const manifest = json('packages/engine/package.json');

  it('has no runtime dependency', () => {
    expect(manifest.dependencies ?? {}).toEqual({});
    expect(manifest.peerDependencies ?? {}).toEqual({});
  });

  it('imports nothing but its own files', () => {
    const foreign = filesBelow('packages/engine/src', /(?<!\.test)\.ts$/).flatMap((path) =>
      [...text(path).matchAll(/(?:from|import\()\s*'([^']+)'/g)]
        .map(([, target]) => must(target))
        .filter((target) => !/^\.{1,2}\/.*\.ts$/.test(target) || escapes(path, target))
        .map((target) => `${path}: ${target}`),
    );
    expect(foreign).toEqual([]);
  });

  it('ships the licence of the repository', () => {
    expect(text('packages/engine/LICENSE')).toBe(text('LICENSE'));
  });
});

/** Whether an import leads out of the engine's source folder. */
function escapes(from: string, target: string): boolean {
  return relative('packages/engine/src', join(dirname(from), target)).startsWith('..');
}
