import type { TileSpec } from '../model/tile.ts';

/** Whether one path is the other, or leads to it. */
const covers = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

/**
 * Whether a value of a tile is not confirmed. `path` is a field as the tile has it: `edges`, `upgradeCost`, `front`,
 * `back.vp`, `back.use.gain`; a field counts as unconfirmed if anything in it is.
 */
export function isCalibrated({ calibrated = [] }: TileSpec, path: string): boolean {
  return calibrated.some((entry) => covers(entry, path) || covers(path, entry));
}

/** The fields that stay unconfirmed once these (such as `back.vp`) have been corrected. */
export function stillCalibrated(tile: TileSpec, corrected: readonly string[]): string[] {
  return (tile.calibrated ?? []).flatMap((entry) => {
    if (corrected.some((path) => covers(path, entry))) return [];
    if (!corrected.some((path) => covers(entry, path))) return [entry];
    return fieldsBelow(tile, entry).filter((field) => !corrected.some((path) => covers(path, field)));
  });
}

/** The fields of a face that can be corrected one by one. */
function fieldsBelow(tile: TileSpec, entry: string): string[] {
  const [side, rule] = entry.split('.');
  const face = Object.entries((side === 'front' ? tile.front : tile.back) ?? {});
  return face
    .flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value as object)
            .filter(([, inner]) => typeof inner === 'number' || typeof inner === 'object')
            .map(([field]) => `${side}.${name}.${field}`)
        : [`${side}.${name}`],
    )
    .filter((field) => rule === undefined || covers(entry, field));
}
