import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Program, type ProgramOutcome } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'keyflower-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = join(folder, 'program.mjs');

/** Takes the steps in the n-th argument for the n-th question. */
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
  failLater: () => setTimeout(() => process.exit(3), 300),
  leave: () => process.exit(0),
  // Starts a child outside its group that holds its output until the tests are over.
  keepOutputOpen: () => {
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
/** Without it a shell may keep running and hold the output that the program has closed. */
const exec = posix ? 'exec ' : '';
/** Far more than a process needs to start on a busy machine. */
const MAX_MS = 30_000;

async function asked(...plans: string[]): Promise<{ outcomes: ProgramOutcome[]; program: Program }> {
  const program = new Program(`${exec}"${process.execPath}" "${script}" ${plans.join(' ')}`);
  const outcomes: ProgramOutcome[] = [];
  for (let id = 1; id <= plans.length; id++)
    outcomes.push(await program.ask(id, JSON.stringify({ id }), MAX_MS));
  return { outcomes, program };
}

const answer = (id: number): ProgramOutcome => ({ answer: { id, index: 0 } });
const crashed = (message: string): ProgramOutcome => ({ fault: { kind: 'crashed', message } });

describe('a process of a program', () => {
  it('has crashed when it exits, even if a child holds its output', async () => {
    expect((await asked('keepOutputOpen,fail')).outcomes).toEqual([crashed('it ended with exit code 3')]);
  });

  it.each(['keepOutputOpen,answer,fail', 'keepOutputOpen,unended,leave', 'answer,fail', 'unended,leave'])(
    'is read up to the end of its output (%s)',
    async (plan) => {
      expect((await asked(plan)).outcomes).toEqual([answer(1)]);
    },
  );

  it.each([
    ['keepOutputOpen,leave', 'it ended with exit code 0', true],
    ['keepOutputOpen,fail', 'it ended with exit code 3', false],
    ['close,failLater', 'it ended with exit code 3', false],
  ])('may exit after an answer, unless it failed (%s)', async (plan, message, left) => {
    const { outcomes, program } = await asked('answer', plan);
    expect(outcomes).toEqual([answer(1), crashed(message)]);
    expect(program.left).toBe(left);
  });
});

describe.runIf(posix)('a process that closes its output and stays', { concurrent: true }, () => {
  const closed = crashed('it closed its output');

  it('is not waited for long', async () => {
    expect((await asked('close')).outcomes).toEqual([closed]);
    expect((await asked('unended,close')).outcomes).toEqual([answer(1)]);
  });

  it('counts as having left after an answer', async () => {
    const { outcomes, program } = await asked('answer', 'close');
    expect(outcomes).toEqual([answer(1), closed]);
    expect(program.left).toBe(true);
  });
});
