import type { Action, QuickRandom } from '@keyflower/engine';

/** An action worth considering, and its price: what it gains in points. */
export interface Candidate {
  action: Action;
  worth: number;
}

/** Something a seat could do with workers of one colour on one tile; `groups` has a bit for every losing bid it moves. */
export interface Option {
  isBid: boolean;
  tile: number;
  colour: number;
  screen: number;
  groups: number;
}

/** Where what is found on a turn goes to. */
export interface OptionSink {
  /** What is surely worth no more than this need not be added. */
  readonly bar: number;
  add(isBid: boolean, tile: number, colour: number, screen: number, groups: number, worth: number): void;
}

/** Keeps everything. */
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

/** Actions nearly as good as the best are chosen as well: points of worth that luck may add. */
const NOISE = 0.6;
const NOISE_STEPS = 256;

/** Keeps the best option alone, with some noise, and allocates nothing: rollouts use it. */
export class BestOption implements OptionSink, Option {
  bar = Number.NEGATIVE_INFINITY;
  isBid = false;
  tile = -1;
  colour = 0;
  screen = 0;
  groups = 0;
  private most = 0;
  private random!: QuickRandom;

  /** To begin with it is the pass, which gains nothing. */
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
