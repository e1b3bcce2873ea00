import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { NET_SHAPE } from '../src/net/shape.ts';
import { firstNet } from './first-net.ts';

/** Makes a folder for samples with what `train.py` reads first. Returns the first net. */
export function prepareFolder(folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true });
  const first = new Uint8Array(firstNet(evaluator.network).buffer);
  writeFileSync(join(folder, 'shape.json'), JSON.stringify(NET_SHAPE));
  writeFileSync(join(folder, 'first.net'), first);
  return first;
}
