import { tileName } from '@keyflower/words/story/names';
import type { Words } from '@keyflower/words';
import type { Spot } from '../desk/draft.ts';
import type { Scene } from '../scene.ts';
import { bearingOf, type Lying, sameSpot } from './grid.ts';

/** Whether I build now, and see where. */
export const isBuilding = ({ asked, looking, me }: Scene): boolean =>
  asked?.decision === 'place' && looking === me;

/** The tile that somebody thinks of building, where it would lie. */
export interface Ghost extends Spot {
  tile: string;
  rotation: number;
  /** Of a summer boat the other face may show. */
  flipped: boolean;
  /** Whether it may lie there like that. */
  fits: boolean;
}

export function ghostOf({ draft, sight, me, actions }: Scene): Ghost | null {
  if (draft.kind !== 'place' || !draft.spot || me === null) return null;
  const { tile, spot, rotation } = draft;
  const fits = actions.some(
    (action) =>
      action.type === 'place' &&
      action.tile === tile &&
      action.rotation === rotation &&
      sameSpot(action, spot),
  );
  const taken = sight.players[me].placing?.find((one) => one.tile === tile);
  return { tile, rotation, ...spot, flipped: taken?.face === 'b', fits };
}

/** "north-east of Gold Mine". */
export function spotWords(spot: Spot, village: readonly Lying[], words: Words): string {
  const bearing = bearingOf(spot, village);
  if (!bearing) return '';
  const { bearings, beside } = words.village;
  return beside(bearings[bearing.direction], tileName(bearing.tile, words.story));
}
