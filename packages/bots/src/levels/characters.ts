/** A bot with a character, whose name in each language is in `bots` of packages/words. */
export interface Character {
  /** The id in tables and records; never changes. */
  readonly id: string;
}

/** The weakest first. */
export const CHARACTERS = [
  { id: 'newcomer' },
  { id: 'miller' },
  { id: 'merchant' },
  { id: 'steward' },
  { id: 'mayor' },
] as const satisfies readonly Character[];

export type LevelId = (typeof CHARACTERS)[number]['id'];
