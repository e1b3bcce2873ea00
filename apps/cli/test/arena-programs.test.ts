import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type ArenaSummary, arenaJson } from './arena-json.ts';
import { playersRandom } from '../src/seed.ts';
import { ended, jsonLines, keyflower, start, temporaryFolder } from './run.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const path = temporaryFolder();

/** The answer after which some programs exit; their next one comes from a new process. */
const LAST = FULL ? 10 : 25;
/** Threads with a program each. */
const THREADS = FULL ? '4' : '2';

/** The ways to go wrong. */
const WRONG = ['illegal', 'no-action', 'broken', 'flood', 'crash', 'silent'];

/**
 * Answers correctly, except for each wrong mode that it is given: it does that once, and leaves a file. The next one
 * follows at least five questions later.
 */
const PROGRAM = `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const [given, file] = process.argv.slice(2);
const modes = given.split('+');
const is = (mode) => modes.includes(mode);
const wrong = modes.filter((mode) => ${JSON.stringify(WRONG)}.includes(mode));
const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
const marked = (answer) => process.stdout.write('\\uFEFF \\t' + JSON.stringify(answer) + '\\n');
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
if (is('leave')) await wait(150);
if (is('stay')) {
  writeFileSync(file, '');
  setInterval(() => {}, 1000);
}
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const { id, actions } = question;
  asked += 1;
  if (is('log')) appendFileSync(file, line + '\\n');
  if (is('log')) await wait(15);
  const now = asked % 5 === 0 ? wrong.find((mode) => !existsSync(file + mode)) : undefined;
  if (now) writeFileSync(file + now, '');
  if (now === 'silent') continue;
  if (now === 'crash') process.exit(3);
  if (now === 'illegal') { say({ id, action: { type: 'boat', boat: 'boat-nobody' } }); continue; }
  if (now === 'no-action') { say({ id, index: actions.length }); continue; }
  if (now === 'broken') { process.stdout.write('{"id":\\n'); continue; }
  if (now === 'flood') { process.stdout.write('y\\n'.repeat(1 << 20)); continue; }
  if (is('talk')) process.stdout.write('thinking...\\n{"id":0}\\n' + 'x'.repeat(asked < 5 ? 70000 : 70) + '\\n');
  const first = { id, index: 0 };
  if (is('marked') && asked % 2 === 0) marked(first);
  else if (is('index')) say({ id, index: actions.length - 1 });
  else if (is('unended') && asked === ${LAST}) process.stdout.write(JSON.stringify(first), () => process.exit(4));
  else if (is('leave') && asked === ${LAST}) process.stdout.write(JSON.stringify(first) + '\\n', () => process.exit());
  else say({ id, action: actions[asked % actions.length] });
}
// The arena has closed the program's input: it kills the program, or the program outlives it.
if (is('stay')) await wait(10_000).then(() => writeFileSync(file + '-outlived', ''));
process.exit();
`;
writeFileSync(path('program.mjs'), PROGRAM);

const program = (mode: string, file = 'none') =>
  `"${process.execPath}" "${path('program.mjs')}" ${mode} "${path(file)}"`;

const PAIR = ['--games', '2', '--seed', 'p', '--threads', '1'];
/** Long enough that no program counts as silent on a busy machine. */
const GRACE = ['--grace', '30000'];

const match = (command: string, ...args: string[]): Promise<ArenaSummary> =>
  arenaJson('--bot', `mine=${command}`, '--bots', 'mine,random', ...PAIR, ...GRACE, ...args);

/** Runs a match when the first test asks for it; the other tests read the same. */
function shared(play: () => Promise<ArenaSummary>): () => Promise<ArenaSummary> {
  let summary: Promise<ArenaSummary> | undefined;
  return () => (summary ??= play());
}

const SEED = 'a-seed-to-be-found-nowhere';
/** A program that writes down what it is asked. */
const logged = shared(() =>
  match(program('log', 'log'), '--seed', SEED, '--time', '400', '--farmers', 'mixed'),
);

/** Two programs that answer as they may. The first is the child of a shell, which stays for a second command. */
const faultless = shared(() =>
  arenaJson(
    '--bot',
    `${program('index+marked+stay', 'shell')}; true`,
    '--bot',
    program('talk+unended'),
    ...PAIR,
    ...GRACE,
  ),
);

/** What two programs do wrong, each thing once. No two of a program count as the same. */
const FAULTY = ['illegal+broken+crash', 'no-action+flood+silent'] as const;
const faulty = shared(() =>
  arenaJson(
    ...FAULTY.flatMap((modes) => ['--bot', program(modes, 'wrong-')]),
    ...PAIR,
    '--time',
    '1',
    '--grace',
    '8000',
  ),
);

/** The example of a question in docs/bots.md. */
function documentedQuestion(): object {
  const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  return JSON.parse(/^```json\n(.*?)^```/ms.exec(page)?.[1] ?? '') as object;
}

describe('a program in the arena', () => {
  it('is asked with its view, its legal actions and what is left of its turn', async () => {
    const { bots, results } = await logged();
    const [mine] = atLeast(1, bots);
    expect(mine).toMatchObject({ name: 'mine', budget: 400, seats: 2, faults: {} });
    const questions = jsonLines(readFileSync(path('log'), 'utf8'));
    expect(questions).toHaveLength(mine.decisionsPerGame * 2);
    for (const { seat, decision, view, actions, seed } of questions) {
      expect(view).toMatchObject({ format: 'keyflower-view/1', viewer: seat });
      expect((view as { hidden?: unknown }).hidden).toBeUndefined();
      expect((view as { pending: unknown[] }).pending).toContainEqual(
        expect.objectContaining({ player: seat, decision }),
      );
      expect((actions as unknown[]).length).toBeGreaterThan(0);
      expect(seed).toMatch(/^\d+$/);
    }
    expect(Object.keys(must(questions[0]))).toEqual(Object.keys(documentedQuestion()));
    expect(questions.map(({ id }) => id)).toEqual(questions.map((_, i) => i + 1));
    expect(new Set(questions.map(({ game }) => game))).toEqual(new Set(['game-1', 'game-2']));
    expect(results).toHaveLength(2);
    // Each decision of a turn uses up fifteen milliseconds of its time; the very first isn't timed.
    const budgetsAt = (...kinds: string[]) =>
      questions
        .slice(2)
        .filter(({ decision }) => kinds.includes(decision as string))
        .map(({ budget }) => budget as number);
    expect(new Set(budgetsAt('turn'))).toEqual(new Set([400]));
    const later = budgetsAt('pay', 'choose', 'transport');
    expect(later.length).toBeGreaterThan(5);
    expect(Math.max(...later)).toBeLessThanOrEqual(386);
    expect(mine.time.turn.mean).toBeGreaterThan(14);
  });

  it('learns nothing about the seed of its games', async () => {
    await logged();
    const text = readFileSync(path('log'), 'utf8');
    expect(text.includes(SEED)).toBe(false);
    const seeds = jsonLines(text).map((question) => question.seed as string);
    expect(new Set(seeds).size).toBeGreaterThan(20);
    // A program could work back from some words of a quick generator to its seed.
    const quick = [0, 1].flatMap((seat) => {
      const random = playersRandom(`${SEED}/1`, seat);
      return seeds.map(() => String(random.below(2 ** 32)));
    });
    expect(seeds.filter((one) => quick.includes(one))).toEqual([]);
  });

  it.each([
    ['answer with the index of an action, or put a byte order mark and blanks before it', 0],
    ['talk to itself between its answers, and end without ending its last line', 1],
  ] as const)('may %s', async (_what, place) => {
    const { bots, games } = await faultless();
    expect(games.played).toBe(2);
    const mine = must(bots[place]);
    expect(mine.decisionsPerGame).toBeGreaterThan(LAST);
    expect(mine.faults).toEqual({});
  });

  it('may play against other programs', async () => {
    const { lineups, bots } = await faultless();
    expect(lineups).toEqual([['bot', 'bot-2']]);
    expect(bots.map(({ seats }) => seats)).toEqual([2, 2]);
  });

  it('does not outlive the arena, even as the child of a shell', async () => {
    const { bots } = await faultless();
    expect(must(bots[0]).faults).toEqual({});
    expect(existsSync(path('shell'))).toBe(true);
    expect(existsSync(path('shell-outlived'))).toBe(false);
  });

  it('plays against miller by default; it may exit after an answer, but its restart is timed', async () => {
    const { lineups, bots } = await arenaJson('--bot', program('leave'), ...PAIR, ...GRACE);
    expect(lineups).toEqual([['bot', 'miller']]);
    const [mine] = atLeast(1, bots);
    expect(mine.faults).toEqual({});
    expect(mine.time.decision.max).toBeGreaterThan(150);
  });

  it.each([
    ['illegal', 'illegal', 'the decision "'],
    ['no-action', 'illegal', 'an index below'],
    ['broken', 'silent', 'its last line was: {"id":'],
    ['flood', 'babble', 'more than 262144 bytes'],
    ['crash', 'crashed', 'it ended with exit code 3'],
    ['silent', 'silent', 'no answer within'],
  ] as const)(
    'does one thing wrong (%s): it counts as %s, and the game goes on',
    async (mode, kind, message) => {
      const { bots, faults, games } = await faulty();
      expect(existsSync(path(`wrong-${mode}`))).toBe(true);
      expect(games.played).toBe(2);
      const mine = must(bots[FAULTY.findIndex((modes) => modes.split('+').includes(mode))]);
      expect(mine.faults[kind]).toBe(1);
      expect(faults.filter((fault) => fault.bot === mine.name && fault.kind === kind)).toEqual([
        { bot: mine.name, kind, game: 1, message: expect.stringContaining(message) },
      ]);
      expect(faults).toHaveLength(WRONG.length);
    },
  );

  it('is given up if it cannot be started, which is reported with exit code 1', async () => {
    const command = 'echo from the program >&2; exit 7';
    const { code, out, err } = await keyflower('arena', '--bot', command, '--bots', 'random', ...PAIR);
    expect(code).toBe(1);
    expect(err).toContain(`\nkeyflower: bot never answered; its command is: ${command}\n`);
    expect(out).toMatch(/^bot: 3 crashed, first in game 1: it ended with exit code 7$/m);
    expect(out).toMatch(/^bot: \d+ given up, first in game 1: no longer asked/m);
    // What it writes to standard error is shown.
    expect(err).toMatch(/^from the program$/m);
  });

  it('does not outlive the arena after repeated interrupts', async () => {
    const several = ['--bot', program('stay', 'impatient'), '--bots', 'random', '--threads', THREADS];
    const child = start('arena', ...several);
    const end = ended(child);
    while (!existsSync(path('impatient'))) await sleep(20);
    while (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await sleep(1);
    }
    // Programs write to the standard error of the arena: its pipe ends when the last of them has exited.
    await end;
    expect(existsSync(path('impatient-outlived'))).toBe(false);
  });
});

const GAMES = FULL ? 4 : 2;
const SAMPLE = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));
const python = spawnSync('python3', ['-c', 'import json'], { stdio: 'ignore' }).status === 0;

describe.skipIf(!python)('the sample bot in Python', () => {
  it('is shorter than 60 lines', () => {
    expect(readFileSync(SAMPLE, 'utf8').trimEnd().split('\n').length).toBeLessThan(60);
  });

  it.each(FULL ? ['off', 'all'] : ['all'])(
    'plays without faults and beats random: farmers %s',
    async (farmers) => {
      const sample = [
        '--bot',
        `sample=python3 "${SAMPLE}"`,
        '--bots',
        'sample,random',
        '--threads',
        '1',
        ...GRACE,
      ];
      const { bots } = await arenaJson(
        ...sample,
        '--games',
        String(GAMES),
        '--seed',
        'py',
        '--farmers',
        farmers,
      );
      expect(bots.map((bot) => bot.faults)).toEqual([{}, {}]);
      expect(must(bots[0]).points).toBeGreaterThan(GAMES / 2);
    },
  );
});
