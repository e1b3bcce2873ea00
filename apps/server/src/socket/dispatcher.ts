import type { ClientMessage } from '@keyflower/protocol';
import { BackgroundBusy } from '../background/index.ts';
import { errorBody, NOT_STORED, Refused, refused } from '../errors/index.ts';
import { isBanned } from '../people/index.ts';
import type { TokenBuckets } from '../safety/index.ts';
import { isStorageFailure, StorageError } from '../store/index.ts';
import { MOST_ATTEMPTS, type TableContext } from '../tables/index.ts';
import type { Metrics } from '../telemetry/index.ts';
import { afterEarlier, holdUpLater } from './after-earlier.ts';
import type { Client } from './client.ts';
import { placeIn, placeOf } from './frames.ts';
import type { Hub } from './hub.ts';
import { handle } from './messages.ts';
import type { Pace } from './pace.ts';
import { ENTRIES_PER_TOKEN, MOST_REFUSED, priceOf, PRICES } from './prices.ts';

export interface DispatcherParts {
  context: TableContext;
  hub: Hub;
  pace: Pace;
  chat: TokenBuckets;
  metrics: Pick<Metrics, 'handle'>;
}

/** Handles the messages of sockets in their order, and those again that other servers were faster than. */
export class Dispatcher {
  private readonly parts: DispatcherParts;
  /** The server closes: clients send what was not answered to the next one. */
  isClosing = false;

  constructor(parts: DispatcherParts) {
    this.parts = parts;
  }

  /** At once, where nothing has to be read first and no earlier message waits: actions at tables in memory. */
  handleInOrder(client: Client, message: ClientMessage): void {
    const read = this.readFor(client, message);
    if (!read && !client.earlier) {
      const pending = this.dispatch(client, message);
      if (pending) holdUpLater(client, pending);
    } else this.handleLater(client, message, read, 1);
  }

  private handleLater(
    client: Client,
    message: ClientMessage,
    read: Promise<unknown> | null,
    attempt: number,
  ): void {
    afterEarlier(
      client,
      read,
      () => this.parts.metrics.handle('message', () => this.dispatchLater(client, message, attempt)),
      (error) => this.refuse(client, message, error),
    );
  }

  /** The answers to earlier messages may have been too much. */
  private dispatchLater(client: Client, message: ClientMessage, attempt: number): Promise<void> | undefined {
    if (this.parts.pace.mayBeAnswered(client)) return this.dispatch(client, message, attempt);
    this.refuseFlood(client, message, priceOf(message));
    return undefined;
  }

  /** Reads the sender and the table of a message; null if both are known. */
  private readFor(client: Client, message: ClientMessage): Promise<unknown> | null {
    const { cache, store } = this.parts.context;
    const sender = store.people.load([client.person]);
    const isThere = !('table' in message) || cache.peek(message.table) !== undefined;
    if (isThere) return sender;
    return Promise.all([sender, this.open(client, message.table)]);
  }

  /** Replaying a game costs the one who caused it. */
  private async open(client: Client, id: string): Promise<void> {
    const { cache } = this.parts.context;
    const isCause = !cache.isLoading(id);
    const table = await cache.open(id, client.address);
    if (isCause) this.parts.pace.charge(client, (table?.game?.length ?? 0) / ENTRIES_PER_TOKEN);
  }

  refuseFlood(client: Client, message: object | null, price: number): void {
    client.refusedInRow += 1;
    if (client.refusedInRow > MOST_REFUSED) {
      client.dismissed = true;
      client.terminate();
      return;
    }
    const { type } = (message ?? {}) as { type?: unknown };
    const facts = typeof type === 'string' && Object.hasOwn(PRICES, type) ? { message: type } : {};
    const retryAfter = Math.max(1, Math.ceil(this.parts.pace.waitMs(client, price) / 1000));
    client.send({
      type: 'refused',
      ...placeIn(message),
      error: errorBody('rate-limited', facts, { retryAfter }),
    });
  }

  /** The promise is there where something has to be read first; it never rejects. */
  private dispatch(client: Client, message: ClientMessage, attempt = 1): Promise<void> | undefined {
    if (client.dismissed || this.isClosing) return undefined;
    const { context, hub, pace, chat } = this.parts;
    const { store, work } = context;
    const { replayed } = work;
    const fail = (error: unknown): Promise<void> | undefined =>
      this.judgeAgain(client, message, error, attempt);
    try {
      const person = store.people.known(client.person);
      if (!person || isBanned(person)) throw refused('banned', { note: null });
      if (message.type === 'chat' && attempt === 1 && !chat.take(client.person)) {
        throw refused('rate-limited', {}, { retryAfter: 5 });
      }
      const again = (read: Promise<unknown>): void => this.again(client, message, read, attempt);
      const storing = (stored: Promise<void>): void => void stored.catch(fail);
      return handle(context, { hub, client, person, storing, again }, message)?.catch(fail);
    } catch (error) {
      return fail(error);
    } finally {
      pace.charge(client, (work.replayed - replayed) / ENTRIES_PER_TOKEN);
    }
  }

  /** Another server has changed the table. Later messages of the socket wait until this one is handled. */
  private again(client: Client, message: ClientMessage, read: Promise<unknown>, attempt: number): void {
    if (attempt < MOST_ATTEMPTS) this.handleLater(client, message, read, attempt + 1);
    else
      this.refuse(client, message, new StorageError('gave up after repeated conflicts with other servers'));
  }

  /** What is refused on an outdated table is judged again on the current one. */
  private judgeAgain(
    client: Client,
    message: ClientMessage,
    error: unknown,
    attempt: number,
  ): Promise<void> | undefined {
    const { followed } = this.parts.context;
    if (!followed || !(error instanceof Refused) || !('table' in message) || attempt >= MOST_ATTEMPTS) {
      this.refuse(client, message, error);
      return undefined;
    }
    return followed.recheck(message.table).then(
      (isNew) => {
        if (isNew) return this.dispatchLater(client, message, attempt + 1);
        return this.refuse(client, message, error);
      },
      () => this.refuse(client, message, error),
    );
  }

  private refuse(client: Client, message: ClientMessage, error: unknown): void {
    if (this.isClosing) return;
    client.send({ type: 'refused', ...placeOf(message), error: this.errorOf(error) });
  }

  private errorOf(error: unknown): Refused['body'] {
    if (error instanceof Refused) return error.body;
    if (error instanceof BackgroundBusy) return refused('rate-limited', {}, { retryAfter: 1 }).body;
    const { log } = this.parts.context;
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    if (isStorageFailure(error)) {
      log.warn({ error: message }, 'a message needs the storage');
      return NOT_STORED;
    }
    log.error({ error: message, stack }, 'a message failed');
    return errorBody('internal-error');
  }
}
