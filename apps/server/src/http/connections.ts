import type { Server } from 'node:http';
import { addressKey, Counters, type Trusted } from '../safety/index.ts';

/** Connections beside the sockets: a browser keeps up to six, and several may share an address. */
const BESIDES_SOCKETS = 60;

/** Bounds the open connections of each address. Those of a trusted proxy are many visitors'. */
export function limitConnections(server: Server, trusted: Trusted, sockets: number): void {
  const open = new Counters(sockets + BESIDES_SOCKETS);
  server.on('connection', (socket) => {
    const remote = socket.remoteAddress ?? '';
    if (trusted.trusts(remote)) return;
    const key = addressKey(remote);
    if (!open.enter(key)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => open.leave(key));
  });
}
