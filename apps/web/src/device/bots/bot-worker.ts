import type { Trouble } from '../../play/index.ts';
import { type BotAnswer, type BotQuestion, answerOf } from './bot-answer.ts';
import { type CountAnswer, type CountQuestion, countOf } from './count-answer.ts';

/** The Web Worker in which bots think. It is sent only what the bot's seat may see, or a game that is over, to count it. */
interface WorkerScope {
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<BotQuestion | CountQuestion>) => void,
  ): void;
  postMessage(answer: BotAnswer | CountAnswer | Trouble): void;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('message', async ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that started it, not a window
  worker.postMessage('record' in data ? countOf(data) : await answerOf(data));
});
