import type { Action, QuickRandom } from '@keyflower/engine';

/** An action worth thinking about, and what it gains in points by first sight. */
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
export interface TurnSink {
  /** What is surely worth no more than this need not be added. */
  readonly bar: number;
  add(isBid: boolean, tile: number, colour: number, screen: number, groups: number, worth: number): void;
}

/** Keeps everything. */
export class Everything implements TurnSink {
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
const WHIM = 0.6;
const FINE = 256;

/** Keeps one alone, the best but for a whim, and makes nothing else: imagined games are played on by it. */
export class Favourite implements TurnSink, Option {
  bar = Number.NEGATIVE_INFINITY;
  isBid = false;
  tile = -1;
  colour = 0;
  screen = 0;
  groups = 0;
  #most = 0;
  #random!: QuickRandom;

  /** To begin with it is the pass, which gains nothing. */
  begin(random: QuickRandom): void {
    this.#random = random;
    this.tile = -1;
    this.#most = (WHIM * random.below(FINE)) / FINE;
    this.bar = this.#most - WHIM;
  }

  add(isBid: boolean, tile: number, colour: number, screen: number, groups: number, worth: number): void {
    const value = worth + (WHIM * this.#random.below(FINE)) / FINE;
    if (value <= this.#most) return;
    this.#most = value;
    this.bar = value - WHIM;
    this.isBid = isBid;
    this.tile = tile;
    this.colour = colour;
    this.screen = screen;
    this.groups = groups;
  }
}
