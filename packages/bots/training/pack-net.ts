/*
 * Writes a net in whole numbers as the source file that the strongest bot reads:  node pack-net.mjs <weights> <source file>
 */
import { writeFileSync } from 'node:fs';
import { packed } from '../src/student/packed-net.ts';
import { quantized } from './quantize.ts';
import { readWeights } from './read-net.ts';

const [from, to] = process.argv.slice(2);
const text = Buffer.from(packed(quantized(readWeights(from)))).toString('base64');
writeFileSync(
  to,
  `/* Made by training/pack-net.ts: see training/README.md. */
export const PACKED =
  '${text}';
`,
);
