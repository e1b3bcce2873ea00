import type { OverrideVocabulary } from '../../model/vocabulary.ts';
import { RESOURCES } from '../../model/names.ts';

export const BASE_VOCABULARY: OverrideVocabulary = {
  gains: [...RESOURCES, 'greenWorkers', 'bagWorkers', 'randomSkills'],
  rules: {
    gather: { vp: 'points', count: 'count' },
    yard: { vp: 'points' },
    shape: { vp: 'points', byCount: 'points-by-count' },
  },
  rewards: {},
};
