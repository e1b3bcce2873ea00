import type { Trouble } from '../../play/index.ts';
import { type BotAnswer, type BotQuestion, answerOf } from './bot-answer.ts';

/** The Web Worker in which bots think. It is sent only what the bot's seat may see. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<BotQuestion>) => void): void;
  postMessage(answer: BotAnswer | Trouble): void;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('message', async ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that started it, not a window
  worker.postMessage(await answerOf(data));
});
