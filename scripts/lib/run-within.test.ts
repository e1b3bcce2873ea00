import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runWithin } from './run-within.mjs';

const folder = mkdtempSync(join(tmpdir(), 'keyflower-within-'));
const options = { cwd: folder, env: process.env };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what ends in time gives its status', async () => {
  expect(await runWithin(1, ['-e', 'process.exit(3)'], options)).toBe(3);
  expect(await runWithin(1, ['-e', ''], options)).toBe(0);
});

test('what hangs is ended, with all that it started', async () => {
  const beats = `setInterval(() => require('node:fs').appendFileSync('beats', '.'), 20)`;
  const hangs = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(beats)}]); for (;;);`;
  expect(await runWithin(2 / 60, ['-e', hangs], options)).toBeNull();
  const beatsSoFar = (): number => statSync(join(folder, 'beats')).size;
  const atTheEnd = beatsSoFar();
  expect(atTheEnd).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(beatsSoFar()).toBeLessThanOrEqual(atTheEnd + 1);
});
