import { BASE_CONTENT, type Replayed, RefusalError, replayRecord } from '@keyflower/engine';
import { RecordOffence } from './read-record.ts';

/** Replays a record; what does not fit comes as a RecordOffence with the line it is in. */
export function replayLines(lines: readonly unknown[], seed?: string): Replayed {
  const options = seed === undefined ? {} : { seed };
  try {
    return replayRecord(BASE_CONTENT, lines, options);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    throw offence(lines, error.message, seed);
  }
}

/**
 * A refusal names the line of the action, but it may be one of the draws after it that does not fit. The
 * shortest beginning of the record that is refused in the same words ends with the offending line.
 */
function offence(lines: readonly unknown[], message: string, seed: string | undefined): RecordOffence {
  const [, rule = '', named, reason] = /^([A-Z]+-\d+: )?line (\d+): (.*)$/s.exec(message) ?? [];
  if (named === undefined) return new RecordOffence(1, message);
  let line = Number(named);
  const knownSeed = seed ?? seedIn(lines);
  while (
    line < lines.length &&
    isDraw(lines[line]) &&
    !refusedAlike(lines.slice(0, line), message, knownSeed)
  ) {
    line += 1;
  }
  return new RecordOffence(line, rule + reason);
}

function isDraw(line: unknown): boolean {
  return typeof line === 'object' && line !== null && 'chance' in line;
}

function seedIn(lines: readonly unknown[]): string | undefined {
  const last = lines[lines.length - 1];
  const seed = typeof last === 'object' && last !== null && 'seed' in last ? last.seed : undefined;
  return typeof seed === 'string' ? seed : undefined;
}

function refusedAlike(lines: readonly unknown[], message: string, seed: string | undefined): boolean {
  try {
    replayRecord(BASE_CONTENT, lines, seed === undefined ? {} : { seed });
    return false;
  } catch (error) {
    return error instanceof RefusalError && error.message === message;
  }
}
