import type { ComponentType } from 'preact';
import { type Reply, type Request, session } from '../session/index.ts';

/** What carries out the requests of a table's page: the server, or a game that runs in the page. */
export interface TableBackend {
  /** A game in the page has no chat, no votes, no answers in advance, and nothing that only a server keeps. */
  readonly isLocal: boolean;
  /** The buttons beside the result of a game in the page. */
  readonly Afterwards?: ComponentType;
  /** What the page says about the result of a game in it. */
  readonly Comment?: ComponentType;
  /** What the menu of a game in the page offers besides the usual. */
  readonly MenuItems?: ComponentType;
  ask(request: Request): Promise<Reply>;
}

export const SERVER: TableBackend = { isLocal: false, ask: (request) => session.ask(request) };

/** What a page adds to a table whose game runs in it. */
export type TableExtras = Pick<TableBackend, 'Afterwards' | 'Comment' | 'MenuItems'>;
