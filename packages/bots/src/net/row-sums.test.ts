import { QuickRandom, randomAction, type State } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { evaluator } from '../evaluate/evaluator.ts';
import { Features } from '../evaluate/features.ts';
import { Network, ROW } from '../evaluate/network.ts';
import { INPUTS } from '../evaluate/tile-inputs.ts';
import { optionsOf, playGame } from '../../test/table.ts';
import { RowSums } from './row-sums.ts';

const random = new QuickRandom('row sums');
const some = (): number => (random.below(20_001) - 10_000) / 7001;

describe('sums of rows', () => {
  it.each([0, 1, 2, 37])('are the same to the last bit with and without WebAssembly: %i rows', (count) => {
    const weights = Float32Array.from({ length: 6400 }, some);
    const outputs = Float32Array.from({ length: 80 }, some);
    const [quick, plain] = [false, true].map((isPlain) => new RowSums(weights, 40, outputs.length, isPlain));
    for (let i = 0; i < count; i++) {
      const row = random.below(100) * 64;
      const value = some();
      for (const sums of [quick!, plain!]) {
        sums.rows[i] = row;
        sums.values[i] = value;
      }
    }
    for (const width of [16, 48, 64]) {
      for (const sums of [quick!, plain!]) {
        sums.out.set(outputs);
        sums.add(count, width, 5);
      }
      expect(quick!.out).toEqual(plain!.out);
      expect(quick!.out.subarray(5 + width)).toEqual(outputs.subarray(5 + width));
      expect(quick!.out[4 + width] === outputs[4 + width]).toBe(count === 0);
    }
  });

  it('use WebAssembly here', () => {
    const buffer = (isPlain: boolean): ArrayBufferLike =>
      new RowSums(new Float32Array(16), 1, 16, isPlain).out.buffer;
    expect(buffer(false).byteLength % 65_536).toBe(0);
    expect(buffer(true).byteLength).toBe(4 * 34);
  });

  it('make the evaluator no other', () => {
    const { weights, hold } = evaluator.network;
    const plain = new Network(weights);
    const quick = new Network(weights, new RowSums(weights, 2 * INPUTS, ROW));
    const features = new Features();
    const check = (state: State, seat: number): void => {
      evaluator.movable.read(state);
      features.read(state, seat, evaluator.movable, hold);
      expect(quick.points(features)).toBe(plain.points(features));
      expect(quick.sums).toEqual(plain.sums);
    };
    playGame(optionsOf(3, 'all'), 'row sums', (state, seat, draw) => {
      if (draw.below(20) === 0) check(state, seat);
      return randomAction(state, seat, draw);
    });
  });
});
