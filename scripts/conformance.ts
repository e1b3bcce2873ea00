/**
 * Writes conformance/vectors.jsonl and the table of what it covers: cases from the golden records, from positions
 * made for it, and from docs/formats.md. The result depends on nothing else.
 *
 *   npm run ts -- scripts/conformance.ts
 */
import { writeFileSync } from 'node:fs';
import { coveragePage, uncovered } from './conformance/coverage.ts';
import { makeVectors } from './conformance/vectors.ts';

const FOLDER = new URL('../conformance/', import.meta.url).pathname;

const { header, cases, missing } = makeVectors();
const lines = [header, ...cases].map((line) => JSON.stringify(line));
writeFileSync(`${FOLDER}vectors.jsonl`, `${lines.join('\n')}\n`);
writeFileSync(`${FOLDER}COVERAGE.md`, coveragePage(cases));
console.log(`${cases.length} cases`);
const absent = [...uncovered(cases), ...missing];
if (absent.length > 0) console.log(`not covered: ${absent.join(', ')}`);
