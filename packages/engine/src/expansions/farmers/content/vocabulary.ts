import { BASE_VOCABULARY, type OverrideVocabulary } from '../../../content/overrides/vocabulary.ts';
import { KINDS } from '../types.ts';

const FARM_GAINS = ['wheat', ...KINDS];

/** The words that corrections of tiles may use in a game with The Farmers. */
export const FARMERS_VOCABULARY: OverrideVocabulary = {
  gains: [...BASE_VOCABULARY.gains, ...FARM_GAINS],
  rules: { ...BASE_VOCABULARY.rules, farm: { vp: 'points', wheat: 'count' } },
  rewards: { gives: FARM_GAINS },
};
