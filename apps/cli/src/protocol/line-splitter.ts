/** A line without its line end, or that it was too long to be kept. */
export type FoundLine = Buffer | 'too long';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const FIRST_ROOM = 4096;
const NO_BYTES = Buffer.alloc(0);

/**
 * Splits a stream of bytes into lines, independent of the chunks it arrives in. A line longer than the limit is
 * skipped to its end, and never more than the limit (and a carriage return) is buffered.
 */
export class LineSplitter {
  private readonly limit: number;
  /** The beginning of a line that has not ended yet, in one buffer that grows. */
  private kept = NO_BYTES;
  private length = 0;
  private skipping = false;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Size of the buffer for the line that has not ended yet. */
  get reserved(): number {
    return this.kept.length;
  }

  /** The lines that end in this piece. A line is valid until the next piece is split. */
  *split(piece: Buffer): Generator<FoundLine> {
    let start = 0;
    for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, start)) {
      yield this.finish(piece.subarray(start, end));
      start = end + 1;
    }
    this.keep(piece.subarray(start));
  }

  /** What is left at the end of the input, if it did not end with a line feed. */
  *rest(): Generator<FoundLine> {
    if (this.length > 0 || this.skipping) yield this.finish(NO_BYTES);
  }

  private finish(tail: Buffer): FoundLine {
    // Most lines lie whole in one piece and need no copy.
    if (this.length === 0 && !this.skipping) return this.checked(tail);
    this.keep(tail);
    const found = this.skipping ? 'too long' : this.checked(this.kept.subarray(0, this.length));
    this.kept = NO_BYTES;
    this.length = 0;
    this.skipping = false;
    return found;
  }

  private checked(bytes: Buffer): FoundLine {
    const line = bytes[bytes.length - 1] === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes;
    return line.length > this.limit ? 'too long' : line;
  }

  private keep(bytes: Buffer): void {
    if (this.skipping || bytes.length === 0) return;
    const needed = this.length + bytes.length;
    if (needed > this.limit + 1) {
      this.skipping = true;
      this.kept = NO_BYTES;
      this.length = 0;
      return;
    }
    if (needed > this.kept.length) {
      const room = Math.min(Math.max(needed, this.kept.length * 2, FIRST_ROOM), this.limit + 1);
      const larger = Buffer.allocUnsafe(room);
      this.kept.copy(larger, 0, 0, this.length);
      this.kept = larger;
    }
    bytes.copy(this.kept, this.length);
    this.length = needed;
  }
}
