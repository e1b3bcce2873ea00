import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { askServer, Control, controlPath } from './control.ts';
import { must } from '../../../../scripts/testing/must.ts';

const root = mkdtempSync(join(tmpdir(), 'keyflower-control-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let made = 0;
const folder = (name = ''): string => {
  const path = join(root, `${(made += 1)}${name}`);
  mkdirSync(path);
  return path;
};

/** Sends a line on the socket and returns the answer. */
function say(path: string, line: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => socket.write(`${line}\n`));
    socket.on('error', reject).on('data', (data) => {
      resolve(JSON.parse(data.toString()));
      socket.end();
    });
  });
}

describe('the control socket', () => {
  it('is in the data directory, accessible to its owner alone', async () => {
    const data = folder();
    const control = await Control.take(data);
    expect(controlPath(data)).toBe(join(data, 'control.sock'));
    expect(statSync(controlPath(data)).mode & 0o777).toBe(0o600);
    await control.close();
  });

  it('has a short name elsewhere where the path would be too long, the same for every spelling', async () => {
    const data = folder('x'.repeat(100));
    const path = controlPath(data);
    expect(dirname(path)).toBe(tmpdir());
    expect(controlPath(join(data, '..', data.split('/').at(-1)!))).toBe(path);
    const control = await Control.take(data);
    await expect(Control.take(data)).rejects.toThrow('another server is open');
    await control.close();
    expect(controlPath(folder(), 'win32')).toMatch(/^\\\\\.\\pipe\\keyflower-[0-9a-f]{24}$/);
  });

  it('admits one server and refuses the second in one sentence', async () => {
    const data = folder();
    const first = await Control.take(data);
    await expect(Control.take(data)).rejects.toThrow(`another server is open on the data directory ${data}`);
    await first.close();
    const next = await Control.take(data);
    await next.close();
  });

  it('admits exactly one of many simultaneous servers, replacing a stale socket', async () => {
    const data = folder();
    const script = `require('node:net').createServer().listen(${JSON.stringify(controlPath(data))}, () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', script]);
    expect(statSync(controlPath(data)).isSocket()).toBe(true);
    expect(await askServer(data, 'status')).toBeNull();
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => Control.take(data)));
    const won = tries.filter((one) => one.status === 'fulfilled');
    expect(won).toHaveLength(1);
    must(won[0]).value.answer = async () => ({ here: true });
    expect(await askServer(data, 'status')).toEqual({ ok: true, here: true });
    await must(won[0]).value.close();
    expect(await askServer(data, 'status')).toBeNull();
  });

  it('answers commands with the result or error', async () => {
    const data = folder();
    const control = await Control.take(data);
    expect(await askServer(data, 'status')).toEqual({ ok: false, error: 'the server is only just starting' });
    control.answer = async (command) => ({ heard: command });
    expect(await askServer(data, 'people-changed')).toEqual({ ok: true, heard: 'people-changed' });
    for (const line of ['{"cmd":"dance"}', 'null', '[', '{"cmd":{}}', '']) {
      expect(await say(controlPath(data), line)).toEqual({
        ok: false,
        error: 'commands are status, restore, people-changed',
      });
    }
    await control.close();
  });

  it('reports in one sentence that a data directory cannot be used', async () => {
    const file = join(realpathSync(root), 'file');
    spawnSync('touch', [file]);
    await expect(Control.take(join(file, 'data'))).rejects.toThrow(
      `cannot write in the data directory ${join(file, 'data')} (ENOTDIR)`,
    );
  });
});
