import { type Depth, DEPTHS, type Review, REVIEW_FORMAT, REVIEWER } from '@keyflower/bots/review-format';
import { hashOf, type RecordEntry, type RecordHeader } from '@keyflower/engine';

const DATABASE = 'keyflower-reviews';
const STORE = 'reviews';

/** What a review depends on besides its depth: the game and the bot. */
export const gameKey = ({ options, position }: RecordHeader, entries: readonly RecordEntry[]): string =>
  `${REVIEWER} ${hashOf({ options, entries, ...(position ? { position } : {}) })}`;

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });

async function withStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    const database = await asPromise(opening);
    try {
      return await asPromise(use(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    // The browser lets this page store nothing, or has no room: the review is made again.
    return null;
  }
}

const isReview = (value: unknown): value is Review =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === REVIEW_FORMAT;

/** Reviews that were made on this device. */
export const keptReviews = {
  /** The most thorough one of a game; null if there is none. */
  async best(key: string): Promise<Review | null> {
    const kept = await Promise.all(DEPTHS.map((depth) => keptReviews.read(key, depth)));
    return kept.filter((review) => review !== null).at(-1) ?? null;
  },

  async read(key: string, depth: Depth): Promise<Review | null> {
    const found = await withStore('readonly', (store) => store.get(`${key} ${depth}`) as IDBRequest<unknown>);
    return isReview(found) ? found : null;
  },

  async write(key: string, review: Review): Promise<void> {
    await withStore('readwrite', (store) => store.put(review, `${key} ${review.depth}`));
  },
};
