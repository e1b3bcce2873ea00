import { BLOCK, OUTPUT_AT, ROW, WEIGHTS } from './network.ts';
import { REST, ROWS, SCALES } from './learned.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes Base64 without platform APIs, which differ between Node and browsers. */
export function bytesOf(text: string): Int8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i;
  const bytes = new Int8Array(Math.floor((text.replaceAll('=', '').length * 3) / 4));
  for (let i = 0, at = 0; at < bytes.length; i += 4) {
    const word =
      (values[text.charCodeAt(i)] << 18) |
      (values[text.charCodeAt(i + 1)] << 12) |
      (values[text.charCodeAt(i + 2)] << 6) |
      values[text.charCodeAt(i + 3)];
    bytes[at++] = word >> 16;
    if (at < bytes.length) bytes[at++] = word >> 8;
    if (at < bytes.length) bytes[at++] = word;
  }
  return bytes;
}

/** The rows of the trained weights as they are stored: integers with a scale for every column of a bucket. */
export const learnedBytes = bytesOf(ROWS);
export const learnedScales = Float64Array.from(SCALES);

export const learnedWeights = readWeights();

function readWeights(): Float32Array {
  const weights = new Float32Array(WEIGHTS);
  for (let at = 0; at < OUTPUT_AT; at++) {
    weights[at] = learnedBytes[at] * SCALES[Math.floor(at / BLOCK) * ROW + (at % ROW)];
  }
  weights.set(REST, OUTPUT_AT);
  return weights;
}
