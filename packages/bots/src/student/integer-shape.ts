import { BUCKETS, HIDDEN } from '../evaluate/network.ts';
import { ACTION_ROWS } from '../net/action-inputs.ts';
import { NET_INPUTS } from '../net/net-inputs.ts';
import { HEAD, HEAD_INPUTS, POLICY, TRUNK } from '../net/shape.ts';

/*
 * The net of `net/shape.ts` in whole numbers. An input has a row of one byte a column: the first layer, the neurons of the
 * evaluator, and what the input is worth past all layers to each of the two. Sums of such rows are exact, so the order of
 * the additions does not matter and every machine gets the same.
 */

/** The columns after those of the first layer. */
export const EVALUATOR_AT = TRUNK;
export const EVALUATOR_SKIP_AT = EVALUATOR_AT + HIDDEN;
/** Two columns: the first counts 128 times. */
export const SKIP_AT = EVALUATOR_SKIP_AT + 1;
export const SKIP_BASE = 128;

/** The columns of each pass over the rows. The actions of a seat need only the first two passes. */
export const PASSES = [32, 32, 40] as const;
export const PASSES_OF_TRUNK = 2;
/** The columns of a row; the last ones are empty. */
export const COLUMNS = PASSES[0] + PASSES[1] + PASSES[2];

/** Steps of an input's value from one whole number to the next. */
export const STEPS = 1024;
/** Sums of the first layer lose this many bits before the second one reads them. */
export const SHIFT = 8;
/** The largest weight of the second layer, such that its sums stay far below 2 to the 31. */
export const MOST_HEAD = 32_767;
/** The second layer reads its inputs in pairs. */
export const PAIR_COUNT = (HEAD_INPUTS - 1) / 2;

/** The parts of the packed weights in their order: how many numbers of how many bytes. */
export const PARTS = {
  trunk: { count: BUCKETS * NET_INPUTS * TRUNK, bytes: 1 },
  skip: { count: BUCKETS * NET_INPUTS * 2, bytes: 1 },
  head: { count: BUCKETS * (HEAD_INPUTS - 1) * HEAD, bytes: 2 },
  want: { count: BUCKETS * (HEAD + 1) * POLICY, bytes: 2 },
  action: { count: ACTION_ROWS * (POLICY + 1), bytes: 2 },
  /** The scales of the parts above: for a bucket, and for each column of the second layer. */
  skipScale: { count: BUCKETS, bytes: 4 },
  headScale: { count: BUCKETS * HEAD, bytes: 4 },
  wantScale: { count: BUCKETS, bytes: 4 },
  actionScale: { count: 1, bytes: 4 },
  /** Added to the second layer, and the output of both heads. */
  headBias: { count: BUCKETS * HEAD, bytes: 4 },
  out: { count: BUCKETS * (HEAD + 1), bytes: 4 },
  price: { count: BUCKETS, bytes: 4 },
} as const;

export const PACKED_BYTES = Object.values(PARTS).reduce((sum, { count, bytes }) => sum + count * bytes, 0);
