import { FULL_EDITION, type Replayed, RefusalError, refusalMessage, replayRecord } from '@keyflower/engine';
import { RecordOffence } from './read-record.ts';

/** Replays a record; what does not fit comes as a RecordOffence with the line it is in. */
export function replayLines(lines: readonly unknown[], seed?: string): Replayed {
  try {
    return replayRecord(FULL_EDITION, lines, seed === undefined ? {} : { seed });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { rule, line = 1 } = error.refusal;
    const sentence = refusalMessage(error.refusal);
    throw new RecordOffence(line, rule ? `${rule}: ${sentence}` : sentence);
  }
}
