import {
  contentFor,
  type Counts,
  FULL_EDITION,
  type Mode,
  type Options,
  type Position,
  type PositionBoat,
  type PositionDecision,
  type PositionOffer,
  type PositionPlayer,
  type TileSpec,
} from '@keyflower/engine';
import type { TableView } from '../../play/index.ts';

/**
 * A position as far as it can be read, possible or not: what the editor draws and changes. Lists and counts are there,
 * and everything else is as it was written.
 */
export interface LoosePosition
  extends Omit<Partial<Position>, 'options' | 'players' | 'market' | 'turnOrder' | 'boats'> {
  options: Partial<Options>;
  players: LoosePlayer[];
  market: PositionOffer[];
  turnOrder: PositionOffer[];
  boats: PositionBoat[];
}

/** Winter tiles may be missing: then they are dealt. */
export interface LoosePlayer extends Omit<PositionPlayer, 'winter'> {
  winter?: string[];
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const object = (value: unknown): Json => (isObject(value) ? value : {});
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

const MODES: readonly Mode[] = ['off', 'mixed', 'all'];
const MOST_SEATS = 6;

/** The tiles of a game with these options. */
export const tilesOf = ({ farmers = 'off' }: Partial<Options>): readonly TileSpec[] =>
  contentFor(FULL_EDITION, MODES.includes(farmers) ? farmers : 'off').tiles;

export const specOf = (tile: string, { options }: LoosePosition): TileSpec =>
  tilesOf(options).find(({ id }) => id === tile)!;

/** Whether a boat or turn-order tile is used with this number of players. */
const isUsed = ({ minPlayers = 0, maxPlayers = MOST_SEATS }: TileSpec, players: number): boolean =>
  minPlayers <= players && players <= maxPlayers;

/** The boats or turn-order tiles of a game. */
export const usedOf = (
  kind: 'boat' | 'turn-order',
  { options, players }: { options: Partial<Options>; players: readonly unknown[] },
): string[] =>
  tilesOf(options)
    .filter((tile) => tile.kind === kind && isUsed(tile, players.length))
    .map(({ id }) => id);

export const isSummerBoat = (tile: string, position: LoosePosition): boolean =>
  specOf(tile, position)?.kind === 'summer-boat';

/** Whether a tile may be part of a village besides the home; boats and turn-order tiles only where they may be gone. */
export const villageTiles =
  ({ players }: LoosePosition, leavesHarbour: boolean) =>
  (tile: TileSpec): boolean =>
    tile.season !== null || (leavesHarbour && tile.kind !== 'home' && isUsed(tile, players.length));

const counts = (value: unknown): Counts<string> =>
  Object.fromEntries(
    Object.entries(object(value)).filter(([, n]) => typeof n === 'number' && Number.isInteger(n) && n > 0),
  ) as Counts<string>;

/** Workers of bids and uses on a tile. */
function withPieces(entry: Json): Json {
  const uses = entry.uses === undefined ? {} : { uses: objects(entry.uses).map(counts) };
  const bids =
    entry.bids === undefined
      ? {}
      : { bids: objects(entry.bids).map((bid) => ({ ...bid, workers: counts(bid.workers) })) };
  const resources = entry.resources === undefined ? {} : { resources: counts(entry.resources) };
  const animals = entry.animals === undefined ? {} : { animals: objects(entry.animals) };
  return { ...entry, ...uses, ...bids, ...resources, ...animals };
}

const whole = (value: unknown): number => (Number.isInteger(value) ? (value as number) : 0);

/** A list that may be left out: its entries that pass. */
const kept = <Entry>(value: unknown, passes: (entry: unknown) => entry is Entry): Entry[] | undefined =>
  value === undefined ? undefined : Array.isArray(value) ? value.filter(passes) : [];

const isSeat = (value: unknown): value is number => Number.isInteger(value);

/** Fields that may be left out; those that are not there are not added. */
const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

const optionalCounts = (value: unknown): Counts<string> | undefined =>
  value === undefined ? undefined : counts(value);

function readDecision(json: Json): PositionDecision {
  const { next, newborn, expecting } = json;
  return {
    ...json,
    player: whole(json.player),
    ...given({
      next: kept(next, isSeat),
      newborn: optionalCounts(newborn),
      expecting: kept(expecting, isObject),
    }),
  } as PositionDecision;
}

function readPlayer(json: Json, isTile: (id: unknown) => id is string): LoosePlayer {
  const village = objects(json.village)
    .filter(({ tile }) => isTile(tile))
    .map((entry) => ({ ...withPieces(entry), q: whole(entry.q), r: whole(entry.r) }));
  const winter = Array.isArray(json.winter) ? { winter: json.winter.filter(isTile) } : {};
  const placing = json.placing === undefined ? {} : { placing: objects(json.placing) };
  const { workers, skills } = object(json.open);
  const open = json.open === undefined ? {} : { open: { workers: counts(workers), skills: counts(skills) } };
  return {
    ...json,
    ...placing,
    ...open,
    ...given({
      offered: kept(json.offered, isTile),
      due: optionalCounts(json.due),
      waiting: optionalCounts(json.waiting),
    }),
    workers: counts(json.workers),
    skills: counts(json.skills),
    ...winter,
    village,
  } as unknown as LoosePlayer;
}

function readOptions(json: unknown): Partial<Options> {
  const options = object(json);
  return { ...options, ...given({ handicap: kept(options.handicap, isSeat) }) };
}

/** What can be read of a position; null if it has no players. */
export function readLoosely(json: unknown): LoosePosition | null {
  if (!isObject(json)) return null;
  const players = objects(json.players).slice(0, MOST_SEATS);
  if (players.length === 0) return null;
  const options = readOptions(json.options);
  const ids = new Set(tilesOf(options).map(({ id }) => id));
  const isTile = (id: unknown): id is string => typeof id === 'string' && ids.has(id);
  const offers = (value: unknown): PositionOffer[] =>
    objects(value)
      .filter(({ tile }) => isTile(tile))
      .map((entry) => withPieces(entry) as unknown as PositionOffer);
  // Turn-order tiles and boats that a position does not list at all are in their places.
  const all = (kind: 'boat' | 'turn-order', list: unknown): Json[] =>
    list === undefined
      ? usedOf(kind, { options, players }).map((id) => (kind === 'boat' ? { boat: id } : { tile: id }))
      : objects(list);
  return {
    ...json,
    ...given({
      boatOrder: kept(json.boatOrder, isSeat),
      pending: json.pending === undefined ? undefined : objects(json.pending).map(readDecision),
    }),
    options,
    players: players.map((player) => readPlayer(player, isTile)),
    market: offers(json.market),
    turnOrder: offers(all('turn-order', json.turnOrder)),
    boats: all('boat', json.boats)
      .filter(({ boat }) => isTile(boat))
      .map((entry) => ({
        ...entry,
        workers: counts(entry.workers),
        skills: counts(entry.skills),
      })) as unknown as PositionBoat[],
  };
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : !isObject(value) || Object.keys(value).length > 0;

const withoutEmpty = <T extends object>(entry: T, ...names: (keyof T)[]): T =>
  Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => !names.includes(name as keyof T) || isFilled(value)),
  ) as T;

/** A changed position to be written down: what a reader takes for granted is left out. */
export function written(position: LoosePosition): object {
  const { players, market, turnOrder, boats, options } = position;
  const offer = (entry: PositionOffer): PositionOffer => withoutEmpty(entry, 'bids', 'uses');
  return {
    ...position,
    options: { ...options, players: players.length },
    players: players.map((player) => ({
      ...withoutEmpty(player, 'workers', 'skills', 'known', 'open', 'placing', 'offered', 'due', 'waiting'),
      village: player.village.map((placed) => withoutEmpty(placed, 'resources', 'uses', 'animals')),
    })),
    ...(position.boatOrder?.length === 0 ? { boatOrder: undefined } : {}),
    market: market.map(offer),
    turnOrder: turnOrder.map(offer),
    boats: boats.map((boat) => withoutEmpty(boat, 'workers', 'skills')),
  };
}

/** The position as components of the table draw it. */
export const asView = (position: LoosePosition): TableView =>
  ({
    season: 'spring',
    phase: 'actions',
    startPlayer: 0,
    active: 0,
    purple: null,
    pending: [],
    ...position,
    options: {
      farmers: 'off',
      gamers: false,
      handicap: [],
      ...position.options,
      players: position.players.length,
    },
    players: position.players.map((player) => ({ winter: [], ...player })),
  }) as unknown as TableView;
