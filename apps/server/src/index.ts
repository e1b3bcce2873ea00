export { logAt } from './ops/log.ts';
export type { Log } from './table/house.ts';
export { Running, serve, type ServeOptions } from './serve.ts';
export { StorageError } from './store/database.ts';
export { Store } from './store/store.ts';
