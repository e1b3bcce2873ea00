import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Case } from '../apps/cli/src/conformance/format.ts';
import { coveragePage, uncovered } from './conformance/coverage.ts';
import { makeVectors } from './conformance/vectors.ts';
import { ensureBundles } from './lib/bundles.mjs';
import { cliBundle, root } from './lib/paths.mjs';
import { FULL } from './testing/full.ts';

const FOLDER = join(root, 'conformance');
const lines = readFileSync(join(FOLDER, 'vectors.jsonl'), 'utf8').trimEnd().split('\n');
const cases = lines.slice(1).map((line) => JSON.parse(line) as Case);

describe('the conformance vectors', () => {
  it('cover every rule and every face of every tile', () => {
    expect(uncovered(cases)).toEqual([]);
    const without = cases.filter(({ rules }) => !rules.includes('BID-5'));
    expect(uncovered(without)).toEqual(['BID-5']);
    expect(readFileSync(join(FOLDER, 'COVERAGE.md'), 'utf8')).toBe(coveragePage(cases));
  });

  it('have a unique id each, and name positions that come before', () => {
    const known = new Set<string>();
    const early = cases.filter((one) => {
      known.add(one.id);
      return 'position' in one && !known.has(one.position);
    });
    expect(early).toEqual([]);
    expect(known.size).toBe(cases.length);
  });

  it('stay small', () => {
    expect(lines.reduce((sum, line) => sum + line.length + 1, 0)).toBeLessThan(1_500_000);
  });

  it.runIf(FULL)('are made the same again', () => {
    const made = makeVectors();
    expect([made.header, ...made.cases].map((line) => JSON.stringify(line))).toEqual(lines);
    expect(made.missing).toEqual([]);
  });
});

const python = spawnSync('python3', ['--version']).status === 0;

describe.runIf(python)('the runner in Python', () => {
  const run = (...args: string[]) =>
    spawnSync('python3', [join(FOLDER, 'run.py'), ...args], { encoding: 'utf8' });

  it('passes the engine', async () => {
    await ensureBundles();
    const some = FULL ? [] : ['--rule', 'BID-5,END-1,SCORE-4,SECRET-3,SET-7,FARM-7'];
    const engine = `"${process.execPath}" "${cliBundle}" engine`;
    const { status, stdout } = run(engine, '--strict', ...some);
    expect(stdout).toMatch(/^[1-9]\d* cases, 0 failed$/m);
    expect(status).toBe(0);
  });

  it('shows what a program does wrong', () => {
    const wrong = `python3 -uc "
import json, sys
for line in sys.stdin: print(json.dumps({'id': json.loads(line)['id'], 'ok': True, 'actions': [{'type': 'pass'}]}))"`;
    const { status, stdout } = run(wrong, '--rule', 'TURN-3,BID-5,SCORE-4');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^FAILED refused-\d+ \(BID-5\): /m);
    expect(stdout).toMatch(/^ {2}\/ok\n {4}expected false\n {4}actual {3}true$/m);
    expect(stdout).toMatch(/^FAILED score-\d+ /m);
  });
});
