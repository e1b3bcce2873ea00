import type { BotRequest } from '@keyflower/bots';
import type { State } from '@keyflower/engine';

/** The kinds of faults of a player. */
export type FaultKind = 'illegal' | 'silent' | 'crashed' | 'babble' | 'given up';

export interface Fault {
  kind: FaultKind;
  message: string;
}

export interface Question {
  /** Identifies the game: a program may play several. */
  game: string;
  request: BotRequest;
  /** The whole state; players only get their view and their legal actions. */
  state: State;
}

/** A player's answer, legal or not, and how long it took; null if it is not timed. */
export type Reply = { ms: number | null } & ({ action: unknown } | { fault: Fault });

export interface Player {
  reply(question: Question): Reply | Promise<Reply>;
}
