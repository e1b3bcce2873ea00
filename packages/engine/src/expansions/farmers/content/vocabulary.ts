import { withWords } from '../../../content/expansions.ts';
import { BASE_VOCABULARY } from '../../../content/overrides/vocabulary.ts';
import type { OverrideVocabulary } from '../../../model/vocabulary.ts';
import { KINDS } from '../types.ts';

const FARM_GAINS = ['wheat', ...KINDS];

/** The words that The Farmers adds to those of the base game. */
export const FARM_WORDS: OverrideVocabulary = {
  gains: FARM_GAINS,
  rules: { farm: { vp: 'points', wheat: 'count' } },
  rewards: { gives: FARM_GAINS },
};

/** The words that corrections of tiles may use in a game with The Farmers. */
export const FARMERS_VOCABULARY = withWords(BASE_VOCABULARY, FARM_WORDS);
