import {
  contentFor,
  type Edition,
  FULL_EDITION,
  type TileOverrides,
  type TileSpec,
  type View,
  withOverrides,
} from '@keyflower/engine';
import type {
  ChatLine,
  ErrorBody,
  MessageOf,
  MyPlace,
  SeatClock,
  ServerMessage,
  TableInfo,
  TableSettings,
  Vote,
} from '@keyflower/protocol';
import { applyPatch, type PatchEntry } from '@keyflower/protocol/patch';
import type { ToldEvent } from '@keyflower/words/story/tell';
import { batch } from '@preact/signals';
import { reactive } from '../signals.ts';

/** What a table is drawn from: a viewer's view, or a full position. */
export type TableView = Omit<View, 'format' | 'viewer'>;
export type Player = TableView['players'][number];
export type VillageTile = Player['village'][number];
export type Offer = TableView['market'][number];

/** Seats clockwise, beginning with the viewer's own; for spectators with the first. */
export const seatsAround = (players: number, me: number | null): number[] =>
  Array.from({ length: players }, (_, i) => ((me ?? 0) + i) % players);

/** The tiles of a table: the printed ones, or its corrections. */
export function editionOf({ tiles }: Pick<TableSettings, 'tiles'>): Edition {
  return tiles ? withOverrides(FULL_EDITION, tiles as unknown as TileOverrides) : FULL_EDITION;
}

/** The specification of each tile of a game. */
export function specsOf(
  edition: Edition,
  { options }: { options: Pick<TableView['options'], 'farmers'> },
): (tile: string) => TileSpec {
  const { tiles, indexOf } = contentFor(edition, options.farmers);
  return (tile) => tiles[indexOf.get(tile)!]!;
}

export type { ToldEvent };
type Part = 'table' | 'game' | 'log' | 'chat' | 'votes' | 'presence';

/** Refusals that close a table to a viewer who has seen it: a game can start without spectators. */
const SHUT: ReadonlySet<ErrorBody['code']> = new Set<ErrorBody['code']>(['FORBIDDEN', 'NOT_FOUND', 'BANNED']);

/** Everything a browser knows about one table, updated by the server's messages. Its fields are signals. */
export class TableModel {
  readonly id: string;
  info: TableInfo | null = null;
  you: MyPlace = {
    seat: null,
    host: false,
    autoPass: false,
    autoPassUntil: null,
    queued: null,
    queueDropped: null,
    key: null,
    seatKeys: null,
  };
  view: View | null = null;
  version: number | undefined;
  undo: MessageOf<'view'>['undo'] = 'none';
  clocks: SeatClock[] | null = null;
  /** When the clocks were received, by this browser's clock. */
  clocksAt = 0;
  chat: readonly ChatLine[] = [];
  /** Whether earlier chat is included. */
  chatTold = false;
  votes: Vote[] = [];
  online: boolean[] = [];
  spectators = 0;
  /** The events from the beginning; `told` of them are loaded. */
  events: readonly ToldEvent[] = [];
  /** The server does not show this table to the viewer. */
  refused: ErrorBody | null = null;
  private readonly now: () => number;

  constructor(id: string, now: () => number = Date.now) {
    this.id = id;
    this.now = now;
    reactive(
      this,
      ...(['info', 'you', 'view', 'version', 'undo', 'clocks', 'clocksAt', 'chat', 'chatTold'] as const),
      ...(['votes', 'online', 'spectators', 'events', 'refused'] as const),
    );
  }

  /** Whether events from before this browser connected are missing. */
  get gap(): boolean {
    return this.version !== undefined && this.events.length < this.version;
  }

  /** Applies a message of the server; returns what changed. */
  take(message: ServerMessage): Part | null {
    return batch(() => this.takeOver(message));
  }

  private takeOver(message: ServerMessage): Part | null {
    switch (message.type) {
      case 'table':
        if (this.info && this.you.seat !== message.you.seat) this.events = [];
        this.info = withTiles(message.table, this.info);
        this.refused = null;
        this.you = message.you;
        this.spectators = message.table.spectators;
        this.online = message.table.seats.map(({ online }) => online);
        return 'table';
      case 'view':
        this.view = message.view;
        // After an undo, versions continue; only a change of seat starts a new event list.
        if (this.events.length > message.version) this.events = [];
        this.stand(message);
        return 'game';
      case 'events':
        return this.takeEvents(message);
      case 'chat':
        this.chat = message.whole ? message.lines : merged(this.chat, message.lines);
        this.chatTold ||= message.whole;
        return 'chat';
      case 'votes':
        this.votes = message.votes;
        return 'votes';
      case 'presence':
        this.online = message.online;
        this.spectators = message.spectators;
        return 'presence';
      case 'refused':
        if (message.id !== undefined || (this.info && !SHUT.has(message.error.code))) return null;
        this.refused = message.error;
        return 'table';
      default:
        return null;
    }
  }

  private stand(message: MessageOf<'view' | 'events'>): void {
    this.version = message.version;
    this.undo = message.undo;
    this.clocks = message.clocks ?? null;
    this.clocksAt = this.now();
  }

  /** A resumed connection may repeat known events: only new ones count, and older versions are ignored. */
  private takeEvents(message: MessageOf<'events'>): Part | null {
    const known = this.version ?? message.version - message.events.length;
    if (message.version < known) return null;
    const fresh = Math.min(message.events.length, message.version - known);
    if (this.events.length === known && fresh > 0)
      this.events = [...this.events, ...message.events.slice(-fresh)];
    this.view = applyPatch(this.view, message.patch as PatchEntry[]);
    this.stand(message);
    return 'game';
  }

  /** Adds earlier events, received from index `since` on. */
  fillIn(since: number, events: readonly ToldEvent[]): void {
    if (this.events.length === since) this.events = [...this.events, ...events];
  }
}

function merged(lines: readonly ChatLine[], news: readonly ChatLine[]): ChatLine[] {
  const changed = new Map(news.map((line) => [line.id, line]));
  const kept = lines.map((line) => {
    const newer = changed.get(line.id);
    changed.delete(line.id);
    return newer ?? line;
  });
  return [...kept, ...changed.values()];
}

/** Corrected tiles are sent once: later messages name them by their hash. */
function withTiles(info: TableInfo, known: TableInfo | null): TableInfo {
  if (info.tilesHash === undefined || info.settings.tiles || info.tilesHash !== known?.tilesHash) return info;
  const { tiles } = known.settings;
  return tiles ? { ...info, settings: { ...info.settings, tiles } } : info;
}
