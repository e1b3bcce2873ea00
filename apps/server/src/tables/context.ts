import type { Action } from '@keyflower/engine';
import type { BotRequest } from '@keyflower/bots';
import type { ServerMessage } from '@keyflower/protocol';
import type { Background } from '../background/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { Store } from '../store/index.ts';
import type { LiveTable } from './live-table.ts';
import type { PlayTime } from './play-time.ts';
import type { TableCache } from './cache.ts';
import type { Work } from './work.ts';

/** The subscribers of tables: the sockets, as the tables see them. */
export interface Audience {
  /** The distinct viewers that watch a table. */
  viewers(table: string): Set<number | null>;
  /** Sends a text to all watchers of a table as this viewer, except one. */
  sendToViewer(table: string, viewer: number | null, text: string, except?: Subscriber | null): void;
  /** Sends a message to all watchers of a table, or to some of them; it is serialised once. */
  broadcast(table: string, message: ServerMessage, which?: (subscriber: Subscriber) => boolean): void;
  /** Sends a text to all watchers of a table, made for each of them. */
  broadcastTexts(table: string, make: (subscriber: Subscriber) => string | null): void;
  /** Sends a message to all sockets of a person. */
  sendToPerson(person: string, message: ServerMessage): void;
  /** The list of tables that wait for a person changed. */
  waitingChanged(person: string): void;
  online(table: string, person: string): boolean;
  spectators(table: string): number;
  /** Some watchers may no longer be allowed to watch. */
  keepOnly(table: string, which: (subscriber: Subscriber) => boolean): void;
  /** Seats changed: watchers now see the table from their current seat. */
  reseat(table: LiveTable): void;
}

/** The part of a socket that the tables need. */
export interface Subscriber {
  readonly person: string;
  send(message: ServerMessage): void;
  sendText(text: string): void;
  /** People whose chat this person does not want to see. */
  readonly blocked: ReadonlySet<string>;
  /** Whether it was sent the corrected tiles with this hash since it watches the table; from now on it was. */
  knowsTiles(table: string, hash: string): boolean;
  /** The viewer as which it watches a table; undefined if it does not. */
  viewerAt(table: string): number | null | undefined;
}

export interface BotRunner {
  /** Tables are served in turn, so a request names its table. */
  choose(bot: string, request: BotRequest, table: string): Promise<Action>;
}

/** Notifications for absent people. */
export interface TurnNotifier {
  /** A table waits for a person. */
  yourTurn(table: LiveTable, person: string): void;
  /** A person acted: notifications about this table are settled. */
  acted(table: string, person: string): void;
  /** A person closed their last view of a table and may have to be notified now. */
  stoppedWatching(table: LiveTable, person: string): void;
  timeWarning(table: LiveTable, person: string): void;
  takenOver(table: LiveTable, person: string): void;
}

/** Dependencies of the tables. */
export interface TableContext {
  store: Store;
  cache: TableCache;
  audience: Audience;
  bots: BotRunner;
  background: Pick<Background, 'run'>;
  notifier: TurnNotifier;
  playTime: PlayTime;
  log: Log;
  /** Thinking time of a bot in milliseconds. */
  botBudget: number;
  /** Starts bots and automatic passes that the table now waits for. */
  advance(table: LiveTable): void;
  metrics: { action(): void; refusal(code: string): void };
  work: Work;
  /** How long a game waits for contributions to its seed before it begins. */
  revealMs: number;
}
