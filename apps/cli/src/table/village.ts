import { terminal, words } from '../language.ts';
import { countsText, fieldName, type SeatNames, tileName } from '../story/names.ts';
import { sideText, upgradeText } from '../story/tile-text.ts';
import { type Column, row } from '../terminal/layout.ts';
import { paint } from '../terminal/style.ts';
import { fieldsOf } from './fields.ts';
import { type TableView, specOf, type VillageTile } from './table-view.ts';
import { letterOf, type Spot, villageMap } from './village-map.ts';
import { must } from '../must.ts';

const COLUMNS: readonly Column[] = [{ width: 1 }, { width: 16 }, { width: 27 }, { width: 14 }, { width: 18 }];

const FIELD_COLUMNS: readonly Column[] = [
  { width: 0 },
  { width: 20 },
  { width: 17 },
  { width: 22 },
  { width: 16 },
];

/** A village as a map and as a list with what lies on each tile, then its fields where these matter. */
export function villageText(
  view: TableView,
  seat: number,
  names: SeatNames,
  spots: readonly Spot[] = [],
): string[] {
  const { village } = must(view.players[seat]);
  const { game, labelled, village: texts } = words();
  const { legend, tile: tileLabel, shows, upgradeFor, onIt: onItLabel } = terminal().village;
  const whose = seat === names.you ? texts.mine : texts.of(names.name(seat));
  const heading = row(['', tileLabel, shows, upgradeFor, onItLabel], COLUMNS);
  return [
    paint('bold', `${whose}, ${texts.summary(village.length, 0)}`),
    ...villageMap(village, spots),
    paint('dim', legend),
    ...heading.map((line) => paint('dim', line)),
    ...village.flatMap((tile, place) => {
      const spec = specOf(tile.tile);
      const flipped = tile.upgraded === true || tile.face === 'b';
      const cost = flipped ? '' : upgradeText(spec);
      const used = (tile.uses ?? []).map((use) => countsText(use));
      const onIt = [
        countsText(tile.resources, ''),
        used.length > 0 ? labelled(game.uses, used.join(terminal().table.andThen)) : '',
      ];
      const name = tileName(tile.tile) + (tile.upgraded ? ' *' : '');
      const cells = [letterOf(place), name, sideText(spec, flipped), cost];
      return row([...cells, onIt.filter((part) => part !== '').join('; ')], COLUMNS);
    }),
    ...(view.options.farmers === 'off' ? [] : fieldsText(village)),
  ];
}

/** The fields by name, with the sides of that tile where they lie, the letters of the tiles they reach, and animals. */
function fieldsText(village: readonly VillageTile[]): string[] {
  const { field, sides: sidesLabel, reaches, animals: animalsLabel } = terminal().village;
  const heading = row(['', field, sidesLabel, reaches, animalsLabel], FIELD_COLUMNS);
  return [
    ...heading.map((line) => paint('dim', line)),
    ...fieldsOf(village).flatMap(({ name, sides, places, animals }) => {
      const letters = places.map(letterOf).join(' ');
      return row(['', fieldName(name), sides, letters, countsText(animals, '-')], FIELD_COLUMNS);
    }),
  ];
}
