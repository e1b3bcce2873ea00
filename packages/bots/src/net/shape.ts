import { BUCKETS, SCALE } from '../evaluate/network.ts';
import { ACTION_ROWS, ROWS_EACH } from './action-inputs.ts';
import { NET_INPUTS } from './net-inputs.ts';

/*
 * The network sees a position as one list of inputs for each seat. A first layer, the same for all seats, turns each list
 * into a vector. What a seat will score follows from its own vector and from the mean and the maximum of the others', so
 * that the order and the number of rivals do not matter. Each bucket (season, and whether its tiles are won) has weights
 * of its own.
 */

/** The width of a seat's vector, and of the layer that compares it with those of its rivals. */
export const TRUNK = 64;
export const HEAD = 48;
/** What the head reads: the seat's own vector, the mean and the maximum of the others', and one. */
export const HEAD_INPUTS = 3 * TRUNK + 1;
/** The width of the vectors whose product is the logit of an action. */
export const POLICY = 32;

/** Where the parts begin in the list of weights; each has all buckets, one after the other. */
const sizes = {
  /** `[input][TRUNK]` */
  trunk: BUCKETS * NET_INPUTS * TRUNK,
  /** Points for each input, past all layers. */
  skip: BUCKETS * NET_INPUTS,
  /** `[HEAD_INPUTS][HEAD]` */
  head: BUCKETS * HEAD_INPUTS * HEAD,
  /** `[HEAD + 1]`: points beyond the visible ones. */
  out: BUCKETS * (HEAD + 1),
  /** `[HEAD + 1][POLICY]`: what the seat to move wants. */
  want: BUCKETS * (HEAD + 1) * POLICY,
  /** `[POLICY + 1]` for each row of actions: what the action is, and its bias. The same for all buckets. */
  action: ACTION_ROWS * (POLICY + 1),
  /** The weight of an action's price. */
  price: BUCKETS,
} as const;

type Part = keyof typeof sizes;

export const AT = {} as Record<Part, number>;
let next = 0;
for (const part of Object.keys(sizes) as Part[]) {
  AT[part] = next;
  next += sizes[part];
}

/** How many weights there are. */
export const NET_WEIGHTS = next;
/** The sizes of everything, for the program that trains the weights. */
export const NET_SHAPE = {
  buckets: BUCKETS,
  inputs: NET_INPUTS,
  trunk: TRUNK,
  head: HEAD,
  policy: POLICY,
  actionRows: ACTION_ROWS,
  rowsEach: ROWS_EACH,
  scale: SCALE,
  weights: NET_WEIGHTS,
} as const;
