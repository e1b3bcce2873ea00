import type { TileSpec } from '@keyflower/engine';
import { isMotionAllowed } from '../../session/index.ts';
import type { Moment, TableView, ToldEvent } from '../../play/index.ts';
import { Arrivals, arrivalsOf } from './arrivals.ts';
import { type Flight, flightsOf, fly, placesIn } from './flights.tsx';
import { type Anchor, isSeasonEnd, type Journey, KINDS, type Step, stepsOf } from './journey.ts';
import { journeysBetween } from './journeys.ts';

interface Scheduled {
  step: Step;
  /** What moves at the same time, one group after the other. */
  flights: Flight[][];
  /** Shows what was hidden until it arrives. */
  arrive: () => void;
}

/** One change of the board, prepared for animation. */
interface AnimatedChange {
  steps: Scheduled[];
  story: boolean;
  events: readonly ToldEvent[];
}

/** The step of a season's end being shown. */
export interface ShownStep {
  step: Step;
  events: readonly ToldEvent[];
}

interface Parts {
  spec: (tile: string) => TileSpec;
  /** Called with the step of a season's end being shown; null when it is over. */
  onStep: (shownStep: ShownStep | null) => void;
}

const QUICK = 450;
const SLOW = 750;
/** Time to read a caption after the movement; half of it when more changes are waiting. */
const READING = 900;
/** Larger changes, as after a long absence, are not animated. */
const MOST_JOURNEYS = 120;
const MOST_WAITING = 4;

const anchors = (all: readonly Journey[], end: 'from' | 'to'): Set<string> =>
  new Set(all.flatMap((journey): Anchor => journey[end]));

/** What moves for different reasons moves one after the other. */
function inTurn(journeys: readonly Journey[]): Journey[][] {
  return KINDS.map((kind) => journeys.filter((one) => one.kind === kind)).filter(({ length }) => length > 0);
}

/**
 * Animates the difference of two views: copies of the pieces fly over the board, which has changed already; what is new
 * there is hidden until it arrives. Nothing waits for it, and any pointer or key input ends it.
 */
export class BoardAnimator {
  private readonly root: HTMLElement;
  private readonly parts: Parts;
  private readonly layer = document.createElement('div');
  private readonly arrivals = new Arrivals();
  private waiting: AnimatedChange[] = [];
  private playing: AbortController | null = null;
  private left = false;

  constructor(root: HTMLElement, parts: Parts) {
    this.root = root;
    this.parts = parts;
    this.layer.className = 'motion-layer';
    this.layer.setAttribute('aria-hidden', 'true');
    document.body.append(this.layer);
    document.addEventListener('pointerdown', this.onInput, true);
    document.addEventListener('keydown', this.onInput, true);
    document.addEventListener('visibilitychange', this.skip);
  }

  /** Must be called before the change is rendered: it reads the old positions from the page. */
  changed(before: TableView, after: TableView, events: readonly ToldEvent[] = []): void {
    // At the end of the game the result covers the board.
    if (!isMotionAllowed() || document.hidden || after.phase === 'scoring') return;
    const all = journeysBetween(before, after);
    if (all.length === 0 || all.length > MOST_JOURNEYS) return;
    const from = placesIn(this.root, anchors(all, 'from'));
    const steps = stepsOf(all);
    const arrive = steps.map(({ journeys }) => this.arrivals.hold(arrivalsOf(journeys, before, after)));
    // The change is rendered by the second frame.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        if (this.left) return;
        const to = placesIn(this.root, anchors(all, 'to'));
        const scheduled = steps.map((step, nth) => ({
          step,
          flights: inTurn(step.journeys).map((group) => flightsOf(group, from, to)),
          arrive: arrive[nth]!,
        }));
        this.waiting.push({ steps: scheduled, story: isSeasonEnd(steps), events });
        this.drop();
        void this.play();
      });
    });
  }

  /** Drops the oldest waiting changes, ends of seasons last. */
  private drop(): void {
    while (this.waiting.length > MOST_WAITING) {
      const oldest = this.waiting.findIndex(({ story }) => !story);
      for (const { steps } of this.waiting.splice(Math.max(0, oldest), 1)) arriveAll(steps);
    }
  }

  /** Shows changes again, over the current board. */
  replay(moments: readonly Moment[]): void {
    this.skip();
    if (!isMotionAllowed()) return;
    for (const { before, after, events } of moments) {
      const all = journeysBetween(before, after);
      if (all.length === 0 || all.length > MOST_JOURNEYS) continue;
      const places = placesIn(this.root, new Set([...anchors(all, 'from'), ...anchors(all, 'to')]));
      const steps = stepsOf(all).map((step) => ({
        step,
        flights: inTurn(step.journeys).map((group) => flightsOf(group, places, places)),
        arrive: () => {},
      }));
      this.waiting.push({ steps, story: isSeasonEnd(stepsOf(all)), events });
    }
    void this.play();
  }

  /** Ends the current animation and drops the waiting ones. */
  readonly skip = (): void => {
    for (const { steps } of this.waiting) arriveAll(steps);
    this.waiting = [];
    this.playing?.abort();
  };

  /** The table is left. */
  leave(): void {
    this.left = true;
    this.skip();
    document.removeEventListener('pointerdown', this.onInput, true);
    document.removeEventListener('keydown', this.onInput, true);
    document.removeEventListener('visibilitychange', this.skip);
    this.layer.remove();
    this.arrivals.leave();
  }

  private readonly onInput = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // Typing in the chat and reading a caption do not skip.
    if (target.closest('input, textarea, .step-caption') && (event as KeyboardEvent).key !== 'Escape') return;
    this.skip();
  };

  private async play(): Promise<void> {
    if (this.playing) return;
    for (let change = this.waiting.shift(); change; change = this.waiting.shift()) {
      this.playing = new AbortController();
      const { signal } = this.playing;
      for (const scheduled of change.steps) await this.show(scheduled, change, signal);
      if (change.story) this.parts.onStep(null);
    }
    this.playing = null;
  }

  /** Shows one step; of a season's end with its caption, and time to read it. */
  private async show({ step, flights, arrive }: Scheduled, change: AnimatedChange, signal: AbortSignal) {
    const { story, events } = change;
    if (story && !signal.aborted) this.parts.onStep({ step, events });
    for (const group of flights) {
      if (signal.aborted) break;
      const duration = story ? SLOW : QUICK;
      await this.run(fly(group, this.layer, { spec: this.parts.spec, duration }), signal);
    }
    arrive();
    if (story) await pause(this.waiting.length > 0 ? READING / 2 : READING, signal);
  }

  /** Waits for all animations; an abort finishes them at once. */
  private async run(animations: readonly Animation[], signal: AbortSignal): Promise<void> {
    const finish = (): void => {
      for (const animation of animations) animation.finish();
    };
    if (signal.aborted) finish();
    signal.addEventListener('abort', finish, { once: true });
    await Promise.allSettled(animations.map(({ finished }) => finished));
  }
}

function arriveAll(steps: readonly Scheduled[]): void {
  for (const { arrive } of steps) arrive();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
