import { HOLD_INPUTS } from './hold-chance.ts';
import { INPUTS } from './tile-inputs.ts';

/** Positions are evaluated by separate networks for each season, and for whether the season's tiles are still contested or already won. */
export const BUCKETS = 8;
/** Neurons of the hidden layer. With the straight way they make 33 columns, summed eleven at a time (`network.ts`). */
export const HIDDEN = 32;
/** A row of weights: one for the straight way to the result, and one to each neuron. */
export const ROW = HIDDEN + 1;
/** The rows of one bucket. */
export const BLOCK = INPUTS * ROW;
/** Every bucket has its rows and the neurons' weights to the result; the chances of bids come last. */
export const OUTPUT_AT = BUCKETS * BLOCK;
export const HOLD_AT = OUTPUT_AT + BUCKETS * HIDDEN;
export const WEIGHTS = HOLD_AT + HOLD_INPUTS;

/** Points are counted in tens inside. */
export const SCALE = 10;
