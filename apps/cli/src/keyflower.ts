import { isMainThread, workerData } from 'node:worker_threads';

// Worker threads run the same bundle (see `simulate/pool.ts`, `arena/pool.ts`, `review/pool.ts`, and `threads/pool.ts` of the server). Each
// loads only what it needs.
const role = (workerData as { role?: string } | null)?.role;
if (isMainThread) process.exitCode = await (await import('./main.ts')).main(process.argv.slice(2));
else if (role === 'bots') (await import('@keyflower/server/bots')).answerBotRequests();
else if (role === 'background') (await import('@keyflower/server/background-thread')).answerBackground();
else if (role === 'review') (await import('./review/worker.ts')).reviewDecisions();
else if (role === 'arena') (await import('./arena/worker.ts')).playArenaGames();
else (await import('./simulate/worker.ts')).simulateChunks();
