import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Program, type Said } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'keyflower-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = join(folder, 'program.mjs');

/** Does with each question what the argument in its place says, step by step. */
writeFileSync(
  script,
  `
import { spawn } from 'node:child_process';
import { closeSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
const plans = process.argv.slice(2);
const steps = {
  answer: (id) => writeSync(1, JSON.stringify({ id, index: 0 }) + '\\n'),
  unended: (id) => writeSync(1, JSON.stringify({ id, index: 0 })),
  close: () => closeSync(1),
  fail: () => process.exit(3),
  leave: () => process.exit(0),
  // Leaves behind a child, not of its group, that holds its output until the tests are over.
  haunt: () => {
    const script = "setInterval(() => require('node:fs').existsSync(process.argv[1]) || process.exit(), 200)";
    const stay = ['-e', script, import.meta.filename];
    spawn(process.execPath, stay, { stdio: ['ignore', 'inherit', 'ignore'], detached: true }).unref();
  },
};
setInterval(() => {}, 1000);
for await (const line of createInterface({ input: process.stdin })) {
  const { id } = JSON.parse(line);
  for (const step of plans[id - 1].split(',')) steps[step](id);
}
`,
);

const posix = process.platform !== 'win32';
/** Without it a shell may stay, and hold the output that the program has closed. */
const exec = posix ? 'exec ' : '';
/** Far more than a process needs to start on a busy machine. */
const MOST_MS = 30_000;

async function asked(...plans: string[]): Promise<{ said: Said[]; program: Program }> {
  const program = new Program(`${exec}"${process.execPath}" "${script}" ${plans.join(' ')}`);
  const said: Said[] = [];
  for (let id = 1; id <= plans.length; id++)
    said.push(await program.ask(id, JSON.stringify({ id }), MOST_MS));
  return { said, program };
}

const answer = (id: number): Said => ({ answer: { id, index: 0 } });
const crashed = (message: string): Said => ({ fault: { kind: 'crashed', message } });

describe('a process of a program', () => {
  it('has crashed when it ends, though a child of its own holds its output', async () => {
    expect((await asked('haunt,fail')).said).toEqual([crashed('it ended with exit code 3')]);
  });

  it.each(['haunt,answer,fail', 'haunt,unended,leave', 'answer,fail', 'unended,leave'])(
    'is heard to its last word (%s)',
    async (plan) => {
      expect((await asked(plan)).said).toEqual([answer(1)]);
    },
  );

  it.each([
    ['haunt,leave', 'it ended with exit code 0', true],
    ['haunt,fail', 'it ended with exit code 3', false],
  ])('owes no answer after an earlier one, unless it failed (%s)', async (plan, message, left) => {
    const { said, program } = await asked('answer', plan);
    expect(said).toEqual([answer(1), crashed(message)]);
    expect(program.left).toBe(left);
  });
});

describe.runIf(posix)('a process that closes its output and stays', () => {
  const closed = crashed('it closed its output');

  it('is not waited for', async () => {
    expect((await asked('close')).said).toEqual([closed]);
    expect((await asked('unended,close')).said).toEqual([answer(1)]);
  });

  it('owes no answer after an earlier one', async () => {
    const { said, program } = await asked('answer', 'close');
    expect(said).toEqual([answer(1), closed]);
    expect(program.left).toBe(true);
  });
});
