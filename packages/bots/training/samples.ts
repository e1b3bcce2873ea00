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
/** In place of the number of afterstates: the position is one itself. */
const AFTERSTATE = -1;
const SAMPLE_NUMBERS = 8;

/**
 * Positions with what became of them, in columns. Inputs are those of a determinization from one seat's view, so the net
 * only learns from what a seat may know. A position is followed by its afterstates: those after some of its actions, with
 * what the search expected of them.
 */
export class Samples {
  /** players, bucket, seat to move, first seat row, first candidate, candidates, afterstates, visits */
  private readonly samples = new Column('i');
  /** first input, inputs */
  private readonly seats = new Column('i');
  /** visible points, final points, points expected by the search */
  private readonly results = new Column('f');
  private readonly inputs = new Column('h');
  private readonly values = new Column('f');
  private readonly rows = new Column('h');
  /** price, wanted */
  private readonly actions = new Column('f');
  private readonly seen = new NetInputs(evaluator.network.hold);
  /** Rows of `results` whose game is not over. */
  private open: { base: number; seat: number; expected: number; isAfterstate: boolean }[] = [];

  get count(): number {
    return this.samples.length / SAMPLE_NUMBERS;
  }

  /** A decision, with the points that the search expects for every seat. */
  add(
    world: State,
    mover: number,
    target: TurnTarget | null,
    expected: readonly number[],
    afterstates: number,
  ): void {
    const firstSeat = this.addSeats(world, expected, false);
    this.samples.push(target ? mover : NO_SEAT);
    this.samples.push(firstSeat);
    this.samples.push(this.actions.length / 2);
    this.samples.push(target?.count ?? 0);
    this.samples.push(afterstates);
    this.samples.push(0);
    if (target) this.addCandidates(target);
  }

  /** What a decision leads to: follows the decision that was added last. */
  addAfterstate(world: State, expected: readonly number[], visits: number): void {
    const firstSeat = this.addSeats(world, expected, true);
    this.samples.push(NO_SEAT);
    this.samples.push(firstSeat);
    this.samples.push(this.actions.length / 2);
    this.samples.push(0);
    this.samples.push(AFTERSTATE);
    this.samples.push(visits);
  }

  /** Adds the inputs of all seats, and begins a sample with the number of players and the bucket. */
  private addSeats(world: State, expected: readonly number[], isAfterstate: boolean): number {
    const { movable } = evaluator;
    const { seen } = this;
    const players = world.bytes[S.PLAYERS];
    movable.read(world);
    const firstSeat = this.seats.length / 2;
    for (let seat = 0; seat < players; seat++) {
      seen.read(world, seat, movable);
      this.seats.push(this.inputs.length);
      this.seats.push(seen.count);
      for (let i = 0; i < seen.count; i++) {
        this.inputs.push(seen.places[i]);
        this.values.push(seen.values[i]);
      }
      this.open.push({ base: seen.base, seat, expected: expected[seat], isAfterstate });
    }
    this.samples.push(players);
    this.samples.push(seen.bucket);
    return firstSeat;
  }

  private addCandidates({ rows, prices, wanted, count }: TurnTarget): void {
    for (let i = 0; i < count; i++) {
      for (let r = 0; r < ROWS_EACH; r++) this.rows.push(rows[i * ROWS_EACH + r]);
      this.actions.push(prices[i]);
      this.actions.push(wanted[i]);
    }
  }

  /** The game is over: its samples get their results. */
  settle(points: readonly number[]): void {
    for (const { base, seat, expected, isAfterstate } of this.open) {
      this.results.push(base);
      this.results.push(isAfterstate ? expected : points[seat]);
      this.results.push(expected);
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
