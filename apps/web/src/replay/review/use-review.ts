import type { Depth, Review } from '@keyflower/bots/review-format';
import { isOver } from '@keyflower/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Replay } from '../replay.ts';
import type { Mistake } from './mistakes.ts';
import { gameKey, keptReviews } from './review-store.ts';
import { type Progress, reviewOnThreads } from './review-threads.ts';

/** How far the review of a game is. */
export type Stage =
  | { at: 'none' | 'failed' }
  | { at: 'running'; progress: Progress }
  | { at: 'done'; review: Review };

/** The review of the replayed game, and what of it is shown. */
export interface ReviewControl {
  /** Whether the game is over: what is hidden in a running game is not reviewed. */
  offered: boolean;
  stage: Stage;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  start: (depth: Depth) => void;
  cancel: () => void;
  /** Forgets what is shown, to start again with another depth. */
  anew: () => void;
  /** The mistake that is looked at, and whether the better line is shown in place of the game. */
  mistake: Mistake | null;
  isLine: boolean;
  show: (mistake: Mistake | null, isLine: boolean) => void;
}

const NONE: Stage = { at: 'none' };

/** `record`: the whole game, if that may be seen. `isAsked`: whether the page was opened for the review. */
export function useReview(record: Replay | null, isAsked: boolean): ReviewControl {
  const offered = record !== null && isOver(record.state(record.last));
  const [isOpen, setOpen] = useState(offered && isAsked);
  const [stage, setStage] = useState<Stage>(NONE);
  const [{ mistake, isLine }, show] = useState<Pick<ReviewControl, 'mistake' | 'isLine'>>({
    mistake: null,
    isLine: false,
  });
  const running = useRef<AbortController | null>(null);
  const key = useMemo(() => (record ? gameKey(record.header, record.entries) : ''), [record]);
  useEffect(() => () => running.current?.abort(), [record]);
  useEffect(() => {
    if (!isOpen) return undefined;
    let wanted = true;
    void keptReviews.best(key).then((review) => {
      if (wanted && review) setStage((now) => (now.at === 'none' ? { at: 'done', review } : now));
    });
    return () => {
      wanted = false;
    };
  }, [isOpen, key]);
  const make = async ({ lines }: Replay, depth: Depth, wanted: AbortSignal): Promise<void> => {
    try {
      const review =
        (await keptReviews.read(key, depth)) ??
        (await reviewOnThreads({
          lines,
          depth,
          wanted,
          tell: (progress) => wanted.aborted || setStage({ at: 'running', progress }),
        }));
      if (wanted.aborted) return;
      setStage({ at: 'done', review });
      await keptReviews.write(key, review);
    } catch {
      if (!wanted.aborted) setStage({ at: 'failed' });
    }
  };
  return {
    offered,
    stage,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    start: (depth) => {
      if (!record) return;
      running.current?.abort();
      running.current = new AbortController();
      setStage({ at: 'running', progress: null });
      void make(record, depth, running.current.signal);
    },
    cancel: () => {
      running.current?.abort();
      setStage(NONE);
    },
    anew: () => setStage(NONE),
    mistake,
    isLine,
    show: (one, line) => show({ mistake: one, isLine: line }),
  };
}
