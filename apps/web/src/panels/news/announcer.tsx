import { useEffect, useRef, useState } from 'preact/hooks';
import {
  actionText,
  promptText,
  sentencesOf,
  shortened,
  type TableContext,
  type ToldEvent,
  useTable,
} from '../../play/index.ts';
import { onChange } from '../../signals.ts';

/** Events within this time are announced together, in milliseconds. */
const BURST = 700;
const MOST_SENTENCES = 5;

/** Announces events, planned steps and the viewer's decisions to screen readers. */
export function Announcer() {
  const table = useTable();
  const said = useNews(table);
  const step = useSteps(table);
  const question = questionOf(table);
  return (
    <div class="unseen">
      <p role="log" aria-live="polite" aria-relevant="additions text">
        {said}
      </p>
      <p role="status">{step}</p>
      <p role="alert">{question}</p>
    </div>
  );
}

function questionOf(table: TableContext): string {
  const { asked, isAhead, model, words, plan } = table;
  if (!asked || isAhead || plan.length > 0) return '';
  // A no-break space makes a repeated question a different text, so that it is announced again.
  const again = (model.version ?? 0) % 2 === 0 ? '' : '\u00a0';
  return words.news.yourTurn(promptText(table)) + again;
}

function useNews(table: TableContext): string {
  const [said, say] = useState('');
  const latest = useRef(table);
  latest.current = table;
  const { moments } = table;
  useEffect(() => {
    let heap: ToldEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = (): void => {
      const { nameOf, words } = latest.current;
      const sentences = sentencesOf(heap, nameOf, words);
      heap = [];
      if (sentences.length > 0) say(shortened(sentences, MOST_SENTENCES, words.news.moreEvents).join(' '));
    };
    const stop = onChange(moments.latest, (moment) => {
      if (!moment || moment.events.length === 0) return;
      heap.push(...moment.events);
      clearTimeout(timer);
      timer = setTimeout(speak, BURST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [moments]);
  return said;
}

/** Steps that are planned or taken back before they are sent: the server tells nothing about them. */
function useSteps({ plan, model, words, view, me }: TableContext): string {
  const [said, say] = useState('');
  const last = useRef({ length: plan.length, version: model.version });
  const { version } = model;
  useEffect(() => {
    const before = last.current;
    last.current = { length: plan.length, version };
    const step = plan.at(-1);
    // With a new version, planned steps were carried out.
    if (version !== before.version || plan.length === before.length) return;
    if (plan.length < before.length) say(words.news.stepUndone(plan.length));
    else if (step) say(words.news.stepPlanned(actionText(step, view, me ?? 0, words.story), plan.length));
  }, [plan, version]);
  return said;
}
