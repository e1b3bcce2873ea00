import type { Words } from '@keyflower/words';
import { tileName } from '@keyflower/words/story/names';
import {
  animalsOnTile,
  centreOf,
  type Detail,
  piecesSymbol,
  resourcesOnTile,
  sideOf,
  standingSymbol,
  usesOnTile,
} from '../../art/index.ts';
import {
  draftedUse,
  type Highlight,
  isFlipped,
  placedWords,
  type TableContext,
  type VillageTile,
} from '../../play/index.ts';
import { groupDrawing } from '../uses.tsx';

/** Level of detail of tiles at the current size. */
export interface DetailLevel {
  detail: Detail;
  named: boolean;
}

export interface PlotProps extends DetailLevel {
  placed: VillageTile;
  /** Goods and animals are drawn above the tiles, as handles to carry them by. */
  bare: boolean;
}

/**
 * The picture of a tile in a village. Only texts, numbers and booleans: they are cheap to compare, and a picture that
 * stays in the page keeps nothing else of the game in memory. Drawings are the ids of their symbols.
 */
export interface PlotData {
  tile: string;
  at: string;
  classes: string;
  label: string;
  chosen: boolean;
  /** Whether the back is up; undefined for the front, so that the attribute is left out. */
  back: true | undefined;
  drop: string;
  standing: string;
  /** The name, empty where none is shown. */
  name: string;
  animals: string;
  goods: string;
  /** The groups of workers, separated by spaces. */
  uses: string;
  useCount: number;
  /** The group that is being chosen. */
  coming: string;
  isNews: boolean;
  /** The numbers on the signs: workers needed, and points to carry something here. */
  useFrom: number | undefined;
  arrive: number | undefined;
}

export const placeOf = ({ q, r }: { q: number; r: number }): string =>
  `translate(${centreOf(q, r).join(' ')})`;

/** What a plot shows, read from the table. */
export function plotData({ placed, detail, named, bare }: PlotProps, table: TableContext): PlotData {
  const { words } = table;
  const { tile, rotation = 0, resources = {}, animals = [], uses = [] } = placed;
  const spec = table.spec(tile);
  const highlight = table.highlightAt(tile);
  const isNews = table.isNews(tile);
  const draft = table.draftAt(tile);
  const chosen = 'tile' in draft && draft.tile === tile;
  const coming = draftedUse(tile, table);
  const upgrading = draft.kind === 'upgrade';
  const classes = [
    'hex',
    highlight && 'lit',
    chosen && 'chosen',
    isNews && 'news',
    placed.sealed && 'sealed',
    upgrading && 'upgrading',
  ];
  return {
    tile,
    at: placeOf(placed),
    classes: classes.filter(Boolean).join(' '),
    label: plotLabel(placed, highlight, isNews, table),
    chosen,
    back: isFlipped(placed) || undefined,
    drop: `${bare ? 'tile' : 'use'} ${tile}`,
    standing: standingSymbol(spec, sideOf(spec, upgrading || isFlipped(placed)), detail),
    name: named && !isTopTaken(placed) ? tileName(tile, words.story) : '',
    animals: bare ? '' : piecesSymbol(animalsOnTile(animals, rotation, detail)),
    goods: bare ? '' : piecesSymbol(resourcesOnTile(resources, detail)),
    uses: uses.map((_, n) => piecesSymbol(groupDrawing(uses, n, detail))).join(' '),
    useCount: uses.length,
    coming: coming ? piecesSymbol(usesOnTile([...uses.map(() => ({})), coming], detail)) : '',
    isNews,
    useFrom: coming ? undefined : highlight?.use,
    arrive: highlight?.arrive,
  };
}

/** Whether two plots look the same. */
export function isSamePlot(a: PlotData, b: PlotData): boolean {
  for (const key of Object.keys(a) as (keyof PlotData)[]) if (a[key] !== b[key]) return false;
  return true;
}

/** Animals at the upper edge leave no room for the name. */
const isTopTaken = ({ animals = [], rotation = 0 }: VillageTile): boolean =>
  animals.some(({ half }) => (Math.floor(half / 2) + rotation) % 6 === 0);

/** The possible actions at a tile, in words. */
function highlightWords(highlight: Highlight | undefined, { village }: Words): string[] {
  if (!highlight) return [];
  return [
    highlight.use === undefined ? '' : village.can.use(highlight.use),
    highlight.upgrade ? village.can.upgrade : '',
    highlight.arrive === undefined ? '' : village.can.arrive(highlight.arrive),
  ].filter(Boolean);
}

/** A tile of a village in one sentence: its name, its pieces, the possible actions. */
function plotLabel(
  placed: VillageTile,
  highlight: Highlight | undefined,
  isNews: boolean,
  { spec, words }: Pick<TableContext, 'spec' | 'words'>,
): string {
  return [
    words.labelled(tileName(placed.tile, words.story), placedWords(placed, { spec, words }).join('. ')),
    ...(placed.upgraded ? [words.village.upgraded] : []),
    ...highlightWords(highlight, words),
    ...(isNews ? [words.village.changed] : []),
  ].join('. ');
}
