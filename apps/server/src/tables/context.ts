import type { Action } from '@keyflower/engine';
import type { BotRequest } from '@keyflower/bots';
import type { ChatLine, ServerMessage } from '@keyflower/protocol';
import type { Background } from '../background/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { Store } from '../store/index.ts';
import type { LiveTable } from './live-table.ts';
import type { PlayTime } from './play-time.ts';
import type { Beginnings } from './beginnings.ts';
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
  /** Whether a person watches a table through this server. */
  isHere(table: string, person: string): boolean;
  /** People who watch a table and do not play there. */
  spectators(table: Pick<LiveTable, 'id' | 'seatOf'>): number;
  /** Sends watchers chat lines that they do not know yet, or that were removed. */
  tellChat(table: string, lines: readonly ChatLine[]): void;
  /** Some watchers may no longer be allowed to watch. */
  keepOnly(table: string, which: (subscriber: Subscriber) => boolean): void;
  /** Seats changed: watchers now see the table from their current seat. Returns those who do since then. */
  reseat(table: LiveTable): ReadonlySet<Subscriber>;
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
  /** A person closed their last view of a table and may have to be notified now. */
  stoppedWatching(table: LiveTable, person: string): void;
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
  /** Tables whose bots are thinking in this process, with the end of it. */
  busy: Map<string, Promise<void>>;
  /** Thinking time of a bot in milliseconds. */
  botBudget: number;
  /** Changes by other servers; null where there are none. */
  followed: {
    /** Brings a table to what is stored; whether anything was new. */
    follow(table: string): Promise<boolean>;
    recheck(table: string): Promise<boolean>;
    /** Only if it is in memory. */
    refresh(table: string): Promise<void>;
  } | null;
  /** Gives the answers that the table waits for and the server gives by itself. */
  advance(table: LiveTable): void;
  metrics: { action(): void; refusal(code: string): void };
  work: Work;
  /** How long a game waits for contributions to its seed before it begins. */
  revealMs: number;
  beginnings: Beginnings;
}
