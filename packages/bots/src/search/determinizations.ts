import {
  copyState,
  determinize,
  type Edition,
  type QuickRandom,
  type State,
  type View,
} from '@keyflower/engine';
import { redeal } from './redeal.ts';

/**
 * Determinizing a view takes as long as several iterations. Dealing hands anew is quick, so few are enough:
 * they differ only in what others have laid or offered and not yet shown.
 */
const PLAYS_EACH = 24;
const MOST = 32;

/** Determinizations of a view: complete states, made from the view alone. */
export class Determinizations {
  /** The one created first. */
  readonly first: State;
  private readonly edition: Edition;
  private readonly view: View;
  private readonly viewer: number;
  private readonly random: QuickRandom;
  private readonly known: State[] = [];
  private readonly most: number;
  private dealt = 0;

  constructor(edition: Edition, view: View, viewer: number, random: QuickRandom) {
    this.edition = edition;
    this.view = view;
    this.viewer = viewer;
    this.random = random;
    this.most = view.pending.some(({ decision }) => decision === 'place' || decision === 'offer') ? MOST : 1;
    this.first = this.determinizationOf();
  }

  /** Overwrites a state with one of the determinizations. */
  dealInto(state: State): void {
    const { length } = this.known;
    if (this.dealt >= length * PLAYS_EACH && length < this.most) this.determinizationOf();
    const world = this.known[this.dealt % this.known.length];
    this.dealt += 1;
    copyState(world, state);
    redeal(state, this.viewer, this.random);
  }

  private determinizationOf(): State {
    const world = determinize(this.edition, this.view, this.random);
    this.known.push(world);
    return world;
  }
}
