import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { TokenBuckets } from '../safety/index.ts';
import { Client } from './client.ts';
import { Outgoing } from './outgoing.ts';

const WHO = { person: 'p', name: 'Ada', address: '127.0.0.1', credential: 'c', byToken: false };

test('messages sent in one go are written together and arrive in order', async () => {
  const http = createServer();
  const server = new WebSocketServer({ noServer: true });
  const connected = new Promise<[WebSocket, Duplex]>((resolve) => {
    http.on('upgrade', (request, transport, head) =>
      server.handleUpgrade(request, transport, head, (socket) => resolve([socket, transport])),
    );
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const browser = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const received: string[] = [];
  browser.on('message', (data: Buffer) => received.push(data.toString()));
  const [socket, transport] = await connected;
  const bytes = new TokenBuckets({ perSecond: 1e9, capacity: 1e9 });
  const client = new Client(socket, { transport, outgoing: new Outgoing(1e9, () => []), bytes }, WHO);

  // Watched, not replaced.
  const written = vi.spyOn(transport as Required<Duplex>, '_writev');
  const sent = Array.from({ length: 20 }, (_, i) => `message ${i}`);
  for (const text of sent) client.sendText(text);
  expect(written).not.toHaveBeenCalled();
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(sent.length);
  expect(received).toEqual(sent);
  expect(written).toHaveBeenCalledTimes(1);
  browser.terminate();
  http.close();
});
