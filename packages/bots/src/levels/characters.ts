/** A bot with a character: people meet it under a name of their language, see `bots` in packages/words. */
export interface Character {
  /** As in tables and records: it never changes. */
  readonly id: string;
  readonly level: 1 | 2 | 3 | 4;
}

/** The weakest first. */
export const CHARACTERS = [
  { id: 'newcomer', level: 1 },
  { id: 'miller', level: 2 },
  { id: 'merchant', level: 3 },
  { id: 'steward', level: 4 },
] as const satisfies readonly Character[];

export type LevelId = (typeof CHARACTERS)[number]['id'];
