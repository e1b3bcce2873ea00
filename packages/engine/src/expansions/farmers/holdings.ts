import { villageSize, villageTile } from '../../board/village.ts';
import type { State } from '../../model/state.ts';
import { fieldName, fieldOf, type FieldRoot, NO_FIELD } from './fields.ts';
import type { FarmHoldings } from './scoring-types.ts';
import type { SectorTables } from './sectors.ts';
import * as F from './slice.ts';

interface Holding {
  name: string;
  animals: number[];
  tiles: number[];
}

/** What a player's farm is worth points for, gathered in one walk over the village. */
export function holdingsOf(s: State, tables: SectorTables, seat: number): FarmHoldings {
  const fields: Holding[] = [];
  const places = new Map<FieldRoot, Holding>();
  const fieldOfTile: number[] = [];
  for (let i = 0; i < villageSize(s, seat); i++) {
    const tile = villageTile(s, seat, i);
    for (let sector = 0; sector < tables.count[tile]; sector++) {
      const root = fieldOf(s, tile, sector);
      if (root === NO_FIELD) continue;
      const field = places.get(root) ?? found(s, tables, root, places, fields);
      if (field.tiles.at(-1) !== i) field.tiles.push(i);
    }
    const only = places.get(fieldOf(s, tile, 0));
    fieldOfTile.push(only ? fields.indexOf(only) : -1);
  }
  return { wheat: F.wheatOf(s, seat), fields, fieldOfTile };
}

function found(
  s: State,
  tables: SectorTables,
  root: FieldRoot,
  places: Map<FieldRoot, Holding>,
  fields: Holding[],
): Holding {
  const at = F.ANIMALS + root * F.SECTOR;
  const field = { name: fieldName(s, tables, root), animals: [...s.slice.subarray(at, at + F.K)], tiles: [] };
  places.set(root, field);
  fields.push(field);
  return field;
}
