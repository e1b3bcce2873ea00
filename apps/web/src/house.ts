import type { Me, ServerMessage } from '@keyflower/protocol';
import { api, ApiError, type Complaint } from './api.ts';
import { toast } from './page/toast.ts';
import { setWaiting } from './page/tab-title.ts';
import { Line, type Reply, type Request } from './socket/line.ts';
import { reasonText } from './table/desk/reasons.ts';
import { deniedText } from './story/denied.ts';
import { loadWords, type Words } from '@keyflower/words';

type Listener = (message: ServerMessage) => void;

/** Who I am, in which language, and my connection: what every page shares. */
class House {
  me!: Me;
  words!: Words;
  waiting: readonly string[] = [];
  connected = true;
  /** The server was restarted since this page was loaded: the next page is loaded afresh. */
  outdated = false;
  private build: string | null = null;
  private readonly hands = new Set<() => boolean>();
  private readonly listeners = new Set<Listener>();
  private readonly watchers = new Set<() => void>();
  private readonly versions = new Map<string, () => number | undefined>();
  readonly line = new Line({
    dial: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/socket`),
    hear: (message) => this.hear(message),
    connected: (is) => this.setConnected(is),
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    since: (table) => this.versions.get(table)?.(),
  });

  async enter(): Promise<void> {
    await this.become(await api<Me>('GET', '/me'));
    this.line.connect();
  }

  private async become(me: Me): Promise<void> {
    this.words = await loadWords(me.lang);
    this.me = me;
    document.documentElement.lang = me.lang;
  }

  readonly changeMe = async (patch: object): Promise<void> => {
    await this.become(await api<Me>('PATCH', '/me', patch));
    this.changed();
  };

  /** Follows a table until the answer is called. */
  follow(
    table: string,
    key: string | undefined,
    version: () => number | undefined,
    hear: Listener,
  ): () => void {
    this.versions.set(table, version);
    this.listeners.add(hear);
    this.line.watch(table, key);
    return () => {
      this.listeners.delete(hear);
      this.versions.delete(table);
      this.line.unwatch(table);
    };
  }

  ask(message: Request): Promise<Reply> {
    return this.line.ask(message);
  }

  /** Calls back when anything that the frame of the pages shows has changed. */
  onChange(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  changed(): void {
    for (const watcher of this.watchers) watcher();
  }

  /** Until the answer is called, the page is not loaded afresh by itself while something is in hand. */
  holdReload(inHand: () => boolean): () => void {
    this.hands.add(inHand);
    return () => this.hands.delete(inHand);
  }

  safeToReload(): boolean {
    return ![...this.hands].some((inHand) => inHand());
  }

  private setConnected(is: boolean): void {
    // Without a cookie no socket opens, and it may have gone with the server's data: this brings a new one.
    if (!is) void api<Me>('GET', '/me').catch(() => null);
    if (this.connected === is) return;
    this.connected = is;
    this.changed();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.outdated ||= this.build !== null && this.build !== message.build;
      this.build = message.build;
      this.setWaiting(message.waiting);
    } else if (message.type === 'waiting') {
      this.setWaiting(message.tables);
    } else if (message.type === 'bye') {
      if (message.reason === 'signed-out') location.reload();
      if (message.reason === 'banned') toast(this.words.connection.banned, 'bad');
    }
    for (const listener of this.listeners) listener(message);
  }

  private setWaiting(tables: readonly string[]): void {
    this.waiting = tables;
    setWaiting(tables.length);
    this.changed();
  }
}

export const house = new House();

/** Refusals where the server's own English says more than ours: about settings, for instance, it names the field. */
const SPECIFIC: ReadonlySet<Complaint['code']> = new Set<Complaint['code']>([
  'BAD_REQUEST',
  'CONFLICT',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_MANY',
]);

export function complaintText(complaint: Complaint, words: Words = house.words): string {
  const { code, message } = complaint;
  if (code === 'ILLEGAL_ACTION' || code === 'NOT_YOUR_DECISION') {
    const { text, rule } = reasonText(complaint, words);
    return rule === null ? text : `${text} (${rule})`;
  }
  const general = words.errors[code];
  const said = message === '' ? null : deniedText(message, words);
  if (said !== undefined) return said ?? general;
  // Why somebody is banned stands there as an operator wrote it.
  if (code === 'BANNED') return words.server.banned(message);
  return SPECIFIC.has(code) && words.language === 'en' ? `${general}: ${message}` : general;
}

/** Does something for the person, and tells them if it did not work. */
export async function attempt(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast(complaintText(error.complaint), 'bad');
    return false;
  }
}
