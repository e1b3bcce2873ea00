import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { BoardAnimator, type StepName, type ShownStep } from '../../board/index.ts';
import {
  play,
  playerOf,
  sentencesOf,
  shortened,
  soundsOf,
  type ToldEvent,
  useTable,
} from '../../play/index.ts';
import { onChange } from '../../signals.ts';
import { Announcer } from './announcer.tsx';

/** Animates, plays and announces each change. Renders nothing essential. */
export function ChangeEffects({ root }: { root: RefObject<HTMLElement | null> }) {
  const table = useTable();
  const { moments, me } = table;
  const latest = useRef(table);
  latest.current = table;
  const [shownStep, showStep] = useState<ShownStep | null>(null);
  const animatorRef = useRef<BoardAnimator | null>(null);

  useEffect(() => {
    if (!root.current) return;
    const animator = new BoardAnimator(root.current, {
      spec: (tile) => latest.current.spec(tile),
      onStep: showStep,
    });
    animatorRef.current = animator;
    const stops = [
      onChange(moments.latest, (moment) => {
        if (!moment) return;
        const { before, after, events } = moment;
        animator.changed(before, after, events);
        for (const sound of soundsOf(before, after, events, latest.current.me)) play(sound);
      }),
      onChange(moments.again, (again) => animator.replay(again)),
    ];
    return () => {
      for (const stop of stops) stop();
      animator.leave();
      animatorRef.current = null;
    };
  }, [root, moments, me]);

  return (
    <>
      {shownStep && <StepCaption shownStep={shownStep} onSkip={() => animatorRef.current?.skip()} />}
      <Announcer />
    </>
  );
}

const STEP_OF_EVENT: { readonly [Type in ToldEvent['type']]?: StepName } = {
  'bid-returned': 'return',
  'tile-won': 'win',
  'turn-order-won': 'win',
  'tile-discarded': 'win',
  'workers-collected': 'collect',
  'start-player': 'marker',
  'marker-passed': 'marker',
  'boat-picked': 'unload',
  'boat-bonus': 'unload',
  'placements-shown': 'place',
  bred: 'birth',
  'offers-shown': 'season',
};

const MOST_IN_CAPTION = 2;

/** The caption of a season-end step, with a skip button. Not announced: the announcer covers it. */
function StepCaption({ shownStep, onSkip }: { shownStep: ShownStep; onSkip: () => void }) {
  const { words, nameOf, view, me } = useTable();
  const { step, events } = shownStep;
  const { news, story } = words;
  const season = step.journeys.find(({ piece }) => 'season' in piece);
  const title =
    step.name === 'season' && season
      ? news.actions.seasonBegan(story.seasons[view.season])
      : (news.steps as Partial<Record<StepName, string>>)[step.name];
  const about = events.filter(({ type }) => STEP_OF_EVENT[type] === step.name);
  // The list is cut: the viewer's own events come first.
  const isMine = (event: ToldEvent): boolean => me !== null && playerOf(event) === me;
  const told = sentencesOf(
    [...about.filter(isMine), ...about.filter((event) => !isMine(event))],
    nameOf,
    words,
  );
  if (title === undefined) return null;
  return (
    <div class="step-caption">
      <p>
        <strong>{title}</strong>
        {shortened(told, MOST_IN_CAPTION, news.andMore).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
      <button type="button" class="small quiet" onClick={onSkip}>
        {news.skip}
      </button>
    </div>
  );
}
