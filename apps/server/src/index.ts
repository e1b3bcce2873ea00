export { askServer, Control } from './ops/control.ts';
export { AdminError, Desk } from './ops/account-admin.ts';
export { logAt } from './telemetry/log.ts';
export type { Log } from './tables/context.ts';
export { Running, serve, type ServeOptions } from './server/serve.ts';
export { checkedSchema, copyDatabase, DATABASE_FILE, finishRestore, PENDING_FILE } from './store/copy.ts';
export { StorageError } from './store/database.ts';
export { Store } from './store/store.ts';
