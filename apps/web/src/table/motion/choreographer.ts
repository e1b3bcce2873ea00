import type { TileSpec } from '@keyflower/engine';
import { maySeeMotion } from '../../session/index.ts';
import type { ToldEvent } from '../model.ts';
import type { Sight } from '../sight.ts';
import { type Flight, flightsOf, fly } from './flights.ts';
import type { Anchor, Journey } from './journey.ts';
import { journeys } from './journeys.ts';
import { placesIn } from './places.ts';
import { isStory, type Step, stepsOf } from './steps.ts';

interface Scheduled {
  step: Step;
  flights: Flight[];
}

/** One change of the board, ready to be shown. */
interface Show {
  steps: Scheduled[];
  story: boolean;
  events: readonly ToldEvent[];
}

/** A step of a season's end that is being shown. */
export interface Telling {
  step: Step;
  events: readonly ToldEvent[];
}

interface Parts {
  spec: (tile: string) => TileSpec;
  /** Tells which step of a longer story is on; null when it is over. */
  onStep: (telling: Telling | null) => void;
}

const QUICK = 450;
/** The next step of an ordinary action begins while the last still runs. */
const OVERLAP = 300;
const SLOW = 750;
/** Time to read a caption, beyond the movement itself; half of it when more is waiting. */
const READING = 900;
/** Whoever was away for long isn't shown everything. */
const MOST_JOURNEYS = 120;
const MOST_WAITING = 4;

const anchors = (all: readonly Journey[], end: 'from' | 'to'): Set<string> =>
  new Set(all.flatMap((journey): Anchor => journey[end]));

/**
 * Shows on the screen how one look at the table turned into the next: copies of the pieces fly over the board, which
 * has changed already. Nothing waits for it, and any touch or key ends it.
 */
export class Choreographer {
  private readonly root: HTMLElement;
  private readonly parts: Parts;
  private readonly layer = document.createElement('div');
  private waiting: Show[] = [];
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

  /** To be called before the change is drawn: the places where things were are read at once. */
  changed(before: Sight, after: Sight, events: readonly ToldEvent[] = []): void {
    // At the end of the game the result covers the board.
    if (!maySeeMotion() || document.hidden || after.phase === 'scoring') return;
    const all = journeys(before, after);
    if (all.length === 0 || all.length > MOST_JOURNEYS) return;
    const from = placesIn(this.root, anchors(all, 'from'));
    // By the second frame the change is drawn for sure.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        if (this.left) return;
        const to = placesIn(this.root, anchors(all, 'to'));
        const steps = stepsOf(all).map((step) => ({ step, flights: flightsOf(step.journeys, from, to) }));
        this.waiting.push({ steps, story: isStory(stepsOf(all)), events });
        this.drop();
        void this.play();
      });
    });
  }

  /** When too much waits, the oldest is left out; the end of a season only in favour of another one. */
  private drop(): void {
    while (this.waiting.length > MOST_WAITING) {
      const oldest = this.waiting.findIndex(({ story }) => !story);
      this.waiting.splice(Math.max(0, oldest), 1);
    }
  }

  /** Shows something once more, over the board as it is now. */
  replay(before: Sight, after: Sight): void {
    this.skip();
    const all = journeys(before, after);
    if (all.length === 0 || all.length > MOST_JOURNEYS || !maySeeMotion()) return;
    const places = placesIn(this.root, new Set([...anchors(all, 'from'), ...anchors(all, 'to')]));
    const steps = stepsOf(all).map((step) => ({ step, flights: flightsOf(step.journeys, places, places) }));
    this.waiting.push({ steps, story: false, events: [] });
    void this.play();
  }

  /** Ends what is shown, and what was waiting for it. */
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
    // Whoever writes in the chat, or reads a caption, isn't in a hurry.
    if (target.closest('input, textarea, .telling') && (event as KeyboardEvent).key !== 'Escape') return;
    this.skip();
  };

  private async play(): Promise<void> {
    if (this.playing) return;
    for (let show = this.waiting.shift(); show; show = this.waiting.shift()) {
      this.playing = new AbortController();
      const { signal } = this.playing;
      if (show.story) await this.tell(show, signal);
      else await this.run(flyInTurn(show.steps, this.layer, this.parts.spec), signal);
    }
    this.playing = null;
  }

  private async tell({ steps, events }: Show, signal: AbortSignal): Promise<void> {
    for (const { step, flights } of steps) {
      if (signal.aborted) break;
      this.parts.onStep({ step, events });
      await this.run(fly(flights, this.layer, { spec: this.parts.spec, duration: SLOW }), signal);
      await pause(this.waiting.length > 0 ? READING / 2 : READING, signal);
    }
    this.parts.onStep(null);
  }

  /** Waits until all have arrived; at the signal they do so at once. */
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
