import { isMainThread } from 'node:worker_threads';
import { main } from './main.ts';
import { simulateChunks } from './simulate/worker.ts';

// The bundle is also what its own worker threads run: see `simulate/pool.ts`.
if (isMainThread) process.exitCode = await main(process.argv.slice(2));
else simulateChunks();
