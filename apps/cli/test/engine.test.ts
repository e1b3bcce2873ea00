import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ended, jsonLines, keyflowerHereWith, runHere, start } from './run.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const NEW = '{"id":"new","cmd":"new","options":{"players":2},"seed":"abc"}\n';
const MIB = 1024 * 1024;

const codeOf = (answer: Record<string, unknown>) => (answer.error as { code: string } | undefined)?.code;

async function answers(input: string | Uint8Array): Promise<Record<string, unknown>[]> {
  const { code, out, err } = await keyflowerHereWith(input, 'engine');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return jsonLines(out);
}

describe('keyflower engine', () => {
  it('plays over the line protocol', async () => {
    const all = await answers(
      `${NEW}{"id":0,"cmd":"legal","player":0,"limit":1}
{"id":1,"cmd":"legal","player":1,"limit":1}
{"id":2,"cmd":"apply","player":0,"action":{"type":"pass"}}
{"id":3,"cmd":"apply","player":1,"action":{"type":"pass"}}
{"id":4,"cmd":"quit"}
{"id":5,"cmd":"pending"}\n`,
    );
    expect(all.map(({ id }) => id)).toEqual(['new', 0, 1, 2, 3, 4]);
    const [begun, ...rest] = atLeast(1, all);
    expect(begun).toMatchObject({ ok: true, over: false });
    const [{ player: first }] = atLeast(1, begun.pending as { player: number }[]);
    expect(rest[first]).toMatchObject({ ok: true, decision: 'turn', cut: true });
    expect(codeOf(must(rest[1 - first]))).toBe('NOT_YOUR_DECISION');
    expect(rest[2 + first]).toMatchObject({ ok: true, events: [{ type: 'passed', player: first }] });
    expect(rest[4]).toEqual({ id: 4, ok: true });
  });

  it('answers quit and exits although the input stays open', async () => {
    const child = start('engine');
    const end = ended(child);
    child.stdin.write('{"cmd":"quit"}\n{"cmd":"pending"}\n');
    expect(await end).toEqual({ code: 0, out: '{"ok":true}\n', err: '' });
  });

  it('exits with code 0 without any input', async () => {
    expect(await answers('')).toEqual([]);
  });

  it('tolerates CRLF and a last line without a line feed', async () => {
    const [begun, pending] = atLeast(2, await answers(`${NEW.trimEnd()}\r\n{"id":2,"cmd":"pending"}`));
    expect(begun.ok).toBe(true);
    expect(pending).toMatchObject({ id: 2, ok: true, season: 'spring' });
  });

  it('answers every invalid line and continues', async () => {
    const deep = 200_000;
    const broken = [
      '',
      ' ',
      '{"cmd":"new","options":{"pla',
      'null',
      '[]',
      '"quit"',
      '{}',
      '{"cmd":"fly"}',
      '{"cmd":"apply"}',
      '{"cmd":"load","position":7}',
      '{"cmd":"replay","record":[1]}',
      '{"cmd":"__proto__"}',
      '\u0000\u0001',
      '['.repeat(deep),
      '['.repeat(deep) + ']'.repeat(deep),
      `{"id":${'['.repeat(deep)}${']'.repeat(deep)},"cmd":"pending"}`,
      `{"cmd":"load","position":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}`,
    ];
    const invalidUtf8 = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d, 0x0a]);
    const input = Buffer.concat([
      Buffer.from(NEW),
      Buffer.from(`${broken.join('\n')}\n`),
      invalidUtf8,
      Buffer.from('{"id":"after","cmd":"pending"}\n'),
    ]);
    const all = await answers(input);
    expect(all).toHaveLength(broken.length + 3);
    const refused = all.slice(1, -1).map(codeOf);
    expect(refused.slice(0, 3)).toEqual(['BAD_JSON', 'BAD_JSON', 'BAD_JSON']);
    expect(refused.slice(3, 9)).toEqual(Array.from({ length: 6 }, () => 'BAD_REQUEST'));
    expect(refused.every((code) => code !== undefined)).toBe(true);
    expect(refused.at(-1)).toBe('BAD_JSON');
    expect(all.at(-1)).toMatchObject({ id: 'after', ok: true });
  });

  it('skips a line of 100 MB without keeping it', async () => {
    const child = start('engine');
    const end = ended(child);
    const piece = Buffer.alloc(MIB, 'a');
    child.stdin.write(NEW);
    for (let i = 0; i < 100; i++) if (!child.stdin.write(piece)) await once(child.stdin, 'drain');
    child.stdin.write('\n{"id":"after","cmd":"pending"}\n');
    const peak = process.platform === 'linux' ? await peakMemory(child.pid!) : 0;
    child.stdin.end();
    const { code, out } = await end;
    const [, tooLong, after] = atLeast(3, jsonLines(out));
    expect(code).toBe(0);
    expect(codeOf(tooLong)).toBe('BAD_REQUEST');
    expect(after).toMatchObject({ id: 'after', ok: true });
    expect(peak).toBeLessThan(300 * MIB);
  });

  it('reads a line of exactly 16 MiB', async () => {
    const padded = (length: number) =>
      `{"cmd":"new","options":{"players":2},"x":"${'x'.repeat(length - 44)}"}`;
    expect(padded(100)).toHaveLength(100);
    const [fits, tooLong] = atLeast(2, await answers(`${padded(16 * MIB)}\n${padded(16 * MIB + 1)}\n`));
    expect(fits.ok).toBe(true);
    expect(codeOf(tooLong)).toBe('BAD_REQUEST');
  });

  it('answers 2,000 requests sent at once, in order', async () => {
    const requests = Array.from({ length: 2000 }, (_, id) => {
      const cmd = ['pending', 'view', 'position', 'score', 'nonsense'][id % 5];
      return JSON.stringify({ id, cmd, ...(cmd === 'view' ? { player: id % 2 } : {}) });
    });
    const all = await answers(`${NEW}${requests.join('\n')}\n`);
    expect(all.slice(1).map(({ id }) => id)).toEqual(requests.map((_, id) => id));
    expect(all.slice(1).map(({ ok }) => ok)).toEqual(requests.map((_, id) => id % 5 !== 4));
  });

  it('reads lines that arrive byte by byte', async () => {
    const bytes = [...Buffer.from(`${NEW}{"id":"é","cmd":"pending"}\n`)].map((byte) => Buffer.of(byte));
    const { out } = await runHere({ args: ['engine'], input: Readable.from(bytes) });
    expect(jsonLines(out).map(({ id }) => id)).toEqual(['new', 'é']);
  });

  it('gives every game without a seed a different one', async () => {
    const asked = '{"cmd":"new","options":{"players":2}}\n{"cmd":"record"}\n';
    const [, first, , second] = atLeast(4, await answers(asked + asked));
    const seedHash = (answer: Record<string, unknown>) =>
      must((answer.record as { seedHash: string }[])[0]).seedHash;
    expect(seedHash(first)).toMatch(/^[0-9a-f]{64}$/);
    expect(seedHash(first)).not.toBe(seedHash(second));
  });

  it('exits with code 0 when its output pipe is closed', async () => {
    const child = start('engine');
    child.stdin.on('error', () => {});
    child.stdout.destroy();
    child.stdin.write(NEW.repeat(100));
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
  });
});

/** The peak memory of a process, in bytes. */
async function peakMemory(pid: number): Promise<number> {
  // The pipe has taken everything; give the engine time to read it.
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
