import type { Socket } from 'node:net';
import { errorBody, STATUS } from '../errors/index.ts';

/** Answers what is not HTTP, or has too long a head, in the form of every other refusal. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = errorBody(
    error.code === 'HPE_HEADER_OVERFLOW' ? 'request-too-large' : 'unreadable-request',
  );
  const body = JSON.stringify({ error: refusal });
  const head = [
    `HTTP/1.1 ${STATUS[refusal.code]} Refused`,
    'Connection: close',
    "Content-Security-Policy: default-src 'none'",
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
