import { BASE_CONTENT, SEASONS, type TileSpec } from '@keyflower/engine';
import { type Command, OK, oneOf } from '../command.ts';
import { JSON_OPTION } from '../common-options.ts';
import { effectText } from '@keyflower/words/story/tile-text';
import { LANGUAGE_OPTION, selectLanguage, terminal, words } from '../language.ts';
import { readArguments } from '../read-arguments.ts';
import { turnOrderText, unsure, upgradeText } from '../story/tile-text.ts';
import { tilesById } from '../table/table-view.ts';
import { type Column, row } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';
import { paint } from '../terminal/style.ts';
import { TILES_OPTION, tilesToPlay } from '../tiles.ts';

const SETS = ['base', 'farmers'] as const;

interface Listed {
  set: (typeof SETS)[number];
  tile: TileSpec;
}

const OPTIONS = {
  season: { value: 'S', help: 'only spring, summer, autumn or winter', choices: SEASONS },
  set: { value: 'SET', help: 'only one set: base or farmers', choices: SETS },
  tiles: { ...TILES_OPTION.tiles, help: 'apply the corrections in this file, marked with "*"' },
  ...JSON_OPTION,
  ...LANGUAGE_OPTION,
};

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  await selectLanguage(values.language);
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

const COLUMNS: readonly Column[] = [25, 9, 7, 15, 26, 25, 7].map((width) => ({ width }));

/** One row per tile, then a key to the marks. */
function catalogue(listed: readonly Listed[]): string[] {
  const rows = listed.flatMap(({ tile }) => row(cells(tile), COLUMNS));
  const has = (mark: string) => rows.some((line) => line.includes(mark));
  const { headings, legend, unsure: unconfirmed, corrected } = terminal().tiles;
  return [
    ...row(headings, COLUMNS).map((line) => paint('dim', line)),
    ...rows,
    '',
    legend,
    ...(has('?') ? [`?  ${unconfirmed}`] : []),
    ...(has('*') ? [`*  ${corrected}`] : []),
  ];
}

/** The mark of a value: "*" corrected, "?" not confirmed, or none. */
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
  const { seasons } = words().story;
  const front = effectText(tile.front, words().story, (field) => mark(`front.${field}`));
  return [
    tile.id,
    tile.season ? seasons[tile.season].toLowerCase() : '-',
    `${tile.edges}${mark('edges')}`,
    upgradeText(tile, mark),
    tile.kind === 'turn-order' ? `${turnOrderText(tile, mark)}; ${front}` : front,
    tile.back ? effectText(tile.back, words().story, (field) => mark(`back.${field}`)) : '',
    points.join(' / '),
  ];
}

export const tiles: Command = {
  name: 'tiles',
  summary: 'list the tiles and mark unconfirmed values',
  usage: '[options]',
  help: `Prints a row for every tile: edges, upgrade cost, what both sides give, and
points. Some values of The Farmers are not confirmed: each is marked with "?",
here and during play. If you own the tile you can correct it: write a file as
described in docs/tiles.md, and pass it to play, demo, simulate, perft or engine
with --tiles. Records contain the corrections they were played with.

With --json, a list with all fields of each tile, "calibrated" (not confirmed)
and "overridden" (corrected).`,
  options: OPTIONS,
  run,
};
