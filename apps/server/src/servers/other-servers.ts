import type { ServerContext } from '../context/index.ts';
import { peopleChanged } from '../ops/index.ts';
import { isStorageFailure, type Notice } from '../store/index.ts';
import { catchUp, Coalesced } from '../tables/index.ts';
import { ChatElsewhere } from './chat-elsewhere.ts';
import { PeopleElsewhere } from './people-elsewhere.ts';
import { Presence } from './presence.ts';
import { SharedLimits } from './shared-limits.ts';

/** How often a server tells that it runs. */
const BEAT_MS = 2000;
/** After so many of them, what counts no longer is removed. */
const CLEAN_BEATS = 30;
/** What could not be read is tried again after this time. */
const AGAIN_MS = 1000;

const NO_CHAT = 'the chat cannot be read';

/** Applies what other servers on the same database have stored: tables in memory, people, sessions, chat, presence. */
export class OtherServers {
  private readonly context: ServerContext;
  private readonly people: PeopleElsewhere;
  private readonly presence: Presence;
  private readonly chat: ChatElsewhere;
  private readonly limits: SharedLimits;
  /** Whose list of tables that wait for them may have changed, by table. */
  private readonly waiting: Coalesced;
  /** People are read in the order of the notices. */
  private inOrder: Promise<void> = Promise.resolve();
  private beating: NodeJS.Timeout | null = null;
  /** Set while everything is to be read again, or is being read. */
  private again: NodeJS.Timeout | null = null;
  private hasMissed = false;
  private beats = 0;
  private closed = false;

  private constructor(context: ServerContext, server: string) {
    this.context = context;
    this.people = new PeopleElsewhere(context);
    this.presence = new Presence(context, server);
    this.chat = new ChatElsewhere(context, (reading) => this.read(reading, NO_CHAT));
    this.limits = new SharedLimits(context);
    this.waiting = new Coalesced((tables) => this.tellWaiting(tables));
    context.tables.cache.shared = {
      isWatched: (table) => context.hub.watchers(table).size > 0,
      opening: (table) => this.presence.read([table]),
      catchUp: (table, told) => catchUp(context.tables, table, told),
    };
  }

  /** Hears of every commit of the others from now on; null where there can be none. */
  static async join(context: ServerContext): Promise<OtherServers | null> {
    const { sharing } = context.store;
    if (!sharing) return null;
    const others = new OtherServers(context, sharing.server);
    await others.presence.beat();
    await sharing.listen({
      onNotice: (notice) => others.hear(notice),
      onWord: (from, text) => others.limits.hear(from, text),
      onGap: () => void others.readAll(),
    });
    others.beating = setInterval(() => others.beat(), BEAT_MS);
    // What was read before may have changed before notices of it arrived.
    void others.readAll();
    return others;
  }

  private beat(): void {
    void this.quietly(this.presence.beat(), 'this server cannot tell that it runs');
    this.beats += 1;
    if (this.beats % CLEAN_BEATS === 0)
      void this.quietly(
        this.context.store.apart(({ logins }) => logins.dropOld()),
        'old attempts to sign in stay',
      );
  }

  /** Settles when the others know that this server stops. */
  async leave(): Promise<void> {
    this.closed = true;
    if (this.beating) clearInterval(this.beating);
    if (this.again) clearTimeout(this.again);
    this.limits.close();
    await this.inOrder;
    await this.presence.leave();
  }

  private hear({ tables, people, signedOut, chats, watched }: Notice): void {
    if (this.closed) return;
    for (const id of tables) void this.tableChanged(id);
    if (this.context.hub.sockets > 0)
      void this.read(this.waiting.ask(tables), 'the seats of tables cannot be read');
    if (people.length + signedOut.length > 0)
      void this.readPeople(() => this.people.apply(people, signedOut));
    void this.read(this.chat.tell(chats), NO_CHAT);
    void this.watchersChanged(watched);
  }

  /** Notices may be missing: everything in memory is compared with what is stored. */
  private async readAll(): Promise<void> {
    const { hub, tables } = this.context;
    const watched = new Set(Array.from(hub.watching(), ({ table }) => table));
    const ids = [...new Set([...tables.cache.ids(), ...watched])];
    const connected = new Set(Array.from(hub.clients(), ({ person }) => person));
    // Any table may wait for them by now, not only those in memory.
    for (const person of connected) hub.waitingMayHaveChanged(person);
    await Promise.all([
      ...ids.map((id) => this.tableChanged(id)),
      this.readPeople(async () => {
        await peopleChanged(this.context);
        await this.people.apply([], [...connected]);
      }),
      this.read(this.chat.tellLatest(watched), NO_CHAT),
      this.quietly(this.presence.beat(), 'this server cannot tell that it runs'),
      this.watchersChanged(ids),
    ]);
  }

  /** A table that is not watched here is read again when it is needed. */
  private async tableChanged(id: string): Promise<void> {
    const { cache, followed } = this.context.tables;
    const isWatched = this.context.hub.watchers(id).size > 0;
    const table = cache.has(id) ? cache.peek(id) : undefined;
    if (table?.settled && !isWatched) cache.drop(id);
    else if (table || isWatched || cache.isLoading(id))
      await this.read(followed!.follow(id), 'a table cannot be read', id);
  }

  /** The lists of tables that wait for people who are connected here. */
  private async tellWaiting(tables: readonly string[]): Promise<void> {
    const { hub, store } = this.context;
    for (const seats of (await store.tables.seatsAt(tables)).values()) {
      for (const { person } of seats) if (person !== null) hub.waitingMayHaveChanged(person);
    }
  }

  private watchersChanged(tables: readonly string[]): Promise<void> {
    const { cache } = this.context.tables;
    const known = tables.filter((id) => cache.has(id) || cache.isLoading(id));
    return this.read(this.presence.read(known), 'the watchers of tables cannot be read');
  }

  private readPeople(work: () => Promise<void>): Promise<void> {
    this.inOrder = this.inOrder.then(() => this.read(work(), 'people cannot be read'));
    return this.inOrder;
  }

  /** No notice comes again: if the storage cannot be read, everything is compared as soon as it can. */
  private read(work: Promise<unknown>, message: string, table?: string): Promise<void> {
    const reading = work.catch((error: unknown) => {
      if (isStorageFailure(error)) this.readAgainSoon();
      throw error;
    });
    return this.quietly(reading, message, table);
  }

  private readAgainSoon(): void {
    this.hasMissed = true;
    if (!this.closed) this.again ??= setTimeout(() => void this.readAgain(), AGAIN_MS);
  }

  private async readAgain(): Promise<void> {
    // One short query tells whether it is of any use.
    const isReadable = await this.context.store.meta.get('schema').then(
      () => true,
      () => false,
    );
    if (isReadable && !this.closed) {
      this.hasMissed = false;
      await this.readAll();
    }
    this.again = null;
    if (this.hasMissed) this.readAgainSoon();
  }

  private async quietly(work: Promise<unknown>, message: string, table?: string): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (this.closed) return;
      this.context.log.warn({ ...(table ? { table } : {}), error: String(error) }, message);
    }
  }
}
