import type { AddressInfo } from 'node:net';
import { FlatFile, Server } from 'boardgame.io/server';
import { game } from '../tic-tac-toe.ts';
import { announceReady } from './ready.ts';

/* boardgame.io's own server with tic-tac-toe: in memory, or with its FlatFile storage in the folder it is given. */

const [folder] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [],
  ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }),
});

// The port is passed to Node unchanged, so an object makes it listen on the loopback address only.
const loopback = { host: '127.0.0.1', port: 0 } as unknown as number;
void server.run({ port: loopback }).then(({ appServer }) => {
  announceReady((appServer.address() as AddressInfo).port);
});
