import { costOfTurn } from '@keyflower/bots';
import { FULL_EDITION, RefusalError } from '@keyflower/engine';
import { gameFacts, type TallyGroup, tallyOf } from '@keyflower/protocol/counting';

/** What does a finished game add to the statistics of these seats? */
export interface CountQuestion {
  record: string;
  seats: readonly number[];
}

export interface CountAnswer {
  /** Null if the game cannot be counted. */
  group: TallyGroup | null;
}

/** Replays the game once, and compares turns with the bots' advice, which takes too long for the page itself. */
export function countOf({ record, seats }: CountQuestion): CountAnswer {
  try {
    const lines = record.split('\n').map((line) => JSON.parse(line) as unknown);
    const facts = gameFacts(FULL_EDITION, lines, { judge: costOfTurn });
    const tally = facts && tallyOf(facts, seats);
    return { group: tally && { players: facts.players, farmers: facts.farmers, tally } };
  } catch (error) {
    if (error instanceof RefusalError || error instanceof SyntaxError) return { group: null };
    throw error;
  }
}
