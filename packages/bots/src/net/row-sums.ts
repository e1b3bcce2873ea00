import { sumRows } from './sum-rows.ts';
import { rowsModule } from './rows-module.ts';

/** In no type library that Node, browsers and workers share. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

const PAGE = 65_536;
const NUMBER = 4;

type Sum = (rows: number, values: number, count: number, width: number, out: number) => void;

/**
 * Sums rows of weights, each times a value. Uses WebAssembly where vectors of two numbers are available there; it adds in
 * the same order and precision as `sumRows`, so that the sums are the same to the last bit.
 */
export class RowSums {
  readonly weights: Float32Array;
  /** What to sum: where the rows begin in the weights, and their values. */
  readonly rows: Int32Array;
  readonly values: Float32Array;
  /** What the sums are added to. */
  readonly out: Float32Array;
  private readonly sum: Sum | null;

  constructor(weights: Float32Array, most: number, outputs: number, isPlain = false) {
    const at = { rows: weights.length, values: weights.length + most, out: weights.length + 2 * most };
    const { buffer, sum } = memoryOf(at.out + outputs, isPlain);
    this.weights = new Float32Array(buffer, 0, weights.length);
    this.weights.set(weights);
    this.rows = new Int32Array(buffer, NUMBER * at.rows, most);
    this.values = new Float32Array(buffer, NUMBER * at.values, most);
    this.out = new Float32Array(buffer, NUMBER * at.out, outputs);
    this.sum = sum;
  }

  /** Adds the first `count` rows to `width` outputs: a multiple of 16. */
  add(count: number, width: number, outAt: number): void {
    const { weights, rows, values, out, sum } = this;
    if (sum) sum(rows.byteOffset, values.byteOffset, count, width, out.byteOffset + NUMBER * outAt);
    else sumRows(weights, rows, values, count, width, out, outAt);
  }
}

/** Memory for as many numbers, and the sum within it if WebAssembly has the instructions and may be used here. */
function memoryOf(numbers: number, isPlain: boolean): { buffer: ArrayBuffer; sum: Sum | null } {
  if (!isPlain) {
    try {
      const memory = new WebAssembly.Memory({ initial: Math.ceil((NUMBER * numbers) / PAGE) });
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(rowsModule()), { js: { memory } });
      return { buffer: memory.buffer, sum: exports.sum as Sum };
    } catch {
      // Not there, without vectors, or forbidden by the page.
    }
  }
  return { buffer: new ArrayBuffer(NUMBER * numbers), sum: null };
}
