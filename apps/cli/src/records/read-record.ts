import { readText } from '../files.ts';
import { must } from '../must.ts';

/** Why a file is not a valid record, with the line (from 1). */
export class RecordError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** The parsed lines of a JSON Lines file, not validated. */
export function readRecordLines(path: string): unknown[] {
  const lines = readText(path).split('\n');
  // The line feed at the end of the file starts no further line.
  if (must(lines[lines.length - 1]).trim() === '') lines.pop();
  if (lines.length === 0) throw new RecordError(1, 'the file is empty');
  return lines.map((line, i) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new RecordError(i + 1, 'the line is not JSON');
    }
  });
}
