import { readText } from '../command.ts';

/** Why a file is no sound record, and in which line (from 1). */
export class RecordOffence extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** The lines of a JSON Lines file, not yet checked against anything. */
export function readRecordLines(path: string): unknown[] {
  const lines = readText(path).split('\n');
  // A file of lines ends with a line feed: what follows it is no line.
  if (lines[lines.length - 1].trim() === '') lines.pop();
  if (lines.length === 0) throw new RecordOffence(1, 'the file is empty');
  return lines.map((line, i) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new RecordOffence(i + 1, 'the line is not JSON');
    }
  });
}
