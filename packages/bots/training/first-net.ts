import { QuickRandom } from '@keyflower/engine';
import { BLOCK, BUCKETS, HIDDEN, type Network, OUTPUT_AT, ROW } from '../src/evaluate/network.ts';
import { INPUTS } from '../src/evaluate/tile-inputs.ts';
import { NET_INPUTS } from '../src/net/net-inputs.ts';
import { AT, HEAD, HEAD_INPUTS, NET_WEIGHTS, POLICY, TRUNK } from '../src/net/shape.ts';
import { ACTION_ROWS } from '../src/net/action-inputs.ts';

/** Logits for each point of an action's price. */
const PRICE = 1.25;

/**
 * The net before training: it evaluates exactly as the evaluator does, and prefers actions by price. The evaluator's
 * neurons are the first of each layer. The others are random, and nothing depends on them yet.
 */
export function firstNet({ weights: old }: Network): Float32Array {
  const random = new QuickRandom('first net');
  const noise = (size: number): number => (size * (random.below(20_001) - 10_000)) / 10_000;
  const weights = new Float32Array(NET_WEIGHTS);
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    for (let input = 0; input < NET_INPUTS; input++) {
      const from = bucket * BLOCK + input * ROW;
      const to = AT.trunk + (bucket * NET_INPUTS + input) * TRUNK;
      if (input < INPUTS) {
        weights.set(old.subarray(from, from + 1), AT.skip + bucket * NET_INPUTS + input);
        weights.set(old.subarray(from + 1, from + ROW), to);
      }
      for (let n = HIDDEN; n < TRUNK; n++) weights[to + n] = noise(0.1);
    }
    const head = AT.head + bucket * HEAD_INPUTS * HEAD;
    const out = AT.out + bucket * (HEAD + 1);
    for (let n = 0; n < HIDDEN; n++) {
      weights[head + n * HEAD + n] = 1;
      const at = OUTPUT_AT + bucket * HIDDEN + n;
      weights.set(old.subarray(at, at + 1), out + n);
    }
    for (let input = 0; input < HEAD_INPUTS; input++)
      for (let n = HIDDEN; n < HEAD; n++) weights[head + input * HEAD + n] = noise(0.1);
    weights[AT.price + bucket] = PRICE;
  }
  for (let i = 0; i < ACTION_ROWS * (POLICY + 1); i++)
    if (i % (POLICY + 1) < POLICY) weights[AT.action + i] = noise(0.1);
  return weights;
}
