import { useEffect, useState } from 'preact/hooks';
import { Advisor } from '../../bots/ask.ts';
import { useScene } from '../scene.ts';
import { questionOf } from './question.ts';
import { shortList, type Suggestion } from './short-list.ts';

/** What became of a question: advice, or null if none came. */
interface Found {
  at: string;
  advice: readonly Suggestion[] | null;
}

export interface Hint {
  /** Whether one may be asked for now. */
  offered: boolean;
  open: boolean;
  /** Undefined while it is thought about, null where that went wrong. */
  advice: readonly Suggestion[] | null | undefined;
  ask: () => void;
  close: () => void;
}

/** A hint for what is asked of me. It belongs to one position: when the game goes on it is gone, and nobody thinks on. */
export function useHint(): Hint {
  const scene = useScene();
  const { aids, asked, actions, model, plan } = scene;
  const offered = aids && asked !== null && actions.length > 1;
  const at = offered ? `${model.version} ${JSON.stringify(plan)}` : '';
  const [wanted, want] = useState('');
  const [found, find] = useState<Found | null>(null);
  const [advisor] = useState(() => new Advisor());
  useEffect(() => () => advisor.end(), []);
  const open = offered && wanted === at;
  const advice = found?.at === at ? found.advice : undefined;
  const thinking = open && advice === undefined;
  useEffect(() => {
    const request = thinking ? questionOf(scene) : null;
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
