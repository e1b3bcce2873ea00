import type { BotRequest } from '@keyflower/bots';
import type { State } from '@keyflower/engine';

/** What a player can do wrong. */
export type FaultKind = 'illegal' | 'silent' | 'crashed' | 'babble' | 'given up';

export interface Fault {
  kind: FaultKind;
  message: string;
}

export interface Question {
  /** The game it is about: a program may be asked about several. */
  game: string;
  request: BotRequest;
  /** What the table knows; no player sees more of it than its view and its legal actions. */
  state: State;
}

/** What a player said, legal or not, and how long it took; null where that does not count. */
export type Reply = { ms: number | null } & ({ action: unknown } | { fault: Fault });

export interface Player {
  reply(question: Question): Reply | Promise<Reply>;
}
