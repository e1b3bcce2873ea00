import { readFileSync } from 'node:fs';
import { FULL_EDITION, QuickRandom } from '@keyflower/engine';
import type { BotRequest } from '../src/index.ts';
import { deadlineFor } from '../src/deadline.ts';
import { learnedModel } from '../src/search/learned-model.ts';
import { Search } from '../src/search/search.ts';
import { SETTINGS, type SearchSettings } from '../src/search/settings.ts';

/* A process that does nothing but think as the steward does, and says what memory it took. */

/** As JSON on standard input. */
export interface ThinkingOrder {
  request: BotRequest;
  /** Where they differ from the steward's. */
  settings: Partial<SearchSettings>;
}

/** As JSON on standard output; memory in bytes. */
export interface Thought {
  iterations: number;
  nodes: number;
  /** By how much more the process held, at the worst moment, than with the bots loaded and idle. */
  residentMore: number;
  /** What is not garbage at the end, beyond the same. */
  heapMore: number;
}

const SAMPLE_MS = 10;

const { request, settings } = JSON.parse(readFileSync(0, 'utf8')) as ThinkingOrder;
const collect = (globalThis as { gc?: () => void }).gc;
if (!collect) throw new Error('needs --expose-gc');
collect();
const before = process.memoryUsage();

let most = before.rss;
let looked = 0;
/** Asked before everything that may take longer than a moment: a good time to look. */
const stop = {
  get stopped() {
    const now = performance.now();
    if (now - looked < SAMPLE_MS) return false;
    looked = now;
    most = Math.max(most, process.memoryUsage.rss());
    return false;
  },
};

const { view, seat, decision, seed } = request;
const question = { edition: FULL_EDITION, view, seat, decision, random: new QuickRandom(seed) };
const search = new Search(question, learnedModel, { ...SETTINGS, ...settings }, deadlineFor(request, stop));
search.run();

collect();
const heapMore = process.memoryUsage().heapUsed - before.heapUsed;
// Asked only now: until here the tree was needed.
const { iterations, nodes } = search;
const thought: Thought = { iterations, nodes, residentMore: most - before.rss, heapMore };
console.log(JSON.stringify(thought));
