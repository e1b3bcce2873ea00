import { BASE_CONTENT, SEASONS, type TileSpec } from '@keyflower/engine';
import { type Command, OK, oneOf, readArguments } from '../command.ts';
import { effectText } from '../story/face-text.ts';
import { turnOrderText, unsure, upgradeText } from '../story/tile-text.ts';
import { tilesById } from '../table/sight.ts';
import { type Column, row } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';
import { paint } from '../terminal/style.ts';
import { tilesToPlay } from '../tiles.ts';

const SETS = ['base', 'farmers'] as const;

interface Listed {
  set: (typeof SETS)[number];
  tile: TileSpec;
}

function run(args: string[]): number {
  const { values } = readArguments({
    args,
    options: {
      season: { type: 'string' },
      set: { type: 'string' },
      tiles: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const season = oneOf(values.season, '--season', SEASONS);
  const wanted = oneOf(values.set, '--set', SETS);
  const listed = [...tilesById(tilesToPlay(values.tiles)).values()]
    .map((tile): Listed => ({ set: BASE_CONTENT.indexOf.has(tile.id) ? 'base' : 'farmers', tile }))
    .filter(({ set, tile }) => (wanted ?? set) === set && (season ?? tile.season) === tile.season);
  print(...(values.json ? [JSON.stringify(listed.map(asData), null, 2)] : catalogue(listed)));
  return OK;
}

const asData = ({ set, tile }: Listed): object => ({
  ...tile,
  set,
  calibrated: tile.calibrated ?? [],
  overridden: tile.overridden ?? [],
});

const HEADINGS = ['tile', 'season', 'edges', 'upgrade for', 'front', 'back', 'points'];
const COLUMNS: readonly Column[] = [25, 6, 7, 15, 27, 27, 7].map((width) => ({ width }));

/** One row a tile, and what the marks in it mean. */
function catalogue(listed: readonly Listed[]): string[] {
  const rows = listed.flatMap(({ tile }) => row(cells(tile), COLUMNS));
  const has = (mark: string) => rows.some((line) => line.includes(mark));
  return [
    ...row(HEADINGS, COLUMNS).map((line) => paint('dim', line)),
    ...rows,
    '',
    'Edges from N clockwise: R road, F field, W water. Points: front / back.',
    ...(has('?') ? ['?  not confirmed: look at your tile, and correct it with --tiles (docs/tiles.md)'] : []),
    ...(has('*') ? ['*  corrected by the file given with --tiles'] : []),
  ];
}

/** A value is corrected, or not confirmed, or neither. */
function markOf(tile: TileSpec): (field: string) => string {
  const doubt = unsure(tile);
  return (field) => (tile.overridden?.includes(field) ? '*' : doubt(field));
}

function cells(tile: TileSpec): string[] {
  const mark = markOf(tile);
  const points = [tile.front, ...(tile.back ? [tile.back] : [])].map(({ vp }, i) => {
    const sign = mark(`${i === 0 ? 'front' : 'back'}.vp`);
    return vp === undefined ? `-${sign === '*' ? sign : ''}` : `${vp}${sign}`;
  });
  const front = effectText(tile.front, (field) => mark(`front.${field}`));
  return [
    tile.id,
    tile.season ?? '-',
    `${tile.edges}${mark('edges')}`,
    upgradeText(tile, mark),
    tile.kind === 'turn-order' ? `${turnOrderText(tile, mark)}; ${front}` : front,
    tile.back ? effectText(tile.back, (field) => mark(`back.${field}`)) : '',
    points.join(' / '),
  ];
}

export const tiles: Command = {
  name: 'tiles',
  summary: 'print what is on the tiles, and what of it is not confirmed',
  usage: '[--season S] [--set base|farmers] [--tiles FILE] [--json]',
  help: `A row for every tile: its edges, what upgrading costs, what both sides give, and
their points. Some values of The Farmers are not confirmed: a "?" stands behind
each of them, here and during play. Whoever has the tile at hand can correct it:
write a file as docs/tiles.md says, and give it to play, demo, simulate, perft
or engine with --tiles. Records carry the corrections they were played with.

  --season S      only those of spring, summer, autumn or winter
  --set SET       only those of one set: base, or farmers
  --tiles FILE    as corrected by this file; a "*" stands behind what it says
  --json          JSON instead of a table: a list with all fields of each tile,
                  "calibrated" (not confirmed) and "overridden" (corrected)`,
  run,
};
