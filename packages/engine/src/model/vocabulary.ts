/** How a number of a scoring rule is checked: points, how many pieces, or points by number. */
export type RuleNumber = 'points' | 'count' | 'points-by-count';

/** The words corrections of tiles may use. An expansion adds its own. */
export interface OverrideVocabulary {
  /** What a use may give. */
  readonly gains: readonly string[];
  /** The scoring rules a face may show, and which of their fields are numbers. */
  readonly rules: Readonly<Record<string, Readonly<Record<string, RuleNumber>>>>;
  /** Fields of a tile that hold a gain apart from any use, and what they may give. */
  readonly rewards: Readonly<Record<string, readonly string[]>>;
}
