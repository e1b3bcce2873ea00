import type { Advice, BotRequest } from '@keyflower/bots';
import type { TileOverrides, View } from '@keyflower/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Answer } from './advisor-answer.ts';
import { type TableContext, useTable } from '../../play/index.ts';
import { shortList, type Suggestion } from './suggestions.ts';

/** The part of a Web Worker used here. */
export type Thread = EventTarget & Pick<Worker, 'postMessage' | 'terminate'>;

/** Allowance beyond the thinking time, for loading the worker on a slow network or machine. */
const GRACE_MS = 15_000;

/** Asks a worker for advice, one question at a time. It is started on first use and terminated on abort. */
export class Advisor {
  private thread: Thread | null = null;
  private readonly start: () => Thread;
  private readonly grace: number;

  constructor(start: () => Thread = () => new Worker('/advisor.js', { type: 'module' }), grace = GRACE_MS) {
    this.start = start;
    this.grace = grace;
  }

  ask(request: BotRequest, wanted: AbortSignal): Promise<readonly Advice[]> {
    return new Promise((resolve, reject) => {
      const answered = new AbortController();
      const { signal } = answered;
      const timer = setTimeout(() => fail('no answer'), request.budget + this.grace);
      const end = (): void => {
        clearTimeout(timer);
        answered.abort();
      };
      const fail = (why: string): void => {
        end();
        // A worker cannot be interrupted: terminate it, the next question starts another one.
        this.end();
        reject(new Error(why));
      };
      const hear = (answer: Answer): void => {
        if ('trouble' in answer) return fail(answer.trouble);
        if (answer.advice.length === 0) return fail('nothing was found in time');
        end();
        resolve(answer.advice);
      };
      const thread = (this.thread ??= this.start());
      wanted.addEventListener('abort', () => fail('not wanted any more'), { signal });
      thread.addEventListener('error', (event) => fail((event as ErrorEvent).message), { signal });
      thread.addEventListener('message', (event) => hear((event as MessageEvent<Answer>).data), { signal });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of our own, not a window
      thread.postMessage(request);
    });
  }

  end(): void {
    this.thread?.terminate();
    this.thread = null;
  }
}

const FORMAT: View['format'] = 'keyflower-view/1';

/** Thinking time for a hint, in milliseconds. */
const BUDGET = 1500;

/** The request: the viewer's own view including planned steps. Null if the viewer owes no decision. */
function questionOf({ view, me, asked, isAhead, model }: TableContext): BotRequest | null {
  if (me === null || asked === null || isAhead) return null;
  const tiles = model.info?.settings.tiles as unknown as TileOverrides | undefined;
  return {
    view: { ...view, format: FORMAT, viewer: me },
    seat: me,
    decision: asked.decision,
    budget: BUDGET,
    seed: `hint ${model.version ?? 0}`,
    ...(tiles ? { tiles } : {}),
  };
}

/** The outcome of a request: advice, or null if it failed. */
interface Found {
  at: string;
  advice: readonly Suggestion[] | null;
}

export interface Hint {
  /** Whether a hint is available now. */
  offered: boolean;
  open: boolean;
  /** Undefined while it is computed, null if that failed. */
  advice: readonly Suggestion[] | null | undefined;
  ask: () => void;
  close: () => void;
}

/** A hint for the viewer's decision. It belongs to one position: when the game goes on, it is dropped and cancelled. */
export function useHint(): Hint {
  const table = useTable();
  const { aids, asked, actions, model, plan } = table;
  const offered = aids && asked !== null && actions.length > 0;
  const at = offered ? `${model.version} ${JSON.stringify(plan)}` : '';
  const [wanted, want] = useState('');
  const [found, find] = useState<Found | null>(null);
  const [advisor] = useState(() => new Advisor());
  useEffect(() => () => advisor.end(), []);
  const open = offered && wanted === at;
  const advice = found?.at === at ? found.advice : undefined;
  const thinking = open && advice === undefined;
  useEffect(() => {
    const request = thinking ? questionOf(table) : null;
    if (!request) return;
    const stop = new AbortController();
    advisor.ask(request, stop.signal).then(
      (all) => find({ at, advice: shortList(all) }),
      () => stop.signal.aborted || find({ at, advice: null }),
    );
    return () => stop.abort();
  }, [thinking, at]);
  return {
    offered,
    open,
    advice,
    ask: () => {
      if (advice === null) find(null);
      want(at);
    },
    close: () => want(''),
  };
}
