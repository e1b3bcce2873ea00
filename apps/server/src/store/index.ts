/** The database. Imports no other module. */
export type { ChatRow } from './chat.ts';
export { checkedSchema, copyDatabase, DATABASE_FILE, finishRestore, PENDING_FILE } from './copy.ts';
export { brokenAt } from './chain.ts';
export { HEADS_FILE } from './heads.ts';
export { isStorageFailure, opened, StorageError } from './database.ts';
export { MIGRATIONS } from './migrations.ts';
export type { PersonRow } from './people.ts';
export type { ResultRow, StandingRow } from './results.ts';
export { Store } from './store.ts';
export type { SeatRecord, StepRecord, TableRecord } from './table-rows.ts';
