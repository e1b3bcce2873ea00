import { readFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** The text of a file; throws a UsageError if it can't be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
