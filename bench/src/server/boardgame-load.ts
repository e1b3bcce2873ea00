import { randomUUID } from 'node:crypto';
import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { picker } from '../pick.ts';
import { type Board, game } from '../tic-tac-toe.ts';
import { type Answered, keepAllBusy } from './busy-tables.ts';

/*
 * Random tic-tac-toe over boardgame.io's socket.io messages. Its own client would also play every move itself
 * before it sends it; without that the load leaves more of the machine to the server.
 */

interface Player {
  id: string;
  socket: Socket;
  sentAt?: number;
}

function openTable(port: number, table: number, answered: Answered): void {
  const pick = picker(table);
  const sitDown = (id: string): Player => ({
    id,
    socket: io(`http://127.0.0.1:${port}/${game.name}`, { transports: ['websocket'], forceNew: true }),
  });
  const players = [sitDown('0'), sitDown('1')];
  const [first, second] = players;
  let match = '';

  const join = ({ id, socket }: Player) => socket.emit('sync', match, id, undefined, players.length);

  /** The server makes a match when someone first asks for it. */
  const nextMatch = () => {
    match = randomUUID();
    join(first);
  };

  const move = (player: Player, { G, _stateID }: State<Board>) => {
    const free = G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    const action = {
      type: 'MAKE_MOVE',
      payload: { type: 'clickCell', args: [free[pick(free.length)]], playerID: player.id },
    };
    player.sentAt = performance.now();
    player.socket.emit('update', action, _stateID, match, player.id);
  };

  for (const player of players) {
    player.socket.on('update', (id: string, state: State<Board>) => {
      if (id !== match) return;
      const own = player.sentAt;
      if (own !== undefined) {
        answered(table, performance.now() - own);
        player.sentAt = undefined;
      }
      if (state.ctx.gameover === undefined) {
        if (state.ctx.currentPlayer === player.id) move(player, state);
      } else if (own !== undefined) {
        nextMatch();
      }
    });
  }
  first.socket.on('sync', () => join(second));
  second.socket.on('sync', (_id: string, { state }: { state: State<Board> }) => move(first, state));
  second.socket.once('connect', () => {
    if (first.socket.connected) nextMatch();
    else first.socket.once('connect', nextMatch);
  });
}

void keepAllBusy(openTable);
