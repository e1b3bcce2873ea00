import { readFileSync } from 'node:fs';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { Net } from '../src/net/net.ts';
import { NET_WEIGHTS } from '../src/net/shape.ts';
import { StudentNet } from '../src/student/student-net.ts';
import { quantized } from './quantize.ts';

/** A net with the weights of a file that `train.py` wrote; `isPlain`: without WebAssembly. */
export function readNet(path: string, isPlain = false): Net {
  return new Net(readWeights(path), evaluator.network, isPlain);
}

/** The same net in whole numbers, as the bots play with it. */
export function readStudent(path: string, isPlain = false): StudentNet {
  return new StudentNet(quantized(readWeights(path)), evaluator.network, isPlain);
}

export function readWeights(path: string): Float32Array {
  const weights = new Float32Array(new Uint8Array(readFileSync(path)).buffer);
  if (weights.length !== NET_WEIGHTS)
    throw new Error(`${path} has ${weights.length} weights, not ${NET_WEIGHTS}`);
  return weights;
}
