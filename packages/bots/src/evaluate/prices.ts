import type { FarmGain, State } from '@keyflower/engine';
import {
  ANY,
  capacityFactor,
  COLOUR_COUNT,
  faceOf,
  RESOURCE_COUNT,
  SKILL_COUNT,
  type UseTable,
  WINTER,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { AT } from './scalars.ts';
import { BLOCK, HIDDEN, type Network, OUTPUT_AT, ROW, SCALE } from './network.ts';
import type { Evaluator } from './evaluator.ts';
import { NONE, tileInputsOf } from './tile-inputs.ts';

/** Approximate gain of an upgrade that can be made. */
const UPGRADE = 3;

/**
 * The marginal value of single items for a seat, in points: the gradient of the evaluation. One evaluation prices
 * everything, which is much faster than trying every action.
 */
export class Prices {
  /** A worker behind the screen, and one that comes back when the season ends, by colour. */
  readonly screen = new Float64Array(COLOUR_COUNT);
  readonly later = new Float64Array(COLOUR_COUNT);
  readonly skills = new Float64Array(SKILL_COUNT);
  readonly resources = new Float64Array(RESOURCE_COUNT);
  anySkill = 0;
  bagWorker = 0;
  wheat = 0;
  animal = 0;
  private readonly evaluator: Evaluator;
  private readonly network: Network;
  private bucket = 0;
  private seat = 0;
  /** The columns with a non-zero gradient (the skip connection and the active neurons), and their weights. */
  private readonly columns = new Int32Array(ROW);
  private readonly slopes = new Float64Array(ROW);
  private awake = 0;
  private upgrades = 0;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
    this.network = evaluator.network;
  }

  /**
   * Prices a state for a seat; `share` of the features stays valid for it. The evaluator must have read the movable
   * workers before.
   */
  read(state: State, seat: number): void {
    this.evaluator.pointsWith(state, seat);
    const { features } = this.evaluator;
    this.bucket = features.bucket;
    this.seat = seat;
    const { sums, weights } = this.network;
    this.slopes[0] = SCALE;
    const out = OUTPUT_AT + this.bucket * HIDDEN - 1;
    this.awake = 1;
    for (let n = 1; n < ROW; n++) {
      if (sums[n] <= 0) continue;
      this.columns[this.awake] = n;
      this.slopes[this.awake++] = weights[out + n] * SCALE;
    }
    const all = this.slope(AT.all) / 10;
    const screenAll = this.slope(AT.screenAll) / 8 + all;
    let bag = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      this.screen[colour] = this.slope(AT.screen + colour) / 4 + screenAll;
      this.later[colour] = this.slope(AT.later + colour) / 4 + all;
      if (colour < 3) bag += this.screen[colour] / 3;
    }
    this.bagWorker = bag;
    const skillAll = this.slope(AT.skillAll) / 4;
    this.anySkill = 0;
    for (let skill = 0; skill < SKILL_COUNT; skill++) {
      this.skills[skill] = this.slope(AT.skills + skill) / 2 + skillAll;
      this.anySkill += this.skills[skill] / SKILL_COUNT;
    }
    const resourceAll = this.slope(AT.resourceAll) / 6;
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
      this.resources[kind] = this.slope(AT.resources + kind) / 3 + resourceAll + (kind === 3 ? 1 : 0.3);
    }
    if (S.hasFarmers(state.content)) {
      this.wheat = this.slope(AT.wheat) / 4;
      this.animal = this.slope(AT.animals) / 8 + 0.5;
    }
    this.upgrades = features.upgradesCovered;
  }

  /** The change of the evaluation per unit of a feature. */
  private slope(place: number): number {
    const { columns, slopes, awake } = this;
    const { weights } = this.network;
    const row = this.bucket * BLOCK + place * ROW;
    let sum = 0;
    for (let n = 0; n < awake; n++) sum += weights[row + columns[n]] * slopes[n];
    return sum;
  }

  /** Winning a tile on offer for sure. */
  tile(state: State, tile: number): number {
    const inputs = tileInputsOf(state.content);
    const face = tile * 2 + faceOf(state, tile);
    const { features } = this.evaluator;
    const trained = inputs.shown[face] !== NONE;
    let worth = (trained ? this.slope(inputs.shown[face]) : this.printed(state, face)) + inputs.points[face];
    const rule = inputs.rules[face];
    if (rule && (inputs.hand[tile] >= 0 || state.bytes[S.SEASON] === WINTER)) {
      worth += rule.worth(features.holdings, features.village, 0);
    }
    if (state.bytes[S.USED_TOTAL + tile * S.TILE] === 0) return worth;
    const at = S.USES + tile * S.TILE;
    for (let i = 0; i < S.MAX_USES * COLOUR_COUNT; i++)
      worth += state.bytes[at + i] * this.later[i % COLOUR_COUNT];
    return worth;
  }

  /** The value of an untrained tile besides its points: its uses in the remaining seasons. */
  private printed(state: State, face: number): number {
    const use = state.content.uses[face];
    if (!use) return 0;
    return Math.max(0, this.use(state, this.seat, use)) * (WINTER - state.bytes[S.SEASON]);
  }

  /** The gain of a use minus its cost. */
  use(state: State, seat: number, use: UseTable): number {
    let worth = 0;
    if (use.pay)
      worth -= use.pay.what === 'skill' ? this.skillCost(use.pay.kind) : this.workerCost(use.pay.kind);
    if (use.gain) worth += this.gain(use.gain);
    if (use.oneOf) {
      let best = 0;
      for (const gain of use.oneOf) best = Math.max(best, this.gain(gain));
      worth += best;
    }
    if (use.upgrades > 0) {
      const times = capacityFactor(state, seat);
      worth += UPGRADE * Math.min(use.upgrades * times, this.upgrades) + 0.1 * use.transport * times;
    }
    return worth;
  }

  private gain(gain: NonNullable<UseTable['gain']>): number {
    let worth = gain.greenWorkers * this.screen[3] + gain.bagWorkers * this.bagWorker;
    worth += gain.randomSkills * this.anySkill;
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) worth += gain.resources[kind] * this.resources[kind];
    if (gain.extra) {
      const { wheat = 0, sheep = 0, pig = 0, cow = 0 }: FarmGain = gain.extra;
      worth += wheat * this.wheat + sheep * this.animal + 2 * pig * this.animal + 3 * cow * this.animal;
    }
    return worth;
  }

  private skillCost(kind: number): number {
    return kind === ANY ? Math.min(this.skills[0], this.skills[1], this.skills[2]) : this.skills[kind];
  }

  private workerCost(kind: number): number {
    const { screen } = this;
    return kind === ANY ? Math.min(screen[0], screen[1], screen[2], screen[3]) : screen[kind];
  }
}
