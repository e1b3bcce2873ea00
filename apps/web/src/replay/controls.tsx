import type { GameEvent } from '@keyflower/engine';
import { tell } from '@keyflower/words/story/tell';
import { toast } from '../session/index.ts';
import { Button, Choice } from '../ui/index.ts';
import { actorOf } from './replay.ts';
import { useTable } from '../play/index.ts';

/** Position in a replay, and the seat whose view is shown; null shows everything. */
export interface ReplayPlace {
  at: number;
  viewer: number | null;
}

const ALL = 'all';

/** The position named by a URL: `?at=12&seen=2`, both counted from 1, or `seen=all`. */
export function placeIn(
  query: URLSearchParams,
  steps: number,
  players: number,
  mine: number | null,
): ReplayPlace {
  const at = Number(query.get('at') ?? 1);
  const seen = query.get('seen');
  const seat = Number(seen) - 1;
  return {
    at: Number.isInteger(at) ? Math.max(0, Math.min(steps - 1, at - 1)) : 0,
    viewer: seen === ALL ? null : seen !== null && seat >= 0 && seat < players ? seat : mine,
  };
}

export function addressOf({ at, viewer }: ReplayPlace): string {
  return `?at=${at + 1}&seen=${viewer === null ? ALL : viewer + 1}`;
}

/** The events of the current step; announced unless the announcer does it. */
function Sentences({ events, aloud }: { events: readonly GameEvent[]; aloud: boolean }) {
  const { nameOf, words } = useTable();
  const told = events.flatMap((event) => tell(event, nameOf, words.story) ?? []);
  const actor = actorOf(events);
  // Sealed placements and offers are told when revealed.
  if (told.length === 0 && actor !== null)
    told.push({ text: words.end.replay.decided(nameOf(actor)), heading: false });
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
const PLAY = 'M-5 -8L7 0L-5 8Z';

export interface ReplayControlsProps {
  id: string;
  place: ReplayPlace;
  last: number;
  playing: boolean;
  events: readonly GameEvent[];
  /** The step as text, where the screen does not show it otherwise. */
  aloud: boolean;
  to: (at: number) => void;
  seeAs: (viewer: number | null) => void;
  play: (on: boolean) => void;
}

/** Controls to step through a game, in place of the prompt. */
export function ReplayControls(props: ReplayControlsProps) {
  const { id, place, last, playing, events, aloud, to, seeAs, play } = props;
  const { words, nameOf, view } = useTable();
  const { replay, end, after } = words;
  const { at, viewer } = place;
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
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(location.origin + location.pathname + addressOf(place));
    toast(words.copied);
  };
  return (
    <section class="replay-controls" aria-label={replay.title}>
      <div class="replay-steps">
        {step(replay.first, 0, FIRST, 'first')}
        {step(replay.back, at - 1, BACK, 'back')}
        <button
          type="button"
          class="main"
          aria-label={playing ? end.replay.pause : end.replay.play}
          title={playing ? end.replay.pause : end.replay.play}
          data-act="play"
          onClick={() => play(!playing)}
        >
          <Sign d={playing ? PAUSE : PLAY} />
        </button>
        {step(replay.next, at + 1, NEXT, 'next')}
        {step(replay.last, last, LAST, 'last')}
        <span class="replay-where">{replay.step(at + 1, last + 1)}</span>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={end.replay.slider}
        aria-valuetext={replay.step(at + 1, last + 1)}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
      <Sentences events={events} aloud={aloud} />
      <div class="replay-more">
        <Choice
          label={replay.seenBy}
          options={[
            ['', replay.everything],
            ...view.players.map((_, seat): [string, string] => [String(seat), nameOf(seat)]),
          ]}
          value={viewer === null ? '' : String(viewer)}
          onPick={(value) => seeAs(value === '' ? null : Number(value))}
        />
        <Button class="quiet" title={end.replay.linkHint} work={copy}>
          {end.replay.link}
        </Button>
        <a href={`/t/${id}`} class="button quiet">
          {after.result}
        </a>
      </div>
    </section>
  );
}
