import { BUCKETS } from '../src/evaluate/network.ts';
import { NET_INPUTS } from '../src/net/net-inputs.ts';
import { AT, HEAD, HEAD_INPUTS, TRUNK } from '../src/net/shape.ts';
import { MOST_HEAD, PARTS, SHIFT, SKIP_BASE, STEPS } from '../src/student/integer-shape.ts';
import type { PackedNet } from '../src/student/packed-net.ts';

const MOST_BYTE = 127;
const MOST_SHORT = 32_767;
/** The largest number of two bytes in the base of the skip connection whose parts each fit into one. */
const MOST_SKIP = (MOST_BYTE - 1) * SKIP_BASE;
/** Where all weights are zero. */
const LEAST = 1e-9;

const numberAt = (numbers: Float32Array | readonly number[], place: number): number => numbers.at(place) ?? 0;

const most = (numbers: Iterable<number>): number => {
  let found = LEAST;
  for (const number of numbers) found = Math.max(found, Math.abs(number));
  return found;
};

/** The weights of a net in whole numbers, as `student-net.ts` reads them. */
export function quantized(weights: Float32Array): PackedNet {
  const trunk = new Int8Array(PARTS.trunk.count);
  const skip = new Int8Array(PARTS.skip.count);
  const head = new Int16Array(PARTS.head.count);
  const skipScale = new Float32Array(BUCKETS);
  const headScale = new Float32Array(BUCKETS * HEAD);
  const headBias = new Float32Array(BUCKETS * HEAD);
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const steps = quantizeTrunk(weights, bucket, trunk);
    skipScale[bucket] = quantizeSkip(weights, bucket, skip);
    quantizeHead(weights, bucket, steps, head, headScale, headBias);
  }
  const want = quantizeEvenly(weights.subarray(AT.want, AT.action), BUCKETS);
  const action = quantizeEvenly(weights.subarray(AT.action, AT.price), 1);
  return {
    trunk,
    skip,
    head,
    skipScale,
    headScale,
    headBias,
    want: want.numbers,
    wantScale: want.scales,
    action: action.numbers,
    actionScale: action.scales,
    out: weights.slice(AT.out, AT.want),
    price: weights.slice(AT.price),
  };
}

/** Returns what one step of each column is worth. */
function quantizeTrunk(weights: Float32Array, bucket: number, trunk: Int8Array): number[] {
  const first = bucket * NET_INPUTS * TRUNK;
  const end = first + NET_INPUTS * TRUNK;
  return Array.from({ length: TRUNK }, (_, n) => {
    const column: number[] = [];
    for (let at = first + n; at < end; at += TRUNK) column.push(numberAt(weights, AT.trunk + at));
    const scale = most(column) / MOST_BYTE;
    column.forEach((weight, i) => (trunk[first + i * TRUNK + n] = Math.round(weight / scale)));
    return scale;
  });
}

/** Writes each weight as two bytes, the first of which counts 128 times. Returns the scale. */
function quantizeSkip(weights: Float32Array, bucket: number, skip: Int8Array): number {
  const first = bucket * NET_INPUTS;
  const row = weights.subarray(AT.skip + first, AT.skip + first + NET_INPUTS);
  const scale = most(row) / MOST_SKIP;
  row.forEach((weight, i) => {
    const whole = Math.round(weight / scale);
    const high = Math.round(whole / SKIP_BASE);
    skip[2 * (first + i)] = high;
    skip[2 * (first + i) + 1] = whole - high * SKIP_BASE;
  });
  return scale;
}

/** The second layer reads sums of steps instead of numbers, so its weights contain what a step is worth. */
function quantizeHead(
  weights: Float32Array,
  bucket: number,
  steps: readonly number[],
  head: Int16Array,
  scales: Float32Array,
  bias: Float32Array,
): void {
  const from = AT.head + bucket * HEAD_INPUTS * HEAD;
  const to = bucket * (HEAD_INPUTS - 1) * HEAD;
  for (let k = 0; k < HEAD; k++) {
    const column = Array.from(
      { length: HEAD_INPUTS - 1 },
      (_, i) => (numberAt(weights, from + i * HEAD + k) * numberAt(steps, i % TRUNK) * 2 ** SHIFT) / STEPS,
    );
    const scale = Math.fround(most(column) / MOST_HEAD);
    column.forEach((weight, i) => (head[to + i * HEAD + k] = Math.round(weight / scale)));
    scales[bucket * HEAD + k] = scale;
    bias[bucket * HEAD + k] = numberAt(weights, from + (HEAD_INPUTS - 1) * HEAD + k);
  }
}

/** Two bytes for each number, with the same scale for each of `parts` equal parts. */
function quantizeEvenly(weights: Float32Array, parts: number): { numbers: Int16Array; scales: Float32Array } {
  const each = weights.length / parts;
  const scales = Float32Array.from(
    { length: parts },
    (_, part) => most(weights.subarray(part * each, (part + 1) * each)) / MOST_SHORT,
  );
  const numbers = Int16Array.from(weights, (weight, i) =>
    Math.max(-MOST_SHORT, Math.min(MOST_SHORT, Math.round(weight / numberAt(scales, Math.floor(i / each))))),
  );
  return { numbers, scales };
}
