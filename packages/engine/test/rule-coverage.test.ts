import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

it('every numbered rule is named by a test', () => {
  const rules = readFileSync(join(ROOT, 'docs/rules/README.md'), 'utf8');
  const ids = [...rules.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(90);
  // A name begins with its rule: `it('BID-5: a raise …'`. An expected refusal is the id alone and does not count.
  const named = new Set(
    testFiles(join(ROOT, 'packages/engine')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/[`'"]([A-Z]+-\d+)[:, ]/g)].map(([, id]) => id),
    ),
  );
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});
