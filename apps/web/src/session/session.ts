import type { Me, ServerMessage } from '@keyflower/protocol';
import { loadWords, type Words } from '@keyflower/words';
import { batch } from '@preact/signals';
import { reactive } from '../signals.ts';
import { api, ApiError } from './api.ts';
import { awayVisitor, keepForAway } from './away.ts';
import { Connection, type Reply, type Request } from './connection.ts';
import { toast } from './toasts.ts';

type Listener = (message: ServerMessage) => void;

/** User, language and connection: shared by all pages. */
class Session {
  /** Known from `enter` on, before any page is rendered; so are the texts. */
  me!: Me;
  words!: Words;
  /** Tables that wait for the user. */
  waiting: readonly string[] = [];
  connected = true;
  /** The app was started while the server could not be reached, and the person is not known yet. */
  away = false;
  /** False while the server can store nothing. */
  stores = true;
  /** The server was updated since this page was loaded: the next navigation loads the page anew. */
  outdated = false;
  private build: string | null = null;
  private readonly unsaved = new Set<() => boolean>();
  private readonly listeners = new Set<Listener>();
  private readonly versions = new Map<string, () => number | undefined>();
  readonly connection = new Connection({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/socket`),
    receive: (message) => this.receive(message),
    connected: (is) => this.setConnected(is),
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    since: (table) => this.versions.get(table)?.(),
  });

  constructor() {
    reactive(this, 'me', 'words', 'waiting', 'connected', 'away', 'stores', 'outdated');
  }

  async enter(): Promise<void> {
    try {
      await this.become(await api<Me>('GET', '/me'));
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.code !== 'OFFLINE') throw error;
      await this.become(awayVisitor());
      this.away = true;
      this.connected = false;
    }
    this.connection.connect();
    watchNetwork(this.connection);
  }

  private async become(me: Me): Promise<void> {
    const words = await loadWords(me.lang);
    batch(() => {
      this.words = words;
      this.me = me;
    });
    document.documentElement.lang = me.lang;
    keepForAway(me);
  }

  readonly changeMe = async (patch: object): Promise<void> => {
    if (!this.away) return this.become(await api<Me>('PATCH', '/me', patch));
    const { settings, ...more } = patch as Partial<Me>;
    await this.become({ ...this.me, ...more, settings: { ...this.me.settings, ...settings } });
  };

  /** The server can be reached, perhaps for the first time. */
  private async found(): Promise<void> {
    const me = await api<Me>('GET', '/me').catch(() => null);
    if (!this.away || !me) return;
    await this.become(me);
    this.away = false;
  }

  /** Follows a table until the returned function is called. */
  follow(
    table: string,
    key: string | undefined,
    version: () => number | undefined,
    receive: Listener,
  ): () => void {
    this.versions.set(table, version);
    this.listeners.add(receive);
    this.connection.watch(table, key);
    return () => {
      this.listeners.delete(receive);
      this.versions.delete(table);
      this.connection.unwatch(table);
    };
  }

  ask(message: Request): Promise<Reply> {
    return this.connection.ask(message);
  }

  /** Until the returned function is called, the page does not reload by itself while `isUnsaved`. */
  holdReload(isUnsaved: () => boolean): () => void {
    this.unsaved.add(isUnsaved);
    return () => this.unsaved.delete(isUnsaved);
  }

  safeToReload(): boolean {
    return ![...this.unsaved].some((isUnsaved) => isUnsaved());
  }

  private setConnected(is: boolean): void {
    // Without a cookie no socket opens, and it may be invalid after a loss of server data: this request renews it.
    if (!is || this.away) void this.found();
    this.connected = is;
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.outdated ||= this.build !== null && this.build !== message.build;
      this.build = message.build;
      this.waiting = message.waiting;
      this.stores = true;
    } else if (message.type === 'storage') {
      this.stores = message.available;
    } else if (message.type === 'waiting') {
      this.waiting = message.tables;
    } else if (message.type === 'bye') {
      if (message.reason === 'signed-out') location.reload();
      if (message.reason === 'banned') toast(this.words.connection.banned, 'bad');
    }
    for (const listener of this.listeners) listener(message);
  }
}

/**
 * Tells the connection of the browser's online state. A local server is reachable offline too:
 * then the connection is soon back.
 */
function watchNetwork(connection: Pick<Connection, 'drop' | 'hurry'>): void {
  addEventListener('offline', () => connection.drop());
  addEventListener('online', () => connection.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) connection.hurry();
  });
}

export const session = new Session();
