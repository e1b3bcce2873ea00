import { BUCKETS } from '../evaluate/network.ts';
import { NET_INPUTS } from '../net/net-inputs.ts';
import { HEAD, HEAD_INPUTS } from '../net/shape.ts';
import { integerModule } from './integer-module.ts';
import { COLUMNS, PAIR_COUNT, PASSES, PASSES_OF_TRUNK } from './integer-shape.ts';
import { sumPairs, sumRows } from './plain-sums.ts';

/** In no type library that Node, browsers and workers share. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

const PAGE = 65_536;
/** The most inputs of a seat that are not zero. */
const MOST_ROWS = 2 * NET_INPUTS;

interface Functions {
  sumRows: (rows: number, values: number, count: number, passes: number, out: number) => void;
  sumPairs: (inputs: number, pairs: number, count: number, out: number) => void;
}

/** Where everything begins, in bytes; the rows begin at 0. Vectors of 16 bytes are read fastest at multiples of 16. */
const at = { pairs: 0, rows: 0, values: 0, sums: 0, inputs: 0, heads: 0, end: 0 };
at.pairs = BUCKETS * NET_INPUTS * COLUMNS;
at.rows = at.pairs + 2 * BUCKETS * PAIR_COUNT * 2 * HEAD;
at.values = at.rows + 16 * Math.ceil(MOST_ROWS / 4);
at.sums = at.values + 16 * Math.ceil(MOST_ROWS / 4);
at.inputs = at.sums + 16 * Math.ceil(COLUMNS / 4);
at.heads = at.inputs + 2 * (HEAD_INPUTS - 1);
at.end = at.heads + 4 * HEAD;

/**
 * Sums of whole numbers for the student's two layers: by WebAssembly where it has vectors and the page allows it, and
 * otherwise by `plain-sums.ts`. Whole numbers have no rounding, so both get the same.
 */
export class IntegerSums {
  /** A row of one-byte weights for each bucket and input. */
  readonly weights: Int8Array;
  /** The weights of the second layer for each bucket, in pairs. */
  readonly pairs: Int16Array;
  /** What to sum: where the rows begin, and their values, which fit into 16 bits. */
  readonly rows: Int32Array;
  readonly values: Int32Array;
  readonly sums: Int32Array;
  /** What the second layer reads, and its sums. */
  readonly inputs: Int16Array;
  readonly heads: Int32Array;
  private readonly functions: Functions | null;

  constructor(isPlain: boolean) {
    const { buffer, functions } = memory(isPlain);
    this.weights = new Int8Array(buffer, 0, at.pairs);
    this.pairs = new Int16Array(buffer, at.pairs, (at.rows - at.pairs) / 2);
    this.rows = new Int32Array(buffer, at.rows, MOST_ROWS);
    this.values = new Int32Array(buffer, at.values, MOST_ROWS);
    this.sums = new Int32Array(buffer, at.sums, COLUMNS);
    this.inputs = new Int16Array(buffer, at.inputs, HEAD_INPUTS - 1);
    this.heads = new Int32Array(buffer, at.heads, HEAD);
    this.functions = functions;
  }

  /** Sums the first `count` rows: all columns, or only those of the first layer. */
  sumRows(count: number, isAll: boolean): void {
    const { functions, weights, rows, values, sums } = this;
    const passes = isAll ? PASSES.length : PASSES_OF_TRUNK;
    if (functions) functions.sumRows(at.rows, at.values, count, passes, at.sums);
    else sumRows(weights, rows, values, count, isAll ? COLUMNS : PASSES[0] + PASSES[1], sums);
  }

  /** Sums the second layer of a bucket. */
  sumHead(bucket: number): void {
    const { functions, inputs, pairs, heads } = this;
    const first = bucket * PAIR_COUNT * 2 * HEAD;
    if (functions) functions.sumPairs(at.inputs, at.pairs + 2 * first, PAIR_COUNT, at.heads);
    else sumPairs(inputs, pairs, first, PAIR_COUNT, heads);
  }
}

function memory(isPlain: boolean): { buffer: ArrayBuffer; functions: Functions | null } {
  if (!isPlain) {
    try {
      const shared = new WebAssembly.Memory({ initial: Math.ceil(at.end / PAGE) });
      const module = new WebAssembly.Module(integerModule());
      const { exports } = new WebAssembly.Instance(module, { js: { memory: shared } });
      return { buffer: shared.buffer, functions: exports as unknown as Functions };
    } catch {
      // Not there, without vectors, or forbidden by the page.
    }
  }
  return { buffer: new ArrayBuffer(at.end), functions: null };
}
