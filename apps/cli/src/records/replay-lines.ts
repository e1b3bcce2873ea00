import { FULL_EDITION, type Replayed, RefusalError, refusalMessage, replayRecord } from '@keyflower/engine';
import { RecordError } from './read-record.ts';

/** Replays a record; throws a RecordError with the line of the first error. */
export function replayLines(lines: readonly unknown[], seed?: string): Replayed {
  try {
    return replayRecord(FULL_EDITION, lines, seed === undefined ? {} : { seed });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { rule, line = 1 } = error.refusal;
    const sentence = refusalMessage(error.refusal);
    throw new RecordError(line, rule ? `${rule}: ${sentence}` : sentence);
  }
}
