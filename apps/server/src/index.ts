export { type Log, logAt } from './telemetry/index.ts';
export { RunningServer, serve, type ServeOptions } from './server/index.ts';
export { StorageError, Store } from './store/index.ts';
