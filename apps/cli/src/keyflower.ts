import { isMainThread, workerData } from 'node:worker_threads';
import { answerBotRequests, isBotThread } from '@keyflower/server/bots';
import { isBackgroundThread } from '@keyflower/server/background';
import { isArenaThread, playArenaGames } from './arena/worker.ts';
import { main } from './main.ts';
import { simulateChunks } from './simulate/worker.ts';

// The worker threads run the same bundle: see `simulate/pool.ts`, `arena/pool.ts`, and `threads/pool.ts`
// of the server.
if (isMainThread) process.exitCode = await main(process.argv.slice(2));
else if (isBotThread(workerData)) answerBotRequests();
else if (isBackgroundThread(workerData))
  (await import('@keyflower/server/background-thread')).answerBackground();
else if (isArenaThread(workerData)) playArenaGames();
else simulateChunks();
