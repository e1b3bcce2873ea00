import { useEffect, useRef, useState } from 'preact/hooks';
import type { ToldEvent } from '../model.ts';
import { type Scene, useScene } from '../scene.ts';
import { momentsOf } from './moments.ts';
import { sentencesOf, shortened } from './sentences.ts';

/** What comes in a burst is said at once. */
const BURST = 700;
const MOST_SENTENCES = 5;

/** Says aloud what happened, and when something is asked of me, to whoever can't see the board. */
export function Announcer() {
  const scene = useScene();
  const said = useNews(scene);
  const question = questionOf(scene);
  return (
    <div class="unseen">
      <p role="log" aria-live="polite" aria-relevant="additions text">
        {said}
      </p>
      <p role="alert">{question}</p>
    </div>
  );
}

function questionOf({ asked, model, words, plan }: Scene): string {
  if (!asked || plan.length > 0) return '';
  const { decision } = asked;
  // A question that comes twice is said twice: what differs is only how the sentence ends.
  const again = (model.version ?? 0) % 2 === 0 ? '' : '\u00a0';
  return words.happened.yourTurn(words.now.prompt[decision]) + again;
}

function useNews(scene: Scene): string {
  const [said, say] = useState('');
  const latest = useRef(scene);
  latest.current = scene;
  const { model } = scene;
  useEffect(() => {
    let heap: ToldEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = (): void => {
      const { cast, words } = latest.current;
      const sentences = sentencesOf(heap, cast, words);
      heap = [];
      if (sentences.length > 0)
        say(shortened(sentences, MOST_SENTENCES, words.happened.muchHappened).join(' '));
    };
    const stop = momentsOf(model).onMoment(({ events }) => {
      if (events.length === 0) return;
      heap.push(...events);
      clearTimeout(timer);
      timer = setTimeout(speak, BURST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [model]);
  return said;
}
