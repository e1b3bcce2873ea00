import type { Advice, BotRequest } from '@keyflower/bots';
import type { TileOverrides, View } from '@keyflower/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Answer } from './advisor-answer.ts';
import { type TableContext, type Thread, ThreadAsker, type Trouble, useTable } from '../../play/index.ts';
import { shortList, type Suggestion } from './suggestions.ts';

const startThread = (): Thread => new Worker(new URL('advisor.ts', import.meta.url), { type: 'module' });

/** Asks a worker for advice, one question at a time. */
export class Advisor {
  private readonly asker: ThreadAsker<BotRequest, Exclude<Answer, Trouble>>;

  constructor(start: () => Thread = startThread, grace?: number) {
    this.asker = new ThreadAsker(start, grace);
  }

  async ask(request: BotRequest, wanted: AbortSignal): Promise<readonly Advice[]> {
    const { advice } = await this.asker.ask(request, request.budget, wanted);
    if (advice.length === 0) throw new Error('nothing was found in time');
    return advice;
  }

  end(): void {
    this.asker.end();
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
