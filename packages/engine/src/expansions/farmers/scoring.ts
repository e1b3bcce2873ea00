import type { ScoringExtension } from '../../model/scoring.ts';
import { fieldCase } from './scoring-fields.ts';
import { goodsCases } from './scoring-goods.ts';
import type { FarmHoldings } from './scoring-types.ts';
import type { FarmersFace } from './types.ts';

/** The Farmers' part of a player's points (FARM-12 to FARM-16), for `ScoringVillage.extension`. */
export function farmScoring(farm: FarmHoldings): ScoringExtension {
  return {
    concerns: (face: FarmersFace) => face.farm !== undefined,
    cases: (village, faces, base) => [
      ...goodsCases(farm.wheat, village, faces, base),
      fieldCase(farm, faces, village.marker),
    ],
  };
}
