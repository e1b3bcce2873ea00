import { readFileSync } from 'node:fs';
import { FULL_EDITION, QuickRandom } from '@keyflower/engine';
import type { BotRequest } from '../src/index.ts';
import { deadlineFor } from '../src/deadline.ts';
import { learnedModel } from '../src/search/learned-model.ts';
import { Search } from '../src/search/search.ts';
import { SETTINGS, type SearchSettings } from '../src/search/settings.ts';

/* A process that only runs the steward's search and reports its memory. */

/** As JSON on standard input. */
export interface ThinkingOrder {
  request: BotRequest;
  /** Overrides of the steward's settings. */
  settings: Partial<SearchSettings>;
}

/** As JSON on standard output; memory in bytes. */
export interface Thought {
  iterations: number;
  nodes: number;
  /** Peak memory of the process above that with idle bots. */
  residentMore: number;
  /** Live heap at the end, above the same baseline. */
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
/** Polled before every longer step, so it is a good place to sample the memory. */
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
// Read only now, so that the tree is alive until here.
const { iterations, nodes } = search;
const thought: Thought = { iterations, nodes, residentMore: most - before.rss, heapMore };
console.log(JSON.stringify(thought));
