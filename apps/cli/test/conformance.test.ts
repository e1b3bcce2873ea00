import { readFileSync, writeFileSync } from 'node:fs';
import { EngineSession, FULL_EDITION } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { cliBundle } from '../../../scripts/lib/paths.mjs';
import { FULL } from '../../../scripts/testing/full.ts';
import { must } from '../../../scripts/testing/must.ts';
import { Checker, type Failure } from '../src/conformance/checker.ts';
import type { Case, CaseKind } from '../src/conformance/format.ts';
import { CASE_KINDS } from '../src/conformance/format.ts';
import type { Asked, Talk } from '../src/conformance/talk.ts';
import { parseVectors } from '../src/conformance/vectors.ts';
import { keyflowerHere, temporaryFolder } from './run.ts';

const VECTORS = new URL('../../../conformance/vectors.jsonl', import.meta.url).pathname;
const vectors = parseVectors(readFileSync(VECTORS, 'utf8'), VECTORS);
const inFolder = temporaryFolder();
const ENGINE = `"${process.execPath}" "${cliBundle}" engine`;

type Json = Record<string, unknown>;
/** Changes a reply to a request. */
type Defect = (request: Json, reply: Json) => unknown;

/** An engine in this process, whose replies have a defect. */
function engineWith(defect: Defect = (_, reply) => reply): Talk {
  const session = new EngineSession(FULL_EDITION, () => 'fresh');
  return {
    ask: (request) => {
      const reply = JSON.parse(session.answer(JSON.stringify(request))) as Json;
      return Promise.resolve({ answer: defect(request as Json, reply) as Asked });
    },
  };
}

const casesOf = (...kinds: CaseKind[]): Case[] => vectors.cases.filter(({ kind }) => kinds.includes(kind));

function check(one: Case, defect?: Defect, strict = false): Promise<Failure | null> {
  return new Checker(engineWith(defect), vectors.positions, { strict }).check(one);
}

/** Makes a change to the field of every reply that has it. */
const altering =
  (field: string, change: (value: never) => unknown): Defect =>
  (_, reply) =>
    field in reply ? { ...reply, [field]: change(reply[field] as never) } : reply;

/** The number at a place of a JSON value, counted from 0, one higher; the same value if there are not so many. */
function oneMore(value: unknown, place: number): unknown {
  let at = -1;
  const walk = (node: unknown): unknown => {
    if (typeof node === 'number') return ++at === place ? node + 1 : node;
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]));
  };
  return walk(value);
}

const backwards = <T>(list: readonly T[]): T[] => list.map((_, i) => list[list.length - 1 - i] as T);

const countNumbers = (value: unknown): number => JSON.stringify(value).match(/(?<=[:[,])-?\d/g)?.length ?? 0;

const everyNth = <T>(list: readonly T[], n: number): T[] => list.filter((_, i) => FULL || i % n === 0);

describe('the engine', () => {
  it('passes every case, however strictly, as a program', async () => {
    const kinds = CASE_KINDS.join(',');
    const args = ['--program', ENGINE, '--vectors', VECTORS, '--kind', kinds, '--strict', '--json'];
    const { code, out } = await keyflowerHere('conformance', ...args);
    const { passed, kinds: counts } = JSON.parse(out) as { passed: boolean; kinds: Json };
    expect({ code, passed, counts }).toEqual({
      code: 0,
      passed: true,
      counts: Object.fromEntries(
        CASE_KINDS.map((kind) => [kind, { checked: casesOf(kind).length, failed: 0 }]),
      ),
    });
  });
});

describe('a program with a defect fails', () => {
  it('when a legal action is missing, added, changed or listed twice', async () => {
    const lists = everyNth(casesOf('legal'), 4);
    for (const one of lists) {
      const at = (list: unknown[]) => one.id.length % list.length;
      const defects: ((list: unknown[]) => unknown[])[] = [
        (list) => list.filter((_, i) => i !== at(list)),
        (list) => [...list, { type: 'offer', tiles: ['windmill'] }],
        (list) => [...list, list[at(list)]],
        (list) => list.map((action, i) => (i === at(list) ? { ...(action as Json), extra: 1 } : action)),
      ];
      for (const defect of defects) {
        const failure = await check(one, altering('actions', defect));
        expect(failure?.differences[0]?.path, one.id).toMatch(/^\/actions/);
      }
    }
    expect(lists.length).toBeGreaterThan(5);
  });

  it('but not when legal actions and the names in them are in another order', async () => {
    const turned = altering('actions', (list: Json[]) =>
      backwards(list).map((action) =>
        Object.fromEntries(
          backwards(Object.entries(action)).map(([key, value]) => [
            key,
            Array.isArray(value) ? backwards(value) : value,
          ]),
        ),
      ),
    );
    for (const one of casesOf('legal')) expect(await check(one, turned)).toBeNull();
  });

  it.each(['load', 'step', 'setup'] as const)('when a number in a position is wrong (%s)', async (kind) => {
    for (const one of everyNth(casesOf(kind), 25)) {
      let numbers = 0;
      let place = 0;
      const defect = altering('position', (position) => {
        numbers = countNumbers(position);
        place = (one.id.length * 31 + numbers * 7) % numbers;
        return oneMore(position, place);
      });
      const failure = await check(one, defect);
      expect(failure?.differences.length, `${one.id}: number ${place} of ${numbers}`).toBe(1);
      expect(failure?.differences[0]?.path).toMatch(/^\/position\//);
    }
  });

  it.each([
    ['view', 'view', 8],
    ['score', 'players', 3],
  ] as const)('when a number in a %s is wrong', async (kind, field, n) => {
    for (const one of everyNth(casesOf(kind), n)) {
      const failure = await check(
        one,
        altering(field, (value) => oneMore(value, 0)),
      );
      expect(failure?.differences[0]?.path, one.id).toMatch(`/${field}`);
    }
  });

  it('when it accepts what is refused, or refuses what is legal', async () => {
    const accepts: Defect = ({ cmd }, reply) => (reply.ok === false ? { ok: true, cmd } : reply);
    for (const one of casesOf('refused', 'invalid')) {
      expect((await check(one, accepts))?.differences[0], one.id).toMatchObject({
        path: '/ok',
        expected: false,
      });
    }
    const refuses: Defect = ({ cmd }, reply) =>
      cmd === 'apply' || cmd === 'replay' ? { ok: false, error: { code: 'ILLEGAL_ACTION' } } : reply;
    for (const one of everyNth(casesOf('step'), 25)) {
      expect((await check(one, refuses))?.message, one.id).toMatch(/was refused: {"code":"ILLEGAL_ACTION"}/);
    }
  });

  it('when a refused action changes the position', async () => {
    let refused = false;
    const changes: Defect = ({ cmd }, reply) => {
      refused ||= cmd === 'apply';
      if (cmd !== 'position' || !refused) return reply;
      return { ...reply, position: { ...(reply.position as Json), passes: 5 } };
    };
    const failure = await check(must(casesOf('refused')[0]), changes);
    expect(failure?.differences.map(({ path }) => path)).toEqual(['/position/passes']);
  });

  it('by reason, events and lines of the sheet only if they are compared', async () => {
    const blunt = altering('error', ({ code }: { code: string }) => ({ code }));
    const silent = altering('events', () => []);
    const short = altering('players', (sheets: Json[]) => sheets.map(({ total }) => ({ total })));
    const step = must(casesOf('step').find((one) => one.kind === 'step' && one.events?.length));
    const scored = must(
      casesOf('score').find((one) => one.kind === 'score' && one.players.some((p) => p.total > 0)),
    );
    for (const [one, defect] of [
      [must(casesOf('refused')[0]), blunt],
      [step, silent],
      [scored, short],
    ] as const) {
      expect(await check(one, defect), one.id).toBeNull();
      expect((await check(one, defect, true))?.differences.length, one.id).toBeGreaterThan(0);
    }
  });
});

describe('keyflower conformance', () => {
  it('shows what a program does wrong and exits with 1', async () => {
    const path = inFolder('wrong.mjs');
    writeFileSync(
      path,
      `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { id, cmd } = JSON.parse(line);
  if (cmd === 'score') process.exit(1);
  console.log(JSON.stringify({ id, ok: true, decision: 'turn', actions: [] }));
}`,
    );
    const program = ['--program', `"${process.execPath}" "${path}"`, '--vectors', VECTORS];
    const legal = await keyflowerHere('conformance', ...program, '--case', 'legal-1');
    expect(legal.code).toBe(1);
    expect(legal.out).toMatch(/^FAILED legal-1 .*legal actions of player \d in position-\d+$/m);
    expect(legal.out).toMatch(/^ +actual +nothing$/m);
    const crashing = await keyflowerHere('conformance', ...program, '--kind', 'score', '--json');
    expect(crashing.code).toBe(1);
    const { stopped, failures } = JSON.parse(crashing.out) as { stopped: boolean; failures: Json[] };
    expect(stopped).toBe(true);
    expect(failures).toHaveLength(5);
    expect(failures[0]).toMatchObject({ kind: 'score', message: 'it ended with exit code 1' });
  });

  it.each([
    [['--vectors', VECTORS], '--program names the program'],
    [['--program', 'x', '--vectors', 'nowhere.jsonl'], 'cannot read nowhere.jsonl'],
    [['--program', 'x', '--vectors', import.meta.filename], `${import.meta.filename}:1: `],
    [['--program', 'x', '--vectors', VECTORS, '--rule', 'none'], 'no case is left'],
    [['--program', 'x', '--kind', 'legl'], 'did you mean "legal"?'],
    [['--program', 'x', '--timeout', '0'], '--timeout is a whole number from 1'],
  ])('refuses %j', async (args, reason) => {
    const { code, err } = await keyflowerHere('conformance', ...args);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });
});
