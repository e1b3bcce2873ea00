import type { View } from '@keyflower/engine';
import type { ReplayWords } from '@keyflower/words';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MyScreen, TopBar } from '../board/index.ts';
import { CardSheet, ChangeEffects, PointingWatch, Sheets, useWholeWindow } from '../panels/index.ts';
import {
  Moments,
  Pointing,
  type TableContext,
  CurrentTable,
  type TableView,
  TableModel,
} from '../play/index.ts';
import { replaceAddress, useWords } from '../ui/index.ts';
import { ReplayControls } from './controls.tsx';
import { CurrentReplay } from './current-replay.ts';
import type { ReplayPlace } from './place.ts';
import { PointsOverTime } from './points.ts';
import { ReplayLog } from './replay-log.tsx';
import { addressAt, type ReplayedGame } from './replayed-game.ts';
import type { SteppedGame } from './stepped-game.ts';
import { Replay } from './replay.ts';
import type { Mistake } from './review/mistakes.ts';
import { useReview } from './review/use-review.ts';
import { actorOf, tilesOf, villageOf } from './steps.ts';
import { useStillTable } from './still-table.ts';
import { useTexts } from './texts.ts';

/** How long a step is shown during playback, in milliseconds. */
const A_STEP = 1600;

/** Arrows step through the game, unless the focused element uses them. */
function useArrows(to: (by: number) => void): void {
  const go = useRef(to);
  go.current = to;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
      const busy =
        event.target instanceof Element &&
        event.target.closest('input, select, textarea, dialog, [data-tile]');
      if (
        by === undefined ||
        busy ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      go.current(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** The market is empty: the village may take its room. */
const isBare = ({ market, turnOrder, boats }: TableView): boolean =>
  market.length + turnOrder.length + boats.length === 0;

/** The table at a step as the chosen viewer knew it. */
function modelAt(model: TableModel, replay: SteppedGame, { at, viewer }: ReplayPlace): void {
  model.view = replay.view(at, viewer) as View;
  model.events = replay.story(at, viewer);
  model.version = model.events.length;
  model.you = { ...model.you, seat: viewer };
}

export interface ReplayScreenProps {
  game: ReplayedGame;
  start: ReplayPlace;
  firstTexts: ReplayWords;
  /** Whether it is opened for its review. */
  isReview?: boolean;
}

/** A finished game, or a running one so far, on the same table components. */
export function ReplayScreen({ game, start, firstTexts, isReview = false }: ReplayScreenProps) {
  const { info, edition, record } = game;
  const review = useReview(record, isReview);
  const { mistake, isLine } = review;
  const line = useMemo(
    () =>
      record && mistake && isLine
        ? new Replay(edition, record.lines, { at: mistake.at, ...mistake.better })
        : null,
    [edition, record, mistake, isLine],
  );
  const replay = line ?? game.replay;
  const words = useWords();
  const texts = useTexts(firstTexts);
  const nameOf = useMemo(() => game.nameOf(words), [game, words]);
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(start);
  const [path] = useState(location.pathname);
  const [shownSeat, look] = useState<number | null>(null);
  const [playing, play] = useState(false);
  const [leapt, setLeapt] = useState(true);
  const { at, viewer } = place;
  const moments = useMemo(() => new Moments(), []);
  const pointing = useMemo(() => new Pointing(), []);
  const opened = useSignal<TableContext['openCard']>(null);
  const { last } = replay;
  // A mistake is about what its player does next, in their village.
  const decider = mistake && !isLine && mistake.at === at ? mistake.seat : null;
  const points = useMemo(() => new PointsOverTime(replay), [replay]);
  useEffect(() => () => points.end(), [points]);
  const model = useMemo(() => {
    const made = new TableModel(info.id);
    made.info = info;
    made.online = info.seats.map(() => true);
    return made;
  }, [info]);
  const still = useMemo(() => {
    modelAt(model, replay, place);
    const events = replay.events(at, viewer);
    return {
      model,
      view: replay.view(at, viewer),
      state: replay.state(at),
      edition,
      words,
      nameOf,
      me: viewer,
      news: tilesOf(events),
      shownSeat:
        shownSeat ?? decider ?? villageOf(events, replay.view(at, viewer)) ?? viewer ?? actorOf(events) ?? 0,
      look,
      moments,
      pointing,
      opened,
    };
  }, [model, replay, place, edition, words, nameOf, shownSeat, decider]);
  const table = useStillTable(still);
  // Without a chosen viewer, the screen of the visible village is shown.
  const screenTable = useStillTable(viewer === null ? { ...still, me: still.shownSeat } : still);
  const to = (target: number): void => {
    const next = Math.max(0, Math.min(last, target));
    // Only single steps forward are animated.
    if (next === at + 1) moments.note(still.view, replay.view(next, viewer), replay.events(next, viewer));
    setLeapt(next !== at + 1);
    setPlace({ at: next, viewer });
    // Another step is shown where it takes place.
    look(null);
    if (next === last) play(false);
  };
  const follow = useMemo(() => {
    const isInVillage = villageOf(replay.events(at, viewer), replay.view(at, viewer)) !== null;
    return { sheet: isInVillage ? ('village' as const) : ('market' as const) };
  }, [replay, place]);
  useWholeWindow();
  useArrows((by) => to(at + by));
  useEffect(() => {
    if (!isLine) replaceAddress(path + addressAt(game, place));
  }, [path, place, isLine]);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => to(at + 1), A_STEP);
    return () => clearTimeout(timer);
  }, [playing, place]);
  const seeMistake = (one: Mistake): void => {
    play(false);
    review.show(one, false);
    setLeapt(true);
    setPlace({ at: one.at, viewer });
  };
  const stepTo = (target: number): void => {
    play(false);
    to(target);
  };
  const current = {
    game,
    replay,
    place,
    points: game.record || info.settings.aids ? points.seenBy(viewer).value : [],
    texts,
    to: stepTo,
    seeAs: (seat: number | null) => setPlace({ at, viewer: seat }),
    review,
    seeMistake,
    seeLine: (one: Mistake) => {
      seeMistake(one);
      review.show(one, true);
      play(true);
    },
  };
  return (
    <CurrentTable.Provider value={table}>
      <CurrentReplay.Provider value={current}>
        <div
          ref={root}
          class={`table-screen replay-screen ${isBare(still.view) ? 'bare' : ''}`}
          data-season={still.view.season}
        >
          <TopBar />
          <Sheets Panel={ReplayLog} follow={follow} />
          <CurrentTable.Provider value={screenTable}>
            <MyScreen />
          </CurrentTable.Provider>
          <ReplayControls
            playing={playing}
            aloud={leapt}
            play={(on) => {
              if (on && at === last) setPlace({ at: 0, viewer });
              play(on);
            }}
          />
          <PointingWatch />
          <CardSheet />
          <ChangeEffects root={root} />
        </div>
      </CurrentReplay.Provider>
    </CurrentTable.Provider>
  );
}
