import { isStorageFailure, type Store, StorageError } from '../store/index.ts';

/** A commit that lasts longer than this is stuck, and so is an answer of the database. */
const STUCK_MS = 3000;
/** Proxies ask often, and anyone may: the database is asked once for all of them. */
const FRESH_MS = 500;

/**
 * Why a server should get no requests for now: it is closing; its storage cannot be read or written; it does not hear of
 * what other servers store; a newer program has changed the schema.
 */
export type NotReady = 'closing' | 'storage' | 'notices' | 'schema';

/** Whether the server can serve people, as opposed to being alive. */
export class Readiness {
  /** Set before anything is closed, so that proxies send people elsewhere first. */
  isClosing = false;
  /** Requests are answered no more: clients repeat them, at another server or after the next start. */
  isStopped = false;
  private readonly store: Store;
  private asked = Number.NEGATIVE_INFINITY;
  private answer: Promise<NotReady | null> = Promise.resolve(null);

  constructor(store: Store) {
    this.store = store;
  }

  /** Null: ready. */
  async reason(): Promise<NotReady | null> {
    const { journal, sharing } = this.store;
    if (this.isClosing) return 'closing';
    if (journal.broken || journal.lasting > STUCK_MS) return 'storage';
    if (sharing && !sharing.isListening) return 'notices';
    const now = performance.now();
    if (now - this.asked > FRESH_MS) {
      this.asked = now;
      this.answer = this.ask();
    }
    return this.answer;
  }

  private async ask(): Promise<NotReady | null> {
    let timer: NodeJS.Timeout | undefined;
    const stuck = new Promise<NotReady>((resolve) => {
      timer = setTimeout(() => resolve('storage'), STUCK_MS);
    });
    const fits = this.store.mustFit().then(
      () => null,
      (error: unknown) =>
        error instanceof StorageError && !isStorageFailure(error.cause ?? {}) ? 'schema' : 'storage',
    );
    return Promise.race([fits, stuck]).finally(() => clearTimeout(timer));
  }
}
