import type { Action } from '@keyflower/engine';
import type { BotRequest } from '@keyflower/bots';
import type { ServerMessage } from '@keyflower/protocol';
import type { Log } from '../telemetry/index.ts';
import type { Store } from '../store/index.ts';
import type { LiveTable } from './live-table.ts';
import type { PlayTime } from './play-time.ts';
import type { TableCache } from './cache.ts';

/** The followers of tables: the sockets, as the tables see them. */
export interface Audience {
  /** The distinct viewers that follow a table. */
  viewers(table: string): Set<number | null>;
  /** Sends a text to everyone who follows a table as this viewer, one of them aside. */
  sendToViewer(table: string, viewer: number | null, text: string, except?: Subscriber | null): void;
  /** Sends a message to everyone who follows a table, made for each of them. */
  broadcast(
    table: string,
    make: (subscriber: Subscriber, viewer: number | null) => ServerMessage | null,
  ): void;
  /** Sends a message to all sockets of a person. */
  sendToPerson(person: string, message: ServerMessage): void;
  /** The list of tables that wait for a person changed. */
  waitingChanged(person: string): void;
  online(table: string, person: string): boolean;
  spectators(table: string): number;
  /** Some may not follow a table any more. */
  keepOnly(table: string, which: (subscriber: Subscriber) => boolean): void;
  /** Seats changed: followers now see the table from their present seat. */
  reseat(table: LiveTable): void;
}

/** One socket, as far as the tables need to know it. */
export interface Subscriber {
  readonly person: string;
  send(message: ServerMessage): void;
  sendText(text: string): void;
  /** People whose chat this person does not want to see. */
  readonly blocked: ReadonlySet<string>;
  /** The viewer it follows a table as; undefined if it does not. */
  viewerAt(table: string): number | null | undefined;
}

export interface BotRunner {
  /** Tables are served in turn, so a request names its table. */
  choose(bot: string, request: BotRequest, table: string): Promise<Action>;
}

/** What happens to people while they are away. */
export interface TurnNotifier {
  /** A table waits for a person. */
  yourTurn(table: LiveTable, person: string): void;
  /** A person acted: notices about this table are settled. */
  acted(table: string, person: string): void;
  /** A person closed their last view of a table and may have to be notified now. */
  stoppedWatching(table: LiveTable, person: string): void;
  timeWarning(table: LiveTable, person: string): void;
  takenOver(table: LiveTable, person: string): void;
}

/** Everything that tables work with. */
export interface TableContext {
  store: Store;
  cache: TableCache;
  audience: Audience;
  bots: BotRunner;
  notifier: TurnNotifier;
  playTime: PlayTime;
  log: Log;
  /** Milliseconds that a bot may think. */
  botBudget: number;
  /** Lets bots think and automatic passes happen, where the table now waits for them. */
  advance(table: LiveTable): void;
  metrics: { action(): void; refusal(code: string): void };
}
