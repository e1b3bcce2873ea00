export { type Log, logAt } from './telemetry/index.ts';
export { RunningServer, RunningWorker, serve, type ServeOptions, work } from './server/index.ts';
export { StorageError, Store } from './store/index.ts';
