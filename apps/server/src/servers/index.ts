/** Other servers on the same database. May import everything but `jobs`, `http` and `server`. */
export { OtherServers } from './other-servers.ts';
