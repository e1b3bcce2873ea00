import { WebSocket } from 'ws';
import { type Answered, keepAllBusy } from './busy-tables.ts';
import type { Received, Sent } from './ceiling-messages.ts';

/* Two players who act in turn: each sends as soon as it receives the other's action. */

/** An action of Keyflower of ordinary length. */
const ACTION = { type: 'bid', tile: 'keystone-quarry', color: 'blue', screen: 2, groups: ['woodcutter'] };

function openTable(port: number, table: number, answered: Answered): void {
  const send = (socket: WebSocket, message: Sent) => socket.send(JSON.stringify(message));
  let actions = 0;
  let seated = 0;
  const sitDown = () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    let sentAt = 0;
    const act = () => {
      sentAt = performance.now();
      send(socket, { table, id: ++actions, action: ACTION });
    };
    socket.on('open', () => send(socket, { table }));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Received;
      if ('ack' in message) answered(table, performance.now() - sentAt);
      else if ('action' in message) act();
      else if (++seated === 2) act();
    });
  };
  sitDown();
  sitDown();
}

void keepAllBusy(openTable);
