import type {
  Counts,
  DecisionKind,
  Mode,
  Phase,
  PositionOffer,
  PositionTile,
  Season,
} from '@keyflower/engine';
import type { Placement } from './placements.ts';
import { refillHarbour, returnToHarbour, takeFromHarbour } from './harbour.ts';
import { type LoosePlayer, type LoosePosition, tilesOf } from './loose-position.ts';

/** Changes a copy of the position. */
export type Edit = (position: LoosePosition) => void;

/** What follows from the rest is left to the engine, as are decisions that belong to the position before. */
export function recount(position: LoosePosition): void {
  delete position.supply;
}

export function redecide(position: LoosePosition): void {
  recount(position);
  delete position.pending;
  for (const player of position.players) {
    delete player.waiting;
    delete player.due;
  }
}

/** What there is only while a season ends, as far as it does not belong to what is asked then. */
export function clearAsked(position: LoosePosition, asked: DecisionKind | 'settle' | null): void {
  if (asked === null || asked === 'settle') {
    delete position.boatOrder;
    delete position.markerPasses;
  }
  if (asked !== 'boat') for (const boat of position.boats) delete boat.picked;
  for (const player of position.players) {
    if (asked === null || asked === 'settle' || asked === 'offer') delete player.placing;
    if (asked !== 'offer') delete player.offered;
    if (asked !== 'place') for (const placed of player.village) delete placed.sealed;
  }
}

/** The tiles that lie anywhere on the table or in a hand. */
function usedTiles({ players, market }: LoosePosition): Set<string> {
  return new Set([
    ...market.map(({ tile }) => tile),
    ...players.flatMap(({ village, winter = [], placing = [] }) => [
      ...winter,
      ...village.map(({ tile }) => tile),
      ...placing.map(({ tile }) => tile),
    ]),
  ]);
}

/** A tile that comes to the table is no longer among the hidden ones. */
export function takeFromHidden({ hidden }: LoosePosition, tile: string): void {
  if (!hidden) return;
  const others = (tiles: string[] = []): string[] => tiles.filter((one) => one !== tile);
  hidden.out = others(hidden.out);
  for (const [season, tiles] of Object.entries(hidden.stacks ?? {}))
    hidden.stacks[season as Season] = others(tiles);
}

/** The tiles that may be added somewhere, by their spec. */
export const freeTiles = (
  position: LoosePosition,
  isWanted: (tile: ReturnType<typeof tilesOf>[number]) => boolean,
): string[] => {
  const used = usedTiles(position);
  return tilesOf(position.options)
    .filter((tile) => isWanted(tile) && !used.has(tile.id))
    .map(({ id }) => id);
};

/** Seats come with a free home, and go with all they have. */
export const setPlayers =
  (count: number): Edit =>
  (position) => {
    const { players } = position;
    players.length = Math.min(players.length, count);
    for (const home of freeTiles(position, ({ kind }) => kind === 'home').slice(0, count - players.length))
      players.push({ workers: {}, skills: {}, winter: [], village: [{ tile: home, q: 0, r: 0 }] });
    const isThere = (seat: number | null | undefined): boolean => (seat ?? 0) < players.length;
    if (!isThere(position.startPlayer)) position.startPlayer = 0;
    if (!isThere(position.active)) position.active = 0;
    if (!isThere(position.purple)) position.purple = null;
    if (position.options.handicap) position.options.handicap = position.options.handicap.filter(isThere);
    if (position.boatOrder) position.boatOrder = position.boatOrder.filter(isThere);
    refillHarbour(position, usedTiles(position));
    for (const offer of [...position.market, ...position.turnOrder])
      if (offer.bids) offer.bids = offer.bids.filter(({ player }) => isThere(player));
    delete position.hidden;
    redecide(position);
  };

/** Tiles that the other set does not have are gone. */
export const setMode =
  (farmers: Mode): Edit =>
  (position) => {
    position.options = { ...position.options, farmers };
    const ids = new Set(tilesOf(position.options).map(({ id }) => id));
    const isKnown = ({ tile }: { tile: string }): boolean => ids.has(tile);
    position.market = position.market.filter(isKnown);
    for (const player of position.players) {
      player.village = player.village.filter(isKnown);
      if (player.winter) player.winter = player.winter.filter((tile) => ids.has(tile));
    }
    refillHarbour(position, usedTiles(position));
    delete position.hidden;
    redecide(position);
  };

/** The seats that began with one more green worker. */
export const setHandicap =
  (seat: number, has: boolean): Edit =>
  (position) => {
    const others = (position.options.handicap ?? []).filter((one) => one !== seat);
    const handicap = has ? [...others, seat].sort((a, b) => a - b) : others;
    position.options = { ...position.options, handicap };
  };

export const setGamers =
  (gamers: boolean): Edit =>
  (position) => {
    position.options = { ...position.options, gamers };
  };

export const setSeason =
  (season: Season): Edit =>
  (position) => {
    position.season = season;
    const seasonOf = new Map(tilesOf(position.options).map((tile) => [tile.id, tile.season]));
    // A market has tiles of its season only.
    position.market = position.market.filter(({ tile }) => (seasonOf.get(tile) ?? season) === season);
    clearAsked(position, null);
    delete position.hidden;
    redecide(position);
  };

export const setPhase =
  (phase: Phase): Edit =>
  (position) => {
    position.phase = phase;
    clearAsked(position, null);
    redecide(position);
  };

export const setStartPlayer =
  (seat: number): Edit =>
  (position) => {
    position.startPlayer = seat;
  };

/** How many have passed in a row. */
export const setPasses =
  (passes: number): Edit =>
  (position) => {
    position.passes = passes;
  };

export const setPurple =
  (seat: number | null): Edit =>
  (position) => {
    position.purple = seat;
  };

export const setBagGreen =
  (workers: number): Edit =>
  (position) => {
    position.bagGreen = workers;
    recount(position);
  };

export const setActive =
  (seat: number): Edit =>
  (position) => {
    position.active = seat;
    redecide(position);
  };

/** What a player holds; what the others can deduce of it is not kept. */
export const setHand =
  (seat: number, part: Pick<Partial<LoosePlayer>, 'workers' | 'skills' | 'wheat'>): Edit =>
  (position) => {
    const player = position.players[seat]!;
    Object.assign(player, part);
    delete player.known;
    recount(position);
  };

export const addToVillage =
  (seat: number, tile: string, { q, r, rotation }: Placement): Edit =>
  (position) => {
    takeFromHidden(position, tile);
    takeFromHarbour(position, tile);
    position.players[seat]!.village.push({ tile, q, r, ...(rotation === 0 ? {} : { rotation }) });
  };

export const removeFromVillage =
  (seat: number, tile: string): Edit =>
  (position) => {
    const player = position.players[seat]!;
    player.village = player.village.filter((placed) => placed.tile !== tile);
    returnToHarbour(position, tile);
    redecide(position);
  };

/** Another home tile in the same place. */
export const changeHome =
  (seat: number, home: string): Edit =>
  (position) => {
    const isHome = new Set(
      tilesOf(position.options)
        .filter(({ kind }) => kind === 'home')
        .map(({ id }) => id),
    );
    const placed = position.players[seat]!.village.find(({ tile }) => isHome.has(tile));
    if (placed) placed.tile = home;
    takeFromHidden(position, home);
    redecide(position);
  };

/** Changes a tile of a village. */
export const changeTile =
  (seat: number, tile: string, change: Partial<PositionTile>): Edit =>
  (position) => {
    const placed = position.players[seat]!.village.find((one) => one.tile === tile);
    if (placed) Object.assign(placed, change);
    if (change.rotation === 0) delete placed?.rotation;
    recount(position);
  };

/** Turns a tile of a village over. */
export const flip =
  (seat: number, tile: string): Edit =>
  (position) => {
    const placed = position.players[seat]!.village.find((one) => one.tile === tile);
    if (!placed) return;
    if (tile.startsWith('boat-')) placed.face = placed.face === 'b' ? 'a' : 'b';
    else if (placed.upgraded) delete placed.upgraded;
    else placed.upgraded = true;
  };

export type Stall = 'market' | 'turnOrder';

export const addOffer =
  (tile: string): Edit =>
  (position) => {
    takeFromHidden(position, tile);
    position.market.push({ tile });
  };

export const removeOffer =
  (tile: string): Edit =>
  (position) => {
    position.market = position.market.filter((offer) => offer.tile !== tile);
    redecide(position);
  };

/** Changes what lies on a tile of the market, or on a turn-order tile that may not be mentioned yet. */
export const changeOffer =
  (stall: Stall, tile: string, change: Partial<PositionOffer>): Edit =>
  (position) => {
    const offers = position[stall];
    let offer = offers.find((one) => one.tile === tile);
    if (!offer) offers.push((offer = { tile }));
    Object.assign(offer, change);
    recount(position);
  };

/** A player's workers on a tile; none takes the bid back. */
export const setBid =
  (stall: Stall, tile: string, player: number, workers: Counts<string>): Edit =>
  (position) => {
    const { bids = [] } = position[stall].find((one) => one.tile === tile) ?? {};
    const others = bids.filter((bid) => bid.player !== player);
    const own = Object.values(workers).some((n) => (n ?? 0) > 0) ? [{ player, workers }] : [];
    changeOffer(stall, tile, { bids: [...others, ...own].sort((a, b) => a.player - b.player) })(position);
  };

export const setBoat =
  (boat: string, goods: { workers?: Counts<string>; skills?: Counts<string> }): Edit =>
  (position) => {
    let entry = position.boats.find((one) => one.boat === boat);
    if (!entry) position.boats.push((entry = { boat }));
    Object.assign(entry, goods);
    recount(position);
  };
