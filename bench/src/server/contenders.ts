import {
  freshFolder,
  type Program,
  runLoad,
  type Running,
  startKeyflower,
  startServer,
} from './processes.ts';
import type { LoadOrder, LoadResult } from './order.ts';

/** A server that is kept busy. */
export interface Contender {
  /** Short, for the headings of ratios. */
  name: string;
  what: string;
  start: () => Promise<Running>;
  drive: (order: LoadOrder) => Promise<LoadResult>;
}

function reference(
  name: string,
  what: string,
  server: Program,
  load: Program,
  args: () => string[],
): Contender {
  return {
    name,
    what,
    start: () => startServer(server, args()),
    drive: (order) => runLoad(load, order),
  };
}

export const REFERENCES: Contender[] = [
  reference('F', "boardgame.io's server, FlatFile", 'boardgame-server', 'boardgame-load', () => [
    freshFolder(),
  ]),
  reference('M', "boardgame.io's server, in memory", 'boardgame-server', 'boardgame-load', () => []),
  reference('C', 'the ceiling: ws, JSON, SQLite FULL', 'ceiling-server', 'ceiling-load', () => [
    freshFolder(),
  ]),
];

/** Our own server, kept busy by tables of `players` people. */
export function keyflower(name: string, players: number): Contender {
  return {
    name,
    what: `Keyflower, ${players} people at a table`,
    start: () => startKeyflower(freshFolder()),
    drive: (order) => runLoad('keyflower-load', { ...order, players }),
  };
}
