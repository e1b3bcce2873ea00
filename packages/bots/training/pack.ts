/* Writes learned weights as the source file that the bots read:  node pack.mjs <weights> <source file> */
import { readFileSync, writeFileSync } from 'node:fs';
import { BLOCK, BUCKETS, HOLD_AT, OUTPUT_AT, ROW } from '../src/evaluate/network.ts';

const [from, to] = process.argv.slice(2);
const weights = new Float32Array(new Uint8Array(readFileSync(from)).buffer);
const bytes = new Int8Array(HOLD_AT);
const scales: number[] = [];
/** One scale for every column of a bucket: its greatest weight is 127. */
for (let bucket = 0; bucket < BUCKETS; bucket++) {
  for (let column = 0; column < ROW; column++) {
    let most = 1e-6;
    const each = (visit: (at: number) => void): void => {
      for (let at = bucket * BLOCK + column; at < (bucket + 1) * BLOCK; at += ROW) visit(at);
    };
    each((at) => {
      most = Math.max(most, Math.abs(weights[at]));
    });
    scales.push(Number((most / 127).toPrecision(6)));
    const scale = scales[scales.length - 1];
    each((at) => {
      bytes[at] = Math.round(weights[at] / scale);
    });
  }
}
const rest = [...weights.subarray(OUTPUT_AT)].map((w) => Number(w.toPrecision(5)));
const text = Buffer.from(bytes.buffer, 0, OUTPUT_AT).toString('base64');
writeFileSync(
  to,
  `/* Made by training/pack.ts: see training/README.md. */
export const SCALES: readonly number[] = ${JSON.stringify(scales)};
export const REST: readonly number[] = ${JSON.stringify(rest)};
export const ROWS =
  '${text}';
`,
);
