/** The HTTP API and its description. May import everything but `jobs` and `server`. */
export { addressOf, httpServer, identify } from './server.ts';
