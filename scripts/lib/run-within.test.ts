import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { runWithin } from './run-within.mjs';

const options = { cwd: tmpdir(), env: process.env };

test('returns the exit status of a script that ends in time', async () => {
  expect(await runWithin(1, ['-e', 'process.exit(3)'], options)).toBe(3);
  expect(await runWithin(1, ['-e', ''], options)).toBe(0);
});

test('kills a script that hangs, with its children', async () => {
  // A connection ends when the process that holds it does.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connects = `require('node:net').connect(${port}, '127.0.0.1').on('error', () => {})`;
  const hangs = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(connects)}]); for (;;);`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const status = runWithin(30, ['-e', hangs], options);
    const [socket] = (await once(server, 'connection')) as [Socket];
    const closed = once(socket.on('error', () => {}).resume(), 'close');
    vi.advanceTimersByTime(30 * 60_000);
    expect(await status).toBeNull();
    await closed;
  } finally {
    vi.useRealTimers();
    server.close();
  }
});
