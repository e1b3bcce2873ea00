import { FULL_EDITION, type Replayed, RefusalError, replayRecord } from '@keyflower/engine';
import { RecordOffence } from './read-record.ts';

/** Replays a record; what does not fit comes as a RecordOffence with the line it is in. */
export function replayLines(lines: readonly unknown[], seed?: string): Replayed {
  try {
    return replayRecord(FULL_EDITION, lines, seed === undefined ? {} : { seed });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const reason = error.message.replace(/line \d+: /, '');
    throw new RecordOffence(error.refusal.line ?? 1, reason);
  }
}
