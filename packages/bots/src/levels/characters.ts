/** A bot with a character, whose name in each language is in `bots` of packages/words. */
export interface Character {
  /** The id in tables and records; never changes. */
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
