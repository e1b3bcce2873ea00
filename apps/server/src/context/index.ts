/**
 * Wires the modules together: everything that one server holds. May import all modules but `http`, `jobs`, `ops` and
 * `server`.
 */
export { ServerContext, type ServerDependencies } from './server-context.ts';
