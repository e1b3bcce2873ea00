import type { TileSpec } from '@keyflower/engine';
import { isMotionAllowed } from '../../session/index.ts';
import type { TableView, ToldEvent } from '../../play/index.ts';
import { type Flight, flightsOf, fly, placesIn } from './flights.tsx';
import { type Anchor, isSeasonEnd, type Journey, type Step, stepsOf } from './journey.ts';
import { journeysBetween } from './journeys.ts';

interface Scheduled {
  step: Step;
  flights: Flight[];
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
/** Steps of an ordinary action overlap by beginning this much later. */
const OVERLAP = 300;
const SLOW = 750;
/** Time to read a caption after the movement; half of it when more changes are waiting. */
const READING = 900;
/** Larger changes, as after a long absence, are not animated. */
const MOST_JOURNEYS = 120;
const MOST_WAITING = 4;

const anchors = (all: readonly Journey[], end: 'from' | 'to'): Set<string> =>
  new Set(all.flatMap((journey): Anchor => journey[end]));

/**
 * Animates the difference of two views: copies of the pieces fly over the board, which has changed already. Nothing
 * waits for it, and any pointer or key input ends it.
 */
export class BoardAnimator {
  private readonly root: HTMLElement;
  private readonly parts: Parts;
  private readonly layer = document.createElement('div');
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
    // The change is rendered by the second frame.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        if (this.left) return;
        const to = placesIn(this.root, anchors(all, 'to'));
        const steps = stepsOf(all).map((step) => ({ step, flights: flightsOf(step.journeys, from, to) }));
        this.waiting.push({ steps, story: isSeasonEnd(stepsOf(all)), events });
        this.drop();
        void this.play();
      });
    });
  }

  /** Drops the oldest waiting changes, ends of seasons last. */
  private drop(): void {
    while (this.waiting.length > MOST_WAITING) {
      const oldest = this.waiting.findIndex(({ story }) => !story);
      this.waiting.splice(Math.max(0, oldest), 1);
    }
  }

  /** Shows a change again, over the current board. */
  replay(before: TableView, after: TableView): void {
    this.skip();
    const all = journeysBetween(before, after);
    if (all.length === 0 || all.length > MOST_JOURNEYS || !isMotionAllowed()) return;
    const places = placesIn(this.root, new Set([...anchors(all, 'from'), ...anchors(all, 'to')]));
    const steps = stepsOf(all).map((step) => ({ step, flights: flightsOf(step.journeys, places, places) }));
    this.waiting.push({ steps, story: false, events: [] });
    void this.play();
  }

  /** Ends the current animation and drops the waiting ones. */
  readonly skip = (): void => {
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
      if (change.story) await this.showSteps(change, signal);
      else await this.run(flyInTurn(change.steps, this.layer, this.parts.spec), signal);
    }
    this.playing = null;
  }

  private async showSteps({ steps, events }: AnimatedChange, signal: AbortSignal): Promise<void> {
    for (const { step, flights } of steps) {
      if (signal.aborted) break;
      this.parts.onStep({ step, events });
      await this.run(fly(flights, this.layer, { spec: this.parts.spec, duration: SLOW }), signal);
      await pause(this.waiting.length > 0 ? READING / 2 : READING, signal);
    }
    this.parts.onStep(null);
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

const flyInTurn = (steps: readonly Scheduled[], layer: HTMLElement, spec: Parts['spec']): Animation[] =>
  steps.flatMap(({ flights }, nth) => fly(flights, layer, { spec, duration: QUICK, delay: nth * OVERLAP }));

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
