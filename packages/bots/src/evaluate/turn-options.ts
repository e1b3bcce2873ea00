import type { Action, QuickRandom } from '@keyflower/engine';

/** A candidate action with its price: the gain in points. */
export interface Candidate {
  action: Action;
  worth: number;
}

/** An option with workers of one colour on one tile; `groups` has a bit for every losing bid it moves. */
export interface Option {
  isBid: boolean;
  tile: number;
  colour: number;
  screen: number;
  groups: number;
}

/** Collects the options of a turn. */
export interface OptionSink {
  /** Options that are certainly worth no more than this may be skipped. */
  readonly bar: number;
  add(isBid: boolean, tile: number, colour: number, screen: number, groups: number, worth: number): void;
}

/** Keeps all options. */
export class AllOptions implements OptionSink {
  readonly bar = Number.NEGATIVE_INFINITY;
  readonly options: Option[] = [];
  readonly worths: number[] = [];

  clear(): void {
    this.options.length = 0;
    this.worths.length = 0;
  }

  add(isBid: boolean, tile: number, colour: number, screen: number, groups: number, worth: number): void {
    this.options.push({ isBid, tile, colour, screen, groups });
    this.worths.push(worth);
  }
}

/** Random noise added to prices, in points, so that nearly equal actions are chosen as well. */
const NOISE = 0.6;
const NOISE_STEPS = 256;

/** Keeps only the best option, with noise, without allocating; used in rollouts. */
export class BestOption implements OptionSink, Option {
  bar = Number.NEGATIVE_INFINITY;
  isBid = false;
  tile = -1;
  colour = 0;
  screen = 0;
  groups = 0;
  private most = 0;
  private random!: QuickRandom;

  /** Initially a pass, which gains nothing. */
  begin(random: QuickRandom): void {
    this.random = random;
    this.tile = -1;
    this.most = (NOISE * random.below(NOISE_STEPS)) / NOISE_STEPS;
    this.bar = this.most - NOISE;
  }

  add(isBid: boolean, tile: number, colour: number, screen: number, groups: number, worth: number): void {
    const value = worth + (NOISE * this.random.below(NOISE_STEPS)) / NOISE_STEPS;
    if (value <= this.most) return;
    this.most = value;
    this.bar = value - NOISE;
    this.isBid = isBid;
    this.tile = tile;
    this.colour = colour;
    this.screen = screen;
    this.groups = groups;
  }
}
