import { FARMERS_TILES, type Face, type Gain, type TileSpec } from '@keyflower/engine';
import type { CatalogueWords } from '@keyflower/words';

/** Which game's tiles are shown. */
export const SETS = ['all', 'base', 'farmers'] as const;
export type TileSet = (typeof SETS)[number];

export const PLAYER_COUNTS = [2, 3, 4, 5, 6] as const;

/** A kind of effect, as named in the words. */
export type Effect = keyof CatalogueWords['effects'];

/** What is shown; a filter that is missing lets every tile pass. */
export interface TileFilters {
  set?: TileSet;
  /** The id of a chapter: a season, or a type of tile. */
  chapter?: string;
  effect?: Effect;
  players?: number;
}

const GIVES: Readonly<Record<keyof Gain, Effect>> = {
  wood: 'resources',
  stone: 'resources',
  iron: 'resources',
  gold: 'resources',
  greenWorkers: 'workers',
  bagWorkers: 'workers',
  randomSkills: 'skills',
  wheat: 'farm',
  sheep: 'farm',
  pig: 'farm',
  cow: 'farm',
};

/** The names of everything that a gain contains. */
export const namesOf = (gain: Gain = {}): (keyof Gain)[] => Object.keys(gain) as (keyof Gain)[];

/** The names of everything that a use can give. */
export const gainsOf = ({ use }: Face): (keyof Gain)[] =>
  [use?.gain, ...(use?.gainOneOf ?? [])].flatMap((gain) => namesOf(gain));

function effectsOfFace(face: Face): Effect[] {
  const { use, gather, yard, shape, farm, ability, vp } = face;
  return [
    ...gainsOf(face).map((name) => GIVES[name]),
    ...(use?.transport ? (['transport'] as const) : []),
    ...(use?.pay ? (['exchange'] as const) : []),
    ...(farm ? (['farm'] as const) : []),
    ...(ability ? (['ability'] as const) : []),
    ...(gather || yard || shape || farm ? (['scoring'] as const) : []),
    ...(vp ? (['points'] as const) : []),
  ];
}

/** The faces of a tile: the printed ones, of which there are one or two. */
export const facesOf = ({ front, back }: TileSpec): readonly Face[] => (back ? [front, back] : [front]);

/** The kinds of effect of both sides of a tile, each once. */
export function effectsOf(spec: TileSpec): ReadonlySet<Effect> {
  return new Set([
    ...facesOf(spec).flatMap(effectsOfFace),
    ...namesOf(spec.gives).map((name) => GIVES[name]),
  ]);
}

/** Whether a tile can be in a game with so many players. Only boats and turn-order tiles depend on it (SET-5, SET-6). */
export const isUsedBy = (players: number, { minPlayers = 2, maxPlayers = 6 }: TileSpec): boolean =>
  minPlayers <= players && players <= maxPlayers;

/** Whether a tile of a chapter passes the filters. */
export function passes(
  spec: TileSpec,
  inChapter: string,
  { set = 'all', chapter, effect, players }: TileFilters,
): boolean {
  return (
    (set === 'all' || FARMERS_TILES.includes(spec) === (set === 'farmers')) &&
    (chapter === undefined || chapter === inChapter) &&
    (effect === undefined || effectsOf(spec).has(effect)) &&
    (players === undefined || isUsedBy(players, spec))
  );
}
