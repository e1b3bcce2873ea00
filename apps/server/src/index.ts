export { AccountAdmin, AdminError, askServer, Control } from './ops/index.ts';
export { type Log, logAt } from './telemetry/index.ts';
export { RunningServer, serve, type ServeOptions } from './server/index.ts';
export {
  checkedSchema,
  copyDatabase,
  DATABASE_FILE,
  finishRestore,
  PENDING_FILE,
  StorageError,
  Store,
} from './store/index.ts';
