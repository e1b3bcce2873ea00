import { useState } from 'preact/hooks';
import { tell } from '@keyflower/words/story/tell';
import { type ToldEvent, useTable } from '../play/index.ts';
import { Button, Choice, copyText, useNarrow } from '../ui/index.ts';
import { useReplay } from './current-replay.ts';
import { MoreDialog } from './more.tsx';
import { PlayOn } from './play-on.tsx';
import { addressAt } from './replayed-game.ts';
import { ReviewDialog } from './review/review-dialog.tsx';
import { ReviewNote } from './review/review-note.tsx';
import { actorOf } from './steps.ts';
import { Timeline } from './timeline.tsx';

/** The events of the current step; announced unless the announcer does it. */
function Sentences({ events, aloud }: { events: readonly ToldEvent[]; aloud: boolean }) {
  const { nameOf, words } = useTable();
  const { texts } = useReplay();
  const told = events.flatMap((event) => tell(event, nameOf, words.story) ?? []);
  const actor = actorOf(events);
  if (told.length === 0 && actor !== null) {
    // Sealed placements and offers are told when revealed.
    const untold = events[0]?.type === 'transport-done' ? texts.transported : texts.decided;
    told.push({ text: untold(nameOf(actor)), heading: false });
  }
  return (
    // Focusable, so that overflow can be scrolled by keyboard.
    <ol class="replay-story" tabIndex={0} aria-live={aloud ? 'polite' : 'off'}>
      {told.map(({ text, heading }, i) => (
        <li key={i} class={heading ? 'heading' : ''}>
          {text}
        </li>
      ))}
    </ol>
  );
}

/** A button's icon: how far, and in which direction. */
const Sign = ({ d }: { d: string }) => (
  <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
    <path d={d} />
  </svg>
);

const FIRST = 'M-6 -6V6M7 -7L-3 0L7 7Z';
const BACK = 'M5 -7L-5 0L5 7Z';
const NEXT = 'M-5 -7L5 0L-5 7Z';
const LAST = 'M6 -6V6M-7 -7L3 0L-7 7Z';
const PAUSE = 'M-5 -6H-2V6H-5ZM2 -6H5V6H2Z';
/** Two links of a chain. */
const LINK =
  'M-1.5 3.5l-2 2a3.5 3.5 0 0 1 -5 -5l4 -4a3.5 3.5 0 0 1 5 0' +
  'M1.5 -3.5l2 -2a3.5 3.5 0 0 1 5 5l-4 4a3.5 3.5 0 0 1 -5 0';
const PLAY = 'M-5 -8L7 0L-5 8Z';

export interface ReplayControlsProps {
  playing: boolean;
  /** The step as text, where the screen does not show it otherwise. */
  aloud: boolean;
  play: (on: boolean) => void;
}

/** Buttons to step through a game. */
function Steps({ playing, play }: Pick<ReplayControlsProps, 'playing' | 'play'>) {
  const { words } = useTable();
  const { replay: game, place, texts, to } = useReplay();
  const { replay } = words;
  const { at } = place;
  const { last } = game;
  const step = (label: string, target: number, sign: string, name: string) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-act={name}
      disabled={target < 0 || target > last || target === at}
      onClick={() => to(target)}
    >
      <Sign d={sign} />
    </button>
  );
  return (
    <div class="replay-steps">
      {step(replay.first, 0, FIRST, 'first')}
      {step(replay.back, at - 1, BACK, 'back')}
      <button
        type="button"
        class="main"
        aria-label={playing ? texts.pause : texts.play}
        title={playing ? texts.pause : texts.play}
        data-act="play"
        onClick={() => play(!playing)}
      >
        <Sign d={playing ? PAUSE : PLAY} />
      </button>
      {step(replay.next, at + 1, NEXT, 'next')}
      {step(replay.last, last, LAST, 'last')}
      <span class="replay-where">{replay.step(at, last)}</span>
    </div>
  );
}

/** Controls to step through a game, in place of the prompt. */
export function ReplayControls({ playing, aloud, play }: ReplayControlsProps) {
  const { words, nameOf, view } = useTable();
  const { game, replay: played, place, seeAs, review, texts } = useReplay();
  const narrow = useNarrow();
  const [isMore, showMore] = useState(false);
  const { replay } = words;
  const { at, viewer } = place;
  const copy = (): Promise<void> => copyText(location.origin + location.pathname + addressAt(game, place));
  const story = <Sentences events={played.events(at, viewer)} aloud={aloud} />;
  return (
    <section class="replay-controls" aria-label={replay.title}>
      <Steps playing={playing} play={play} />
      {review.mistake && (review.isLine || review.mistake.at === at) ? (
        <ReviewNote mistake={review.mistake} story={story} />
      ) : (
        story
      )}
      <Timeline />
      <div class="replay-more">
        {game.record ? (
          <Choice
            label={replay.seenBy}
            options={[
              ['', replay.everything],
              ...view.players.map((_, seat): [string, string] => [String(seat), nameOf(seat)]),
            ]}
            value={viewer === null ? '' : String(viewer)}
            onPick={(value) => seeAs(value === '' ? null : Number(value))}
          />
        ) : (
          <span class="faint grows">{viewer === null ? texts.asPublic : texts.asOwn}</span>
        )}
        {game.table === null || review.isLine ? null : (
          <Button class="quiet icon-only" aria-label={texts.link} title={texts.linkHint} work={copy}>
            <Sign d={LINK} />
          </Button>
        )}
        {narrow || review.isLine ? null : <PlayOn />}
        {!narrow && !game.record && game.home && (
          <a href={game.home} class="button">
            {texts.toTable}
          </a>
        )}
        {review.isLine ? null : (
          <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => showMore(true)}>
            {texts.more}
          </button>
        )}
      </div>
      {review.isOpen ? <ReviewDialog /> : null}
      {isMore ? <MoreDialog onClose={() => showMore(false)} /> : null}
    </section>
  );
}
