/** Starts and stops the server. May import every module. */
export { RunningServer, serve, type ServeOptions } from './serve.ts';
export { RunningWorker, work } from './worker.ts';
