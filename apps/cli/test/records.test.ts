import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  jsonLines,
  keyflower,
  keyflowerHere,
  keyflowerHereWith,
  keyflowerWith,
  temporaryFolder,
} from './run.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const path = temporaryFolder();
const good = path('good.jsonl');
type Line = Record<string, unknown>;
let lines: Line[];

beforeAll(async () => {
  await keyflowerHere('demo', '--seed', 'records', '--players', '2', '--record', good);
  lines = jsonLines(readFileSync(good, 'utf8'));
});

/** Writes a copy of the good record with one line (from 1) changed. */
function tampered(name: string, line: number, change: (entry: Line) => void): string {
  const copy = structuredClone(lines);
  change(must(copy[line - 1]));
  return written(name, copy);
}

function written(name: string, record: readonly unknown[]): string {
  writeFileSync(path(name), record.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path(name);
}

/** The line (from 1) of the n-th matching entry. */
function lineWhere(satisfies: (entry: Line) => boolean, nth = 0): number {
  const found = lines.flatMap((entry, i) => (satisfies(entry) ? [i + 1] : []));
  return must(found[nth]);
}

/** Some entries, none cut off from its draws. */
const beginning = () => lines.slice(0, lineWhere(({ action }) => action !== undefined, 20) - 1);

const isDraw = (what: string) => (entry: Line) => (entry.chance as Line | undefined)?.what === what;

async function offence(file: string, ...args: string[]): Promise<string> {
  const { code, out } = await keyflowerHere('verify', file, ...args);
  expect(code).toBe(1);
  return out.replace(file, 'FILE');
}

describe('keyflower verify', () => {
  it('accepts a valid record', async () => {
    const { code, out } = await keyflower('verify', good);
    expect(code).toBe(0);
    expect(out).toMatch(/^ok .*all draws match the seed; scores \d+, \d+ and final position match\n$/);
  });

  it('finds a draw after an action that does not match the seed', async () => {
    const line = lineWhere((entry) => isDraw('workers')(entry) && (entry.n as number) > 40, 1);
    const file = tampered('draw.jsonl', line, ({ chance }) => {
      const draw = chance as { drawn: Record<string, number> };
      const [first] = atLeast(1, Object.keys(draw.drawn));
      const other = ['blue', 'red', 'yellow'].find((colour) => colour !== first)!;
      draw.drawn[first]! -= 1;
      draw.drawn[other] = (draw.drawn[other] ?? 0) + 1;
    });
    expect(await offence(file)).toMatch(`BAD  FILE:${line}: chance: not what the seed draws`);
  });

  it('finds a draw of the set-up that does not match the seed', async () => {
    const line = lineWhere(isDraw('home'), 1);
    const taken = lines.filter(isDraw('home')).map(({ chance }) => (chance as { drawn: string[] }).drawn[0]);
    const file = tampered('home.jsonl', line, ({ chance }) => {
      const free = ['home-1', 'home-2', 'home-3'].find((home) => !taken.includes(home))!;
      (chance as { drawn: string[] }).drawn = [free];
    });
    expect(await offence(file)).toMatch(`BAD  FILE:${line}: chance: not what the seed draws`);
  });

  it('finds an action that breaks a rule, and names it', async () => {
    const line = lineWhere(({ action }) => (action as Line | undefined)?.type === 'bid');
    const file = tampered('action.jsonl', line, ({ action }) => {
      (action as Line).screen = 50;
    });
    expect(await offence(file)).toMatch(`BAD  FILE:${line}: BID-2: `);
  });

  it('finds a wrong hash, a wrong score and a wrong commitment', async () => {
    const last = lines.length;
    const hash = tampered('hash.jsonl', last, (result) => {
      result.hash = '0'.repeat(64);
    });
    const score = tampered('score.jsonl', last, ({ result }) => {
      (result as { scores: number[] }).scores[0]! += 1;
    });
    const commitment = tampered('commitment.jsonl', 1, (header) => {
      header.seedHash = '0'.repeat(64);
    });
    expect(await offence(hash)).toMatch(`BAD  FILE:${last}: hash: `);
    expect(await offence(score)).toMatch(`BAD  FILE:${last}: result: `);
    expect(await offence(commitment)).toMatch('BAD  FILE:1: seed: ');
  });

  it('finds a line that is not JSON, an empty file, and a file that is not a record', async () => {
    writeFileSync(path('cut.jsonl'), readFileSync(good, 'utf8').slice(0, -20));
    writeFileSync(path('empty.jsonl'), '');
    writeFileSync(path('other.jsonl'), '{"format":"something else"}\n');
    expect(await offence(path('cut.jsonl'))).toMatch(`BAD  FILE:${lines.length}: the line is not JSON`);
    expect(await offence(path('empty.jsonl'))).toMatch('BAD  FILE:1: the file is empty');
    expect(await offence(path('other.jsonl'))).toMatch('BAD  FILE:1: format: ');
  });

  it('reports draws that could not be checked, and accepts the seed as an option', async () => {
    const { seed: _seed, ...result } = must(lines[lines.length - 1]);
    const file = written('seedless.jsonl', [...lines.slice(0, -1), result]);
    expect(await keyflowerHere('verify', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('draws not checked') as string,
    });
    expect(await keyflowerHere('verify', file, '--seed', 'records')).toMatchObject({
      code: 0,
      out: expect.stringContaining('all draws match the seed') as string,
    });
    expect(await offence(file, '--seed', 'wrong')).toMatch('BAD  FILE:1: seed: ');
  });

  it('continues after an invalid file, with one line per file', async () => {
    const { code, out } = await keyflowerHere('verify', path('empty.jsonl'), good);
    expect(code).toBe(1);
    expect(out.split('\n').map((line) => line.slice(0, 4))).toEqual(['BAD ', 'ok  ', '']);
  });

  it('accepts an unfinished game', async () => {
    const { code, out } = await keyflowerHere('verify', written('begun.jsonl', beginning()));
    expect({ code, unfinished: out.includes('not finished') }).toEqual({ code: 0, unfinished: true });
  });
});

describe('keyflower replay', () => {
  it('prints the game with entry numbers, seasons and scores', async () => {
    const { code, out } = await keyflower('replay', good);
    expect(code).toBe(0);
    for (const part of ['Spring', 'End of spring', 'Summer', 'Autumn', 'Winter', 'Scores']) {
      expect(out).toMatch(new RegExp(`^== ${part} ==`, 'm'));
    }
    expect(out).toMatch(/^ +\d+ {2}Player \d (bids|uses|passes)/m);
    const [, total] = /^Player 0: (\d+) points?$/m.exec(out) ?? [];
    const { scores } = must(lines[lines.length - 1]).result as { scores: number[] };
    expect(Number(total)).toBe(scores[0]);
  });

  it('prints any position, as text and as JSON', async () => {
    const text = await keyflowerHere('replay', good, '--at', '60');
    expect(text.out).toContain('Player 1’s village');
    expect(text.out).toContain('To decide: ');
    const { out } = await keyflowerHere('replay', good, '--at', String(lines.length - 2), '--json');
    expect(JSON.parse(out)).toMatchObject({ format: 'keyflower-position/1', phase: 'scoring' });
    expect((await keyflowerHere('replay', good, '--at', '0')).out).toContain('Spring');
    expect(await keyflowerHere('replay', good, '--at', '99999')).toMatchObject({ code: 2 });
  });

  it('prints events and scores as JSON', async () => {
    const { out } = await keyflowerHere('replay', good, '--json');
    const told = jsonLines(out);
    expect(told[0]).toMatchObject({ player: expect.any(Number) as number, action: {} });
    expect(must(told[0]).events).not.toEqual([]);
    expect(told.at(-1)).toHaveProperty('score.players');
  });

  it('waits after each step, and stops on q or at the end of the input', async () => {
    const stopped = await keyflowerWith('\n\nq\n', 'replay', good, '--step');
    expect(stopped.code).toBe(0);
    expect(stopped.out.match(/\[Enter/g)).toHaveLength(3);
    const ended = await keyflowerHereWith('\n', 'replay', good, '--step');
    expect({ code: ended.code, asked: ended.out.match(/\[Enter/g)?.length }).toEqual({ code: 0, asked: 2 });
  });

  it('refuses a record that does not replay, with the line', async () => {
    const line = lineWhere(({ action }) => action !== undefined, 5);
    const file = tampered('other-player.jsonl', line, (entry) => {
      entry.player = 1 - (entry.player as number);
    });
    const { code, out, err } = await keyflowerHere('replay', file);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`other-player.jsonl:${line}: `);
  });

  it('prints an unfinished game', async () => {
    const { code, out } = await keyflowerHere('replay', written('part.jsonl', beginning()));
    expect(code).toBe(0);
    expect(out).toContain('the game is not over');
  });
});
