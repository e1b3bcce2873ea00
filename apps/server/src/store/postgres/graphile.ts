import type * as GraphileWorker from 'graphile-worker';

/** The job queue, loaded on demand: with SQLite it is not needed. A bundle has the whole package as its default export. */
export async function graphileWorker(): Promise<typeof GraphileWorker> {
  const loaded = (await import('graphile-worker')) as unknown as typeof GraphileWorker & {
    default: typeof GraphileWorker;
  };
  return loaded.Logger ? loaded : loaded.default;
}
