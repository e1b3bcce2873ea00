import { type Depth, DEPTHS, type Review, REVIEW_FORMAT, REVIEWER } from '@keyflower/bots/review-format';
import { hashOf, type RecordEntry, type RecordHeader } from '@keyflower/engine';

const DATABASE = 'keyflower-reviews';
const REVIEWS = 'reviews';
/** When each review was last made or shown, in milliseconds since 1970. */
const USES = 'uses';

/** How many reviews are kept. */
const MOST_KEPT = 50;

/** What a review depends on besides its depth: the game and the bot. */
export const gameKey = ({ options, position }: RecordHeader, entries: readonly RecordEntry[]): string =>
  `${REVIEWER} ${hashOf({ options, entries, ...(position ? { position } : {}) })}`;

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const opening = indexedDB.open(DATABASE, 2);
  opening.addEventListener('upgradeneeded', () => {
    const { result: database } = opening;
    for (const store of [REVIEWS, USES])
      if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
  });
  return asPromise(opening);
};

interface Stores {
  reviews: IDBObjectStore;
  uses: IDBObjectStore;
}

async function withStores<T>(
  mode: IDBTransactionMode,
  use: (stores: Stores) => Promise<T>,
): Promise<T | null> {
  try {
    const database = await openDatabase();
    try {
      const transaction = database.transaction([REVIEWS, USES], mode);
      return await use({ reviews: transaction.objectStore(REVIEWS), uses: transaction.objectStore(USES) });
    } finally {
      database.close();
    }
  } catch {
    // The browser lets this page store nothing, or has no room: the review is made again.
    return null;
  }
}

/** The keys of all but the `most` last used reviews. `usedAt`: by key; nothing is known of those kept by earlier versions. */
export const leastUsed = (
  keys: readonly string[],
  usedAt: ReadonlyMap<string, number>,
  most = MOST_KEPT,
): string[] => [...keys].sort((a, b) => (usedAt.get(b) ?? 0) - (usedAt.get(a) ?? 0)).slice(most);

async function dropLeastUsed({ reviews, uses }: Stores): Promise<void> {
  const [keys, used, times] = await Promise.all([
    asPromise(reviews.getAllKeys()) as Promise<string[]>,
    asPromise(uses.getAllKeys()) as Promise<string[]>,
    asPromise(uses.getAll()) as Promise<number[]>,
  ]);
  const usedAt = new Map(used.map((key, i) => [key, times[i]!]));
  const dropped = leastUsed(keys, usedAt).flatMap((key) => [reviews.delete(key), uses.delete(key)]);
  await Promise.all(dropped.map(asPromise));
}

const isReview = (value: unknown): value is Review =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === REVIEW_FORMAT;

/** Reviews that were made on this device: the last used ones. */
export const keptReviews = {
  /** The most thorough one of a game; null if there is none. */
  async best(key: string): Promise<Review | null> {
    const kept = await Promise.all(DEPTHS.map((depth) => keptReviews.read(key, depth)));
    return kept.filter((review) => review !== null).at(-1) ?? null;
  },

  async read(key: string, depth: Depth): Promise<Review | null> {
    const name = `${key} ${depth}`;
    const found = await withStores('readonly', ({ reviews }) => asPromise<unknown>(reviews.get(name)));
    if (!isReview(found)) return null;
    await withStores('readwrite', ({ uses }) => asPromise(uses.put(Date.now(), name)));
    return found;
  },

  async write(key: string, review: Review): Promise<void> {
    const name = `${key} ${review.depth}`;
    await withStores('readwrite', async (stores) => {
      await asPromise(stores.uses.put(Date.now(), name));
      await asPromise(stores.reviews.put(review, name));
      await dropLeastUsed(stores);
    });
  },
};
