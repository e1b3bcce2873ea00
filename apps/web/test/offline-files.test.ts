import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Build } from '../src/service-worker/scope.ts';
import { ensureBundles } from '../../../scripts/lib/bundles.mjs';
import { webRoot } from '../../../scripts/lib/paths.mjs';
import { must } from '../../../scripts/testing/must.ts';

await ensureBundles();
const text = readFileSync(join(webRoot, 'sw.js'), 'utf8');
const build = JSON.parse(must(/^self\.BUILD=(.*);$/m.exec(text)![1])) as Build;
const page = readFileSync(join(webRoot, 'index.html'), 'utf8');

test('the service worker names files of the build only, and all that the page begins with', () => {
  const files = [...build.files, ...build.rest];
  expect(files.filter((path) => !existsSync(join(webRoot, path)))).toEqual([]);
  const first = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => must(path));
  expect(first.length).toBeGreaterThan(3);
  expect(first.filter((path) => !files.includes(path))).toEqual([]);
});

test('the page is the one that the service worker expects', () => {
  expect(build.page).toBe(createHash('sha256').update(page).digest('hex'));
});

test('only the weights of the strongest bot are left for later', () => {
  expect(build.rest).toEqual([expect.stringMatching(/packed-weights/)]);
  expect(build.files.some((path) => path.includes('bot-worker'))).toBe(true);
});

test('the service worker does more than to name files', () => {
  for (const kind of ['install', 'fetch', 'push', 'notificationclick'])
    expect(text).toMatch(new RegExp(`addEventListener\\([\`'"]${kind}[\`'"]`));
});
