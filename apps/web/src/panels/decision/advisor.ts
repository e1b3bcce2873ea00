import type { BotRequest } from '@keyflower/bots';
import { type Answer, answerTo } from './advisor-answer.ts';

/** The Web Worker that computes hints. It is sent only what one seat may see. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<BotRequest>) => void): void;
  postMessage(answer: Answer): void;
}

const worker = globalThis as unknown as WorkerScope;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that started it, not a window
worker.addEventListener('message', ({ data }) => worker.postMessage(answerTo(data)));
