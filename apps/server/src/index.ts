export { askServer, Control } from './ops/control.ts';
export { AdminError, Desk } from './ops/desk.ts';
export { logAt } from './ops/log.ts';
export type { Log } from './table/house.ts';
export { Running, serve, type ServeOptions } from './serve.ts';
export { checkedSchema, copyDatabase, DATABASE_FILE, finishRestore, PENDING_FILE } from './store/copy.ts';
export { StorageError } from './store/database.ts';
export { Store } from './store/store.ts';
