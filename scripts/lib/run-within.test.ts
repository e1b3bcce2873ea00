import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { runWithin } from './run-within.mjs';

const options = { cwd: tmpdir(), env: process.env };

test('returns the exit status of a script that ends in time', async () => {
  expect(await runWithin(1, ['-e', 'process.exit(3)'], options)).toBe(3);
  expect(await runWithin(1, ['-e', ''], options)).toBe(0);
});

/** A server, and a script that connects to it: a connection ends when the process that holds it does. */
async function listening(): Promise<{ server: Server; connects: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, connects: `require('node:net').connect(${port}, '127.0.0.1').on('error', () => {})` };
}

const ended = (socket: Socket): Promise<unknown> => once(socket.on('error', () => {}).resume(), 'close');

test('kills a script that hangs, with its children', async () => {
  const { server, connects } = await listening();
  const hangs = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(connects)}]); for (;;);`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const status = runWithin(30, ['-e', hangs], options);
    const [socket] = (await once(server, 'connection')) as [Socket];
    const closed = ended(socket);
    vi.advanceTimersByTime(30 * 60_000);
    expect(await status).toBeNull();
    await closed;
  } finally {
    vi.useRealTimers();
    server.close();
  }
});

test('ends all scripts that run side by side when it is interrupted', async () => {
  const { server, connects } = await listening();
  const module = JSON.stringify(new URL('run-within.mjs', import.meta.url).href);
  const both = `
    const { runWithin } = await import(${module});
    for (const n of [1, 2]) runWithin(1, ['-e', ${JSON.stringify(connects)}], { cwd: '.', env: process.env });`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', both], { stdio: 'ignore' });
  const sockets: Socket[] = [];
  for await (const [socket] of on(server, 'connection') as AsyncIterable<[Socket]>)
    if (sockets.push(socket) === 2) break;
  const closed = Promise.all(sockets.map(ended));
  runner.kill('SIGTERM');
  expect(await closed).toHaveLength(2);
  server.close();
});
