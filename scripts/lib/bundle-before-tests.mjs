// Vitest's global set-up: tests of the command line run the same bundle as a user, always a fresh one.
export { buildCli as setup } from './cli-bundle.mjs';
