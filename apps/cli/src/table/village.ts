import { type Cast, countsText, fieldName, tileName } from '../story/names.ts';
import { sideText, upgradeText } from '../story/tile-text.ts';
import { type Column, plural, row } from '../terminal/layout.ts';
import { paint } from '../terminal/style.ts';
import { fieldsOf } from './fields.ts';
import { type Sight, specOf, type VillageTile } from './sight.ts';
import { letterOf, MAP_LEGEND, type Spot, villageMap } from './village-map.ts';

const COLUMNS: readonly Column[] = [{ width: 1 }, { width: 16 }, { width: 27 }, { width: 14 }, { width: 18 }];

const FIELD_COLUMNS: readonly Column[] = [
  { width: 0 },
  { width: 20 },
  { width: 17 },
  { width: 22 },
  { width: 16 },
];

/** A village as a map and as a list with what lies on each tile, then its fields where these matter. */
export function villageText(sight: Sight, seat: number, cast: Cast, spots: readonly Spot[] = []): string[] {
  const { village } = sight.players[seat];
  const whose = seat === cast.you ? 'Your village' : `The village of ${cast.name(seat)}`;
  const heading = row(['', 'tile', 'shows', 'upgrade for', 'on it'], COLUMNS);
  return [
    paint('bold', `${whose}, ${plural(village.length, 'tile')}`),
    ...villageMap(village, spots),
    paint('dim', MAP_LEGEND),
    ...heading.map((line) => paint('dim', line)),
    ...village.flatMap((tile, place) => {
      const spec = specOf(tile.tile);
      const flipped = tile.upgraded === true || tile.face === 'b';
      const cost = flipped ? '' : upgradeText(spec);
      const used = (tile.uses ?? []).map((use) => countsText(use));
      const onIt = [countsText(tile.resources, ''), used.length > 0 ? `used: ${used.join(' then ')}` : ''];
      const name = tileName(tile.tile) + (tile.upgraded ? ' *' : '');
      const cells = [letterOf(place), name, sideText(spec, flipped), cost];
      return row([...cells, onIt.filter((part) => part !== '').join('; ')], COLUMNS);
    }),
    ...(sight.options.farmers === 'off' ? [] : fieldsText(village)),
  ];
}

/** The fields by name, with the sides of that tile where they lie, the letters of the tiles they reach, and animals. */
function fieldsText(village: readonly VillageTile[]): string[] {
  const heading = row(['', 'field', 'at its sides', 'reaches', 'animals'], FIELD_COLUMNS);
  return [
    ...heading.map((line) => paint('dim', line)),
    ...fieldsOf(village).flatMap(({ name, sides, places, animals }) => {
      const letters = places.map(letterOf).join(' ');
      return row(['', fieldName(name), sides, letters, countsText(animals, '-')], FIELD_COLUMNS);
    }),
  ];
}
