import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, BackgroundReply, BackgroundRequest, JobKind } from '../background/index.ts';
import { exportOf } from '../people/index.ts';
import { isStorageFailure, StorageError, Store, type Stores, type StoreTarget } from '../store/index.ts';
import {
  checkRecord,
  eventsFrom,
  factsOf,
  lobbyOf,
  readGame,
  replayStart,
  stepsFrom,
  tablesOf,
} from '../tables/index.ts';
import { giveWay } from '../threads/index.ts';

/** The main loop of the thread. It is asked one question after another. */
export function answerBackground(): void {
  giveWay('background');
  const { database } = workerData as { database: StoreTarget };
  let store: Store | null = null;
  const open = async (): Promise<Store> => (store ??= await Store.open(database, { readOnly: true }));
  parentPort?.on('message', async (request: BackgroundRequest) => {
    const reply = await replyTo(request, open);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(reply);
  });
}

async function replyTo(request: BackgroundRequest, open: () => Promise<Store>): Promise<BackgroundReply> {
  try {
    const store = await open();
    // All reads of an answer see the same state of the database.
    return { answer: await store.reading((stores) => answerTo(stores, request)) };
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    if (!isStorageFailure(error)) return { failed };
    return {
      failed,
      code: error instanceof StorageError ? 'SQLITE_ERROR' : (error as { code: string }).code,
    };
  }
}

async function answerTo(stores: Stores, { kind, question }: BackgroundRequest): Promise<Answer<JobKind>> {
  switch (kind) {
    case 'open-game':
      return readGame(stores, question.table);
    case 'check-record':
      return checkRecord(question);
    case 'replay-record':
      return replayStart(question);
    case 'events':
      return JSON.stringify(await eventsFrom(stores, question));
    case 'steps':
      return JSON.stringify(await stepsFrom(stores, question));
    case 'lobby':
      return JSON.stringify(await lobbyOf(stores, question.person));
    case 'my-tables':
      return JSON.stringify(await tablesOf(stores, question.person));
    case 'game-facts':
      return factsOf(stores, question.table);
    case 'export':
      return JSON.stringify(await exportOf(stores, (await stores.people.get(question.person))!));
  }
}
