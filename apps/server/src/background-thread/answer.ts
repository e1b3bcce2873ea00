import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, BackgroundReply, BackgroundRequest, JobKind } from '../background/index.ts';
import { exportOf } from '../people/index.ts';
import { isStorageFailure, Store, StorageError } from '../store/index.ts';
import { eventsFrom, lobbyOf, readGame, tablesOf } from '../tables/index.ts';

/** The main loop of the thread: answers one question after another. */
export function answerBackground(): void {
  const { database } = workerData as { database: string };
  let store: Store | null = null;
  parentPort?.on('message', (request: BackgroundRequest) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(replyTo(request, () => (store ??= new Store(database, { readOnly: true }))));
  });
}

function replyTo(request: BackgroundRequest, open: () => Store): BackgroundReply {
  try {
    const store = open();
    // All reads of an answer see the same state of the database.
    return { answer: store.db.reading(() => answerTo(store, request)) };
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    if (!isStorageFailure(error)) return { failed };
    return {
      failed,
      code: error instanceof StorageError ? 'SQLITE_ERROR' : (error as { code: string }).code,
    };
  }
}

function answerTo(store: Store, { kind, question }: BackgroundRequest): Answer<JobKind> {
  switch (kind) {
    case 'open-game':
      return readGame(store, question.table);
    case 'events':
      return JSON.stringify(eventsFrom(store, question));
    case 'lobby':
      return JSON.stringify(lobbyOf(store, question.person));
    case 'my-tables':
      return JSON.stringify(tablesOf(store, question.person));
    case 'export':
      return JSON.stringify(exportOf(store, store.people.get(question.person)!));
  }
}
