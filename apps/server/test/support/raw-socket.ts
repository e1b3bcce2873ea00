import { connect, type Socket } from 'node:net';
import type { Person } from './person.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** A WebSocket after its handshake that can send arbitrary bytes. */
export async function rawSocket(person: Person): Promise<Socket> {
  const { port, host } = new URL(person.url);
  const { cookie, origin } = person.headers(false);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    [
      'GET /api/v1/socket HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Origin: ${origin}`,
      `Cookie: ${cookie}`,
      '\r\n',
    ].join('\r\n'),
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.resume();
  return socket;
}

const MASK = [1, 2, 3, 4];
const masked = (bytes: readonly number[]): number[] => bytes.map((byte, i) => byte ^ must(MASK[i % 4]));
const frame = (first: number, bytes: readonly number[]): number[] => [
  first,
  0x80 | bytes.length,
  ...MASK,
  ...masked(bytes),
];

/** Invalid frames by what is wrong with them. */
export const BROKEN_FRAMES: Readonly<Record<string, readonly number[]>> = {
  'text that is no UTF-8': frame(0x81, [0xc3, 0x28, 0xff]),
  'text that ends in the middle of a character': frame(0x81, [0xf0, 0x9f]),
  'a frame without a mask': [0x81, 2, 0x7b, 0x7d],
  'a reserved opcode': frame(0x83, [1]),
  'a reserved bit': frame(0xc1, [1]),
  'a ping of several frames': frame(0x09, [1]),
  'a ping that is too long': [0x89, 0xfe, 0x01, 0x00, ...MASK],
  'a length beyond everything': [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, ...MASK],
  'a continuation of nothing': frame(0x80, [1]),
  'a beginning in the middle': [...frame(0x01, [0x7b]), ...frame(0x81, [0x7d])],
  'a close with half a code': frame(0x88, [3]),
  'a close with a code that must not be sent': frame(0x88, [3, 0xed]),
  'HTTP again': [...Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
};
