import { renameSync, writeFileSync } from 'node:fs';
import type { State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { ROWS_EACH } from '../src/net/action-inputs.ts';
import { NetInputs } from '../src/net/net-inputs.ts';

/** A list of numbers that grows, of one type in the file. */
class Column {
  private values: Float32Array | Uint16Array | Int32Array;
  length = 0;

  constructor(type: 'f' | 'h' | 'i') {
    this.values =
      type === 'f' ? new Float32Array(1024) : type === 'h' ? new Uint16Array(1024) : new Int32Array(1024);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const { values } = this;
      this.values = new (values.constructor as Int32ArrayConstructor)(2 * values.length);
      this.values.set(values);
    }
    this.values[this.length++] = value;
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.values.buffer, 0, this.length * this.values.BYTES_PER_ELEMENT);
  }
}

/** The policy target of a turn: the rows and prices of its candidates, and how often each should be chosen. */
export interface TurnTarget {
  rows: Uint16Array;
  prices: ArrayLike<number>;
  wanted: ArrayLike<number>;
  count: number;
}

const NO_SEAT = 255;

/**
 * Positions with what became of them, in columns. Inputs are those of a determinization from one seat's view, so the net
 * only learns from what a seat may know.
 */
export class Samples {
  /** players, bucket, seat to move, first seat row, first candidate, candidates */
  private readonly samples = new Column('i');
  /** first input, inputs */
  private readonly seats = new Column('i');
  /** visible points, final points, share of the victory */
  private readonly results = new Column('f');
  private readonly inputs = new Column('h');
  private readonly values = new Column('f');
  private readonly rows = new Column('h');
  /** price, wanted */
  private readonly actions = new Column('f');
  private readonly seen = new NetInputs(evaluator.network.hold);
  /** Rows of `results` whose game is not over, with their seats. */
  private open: { base: number; seat: number }[] = [];

  get count(): number {
    return this.samples.length / 6;
  }

  add(world: State, mover: number, target: TurnTarget | null): void {
    const { movable } = evaluator;
    const { seen } = this;
    const players = world.bytes[S.PLAYERS];
    movable.read(world);
    const firstSeat = this.seats.length / 2;
    let bucket = 0;
    for (let seat = 0; seat < players; seat++) {
      seen.read(world, seat, movable);
      bucket = seen.bucket;
      this.seats.push(this.inputs.length);
      this.seats.push(seen.count);
      for (let i = 0; i < seen.count; i++) {
        this.inputs.push(seen.places[i]);
        this.values.push(seen.values[i]);
      }
      this.open.push({ base: seen.base, seat });
    }
    this.samples.push(players);
    this.samples.push(bucket);
    this.samples.push(target ? mover : NO_SEAT);
    this.samples.push(firstSeat);
    this.samples.push(this.actions.length / 2);
    this.samples.push(target?.count ?? 0);
    if (target) this.addCandidates(target);
  }

  private addCandidates({ rows, prices, wanted, count }: TurnTarget): void {
    for (let i = 0; i < count; i++) {
      for (let r = 0; r < ROWS_EACH; r++) this.rows.push(rows[i * ROWS_EACH + r]);
      this.actions.push(prices[i]);
      this.actions.push(wanted[i]);
    }
  }

  /** The game is over: its samples get their results. */
  settle(points: readonly number[], shares: readonly number[]): void {
    for (const { base, seat } of this.open) {
      this.results.push(base);
      this.results.push(points[seat]);
      this.results.push(shares[seat]);
    }
    this.open = [];
  }

  /** Writes a header with the length of each column in bytes, then the columns. A reader never sees half a file. */
  write(path: string): void {
    const columns = [
      this.samples,
      this.seats,
      this.results,
      this.inputs,
      this.values,
      this.rows,
      this.actions,
    ];
    const bytes = columns.map((column) => column.bytes);
    const header = Int32Array.from(bytes, (part) => part.length);
    writeFileSync(`${path}.part`, Buffer.concat([new Uint8Array(header.buffer), ...bytes]));
    renameSync(`${path}.part`, path);
  }
}
