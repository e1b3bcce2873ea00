import { readFileSync } from 'node:fs';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { Net } from '../src/net/net.ts';
import { NET_WEIGHTS } from '../src/net/shape.ts';

/** A net with the weights of a file that `train.py` wrote. */
export function readNet(path: string): Net {
  const weights = new Float32Array(new Uint8Array(readFileSync(path)).buffer);
  if (weights.length !== NET_WEIGHTS)
    throw new Error(`${path} has ${weights.length} weights, not ${NET_WEIGHTS}`);
  return new Net(weights, evaluator.network);
}
