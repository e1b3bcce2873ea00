export { askServer, Control } from './ops/control.ts';
export { AdminError, AccountAdmin } from './ops/account-admin.ts';
export { logAt, type Log } from './telemetry/log.ts';
export { RunningServer, serve, type ServeOptions } from './server/serve.ts';
export { checkedSchema, copyDatabase, DATABASE_FILE, finishRestore, PENDING_FILE } from './store/copy.ts';
export { StorageError } from './store/database.ts';
export { Store } from './store/store.ts';
