import type { Trouble } from '../../play/index.ts';
import { type Answer, answering, type Question } from './review-answer.ts';

/** A Web Worker that reviews decisions of a game that is over. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Question>) => void): void;
  postMessage(answer: Answer | Trouble): void;
}

const worker = globalThis as unknown as WorkerScope;
const answer = answering();

worker.addEventListener('message', async ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that started it, not a window
  worker.postMessage(await answer(data));
});
