import type { Counts, DecisionKind, Kind, PositionDecision, State } from '@keyflower/engine';
import { explainFields } from '@keyflower/engine';
import { clearAsked, type Edit, redecide } from './edits.ts';
import { type LoosePlayer, type LoosePosition, specOf } from './loose-position.ts';
import { picksOf, setPicks } from './picks.ts';
import { ANIMALS } from './player-edits.ts';

/** What is to be decided: during a turn it may be about a tile; `settle` is the very beginning of an ending. */
export interface Ask {
  decision: DecisionKind | 'settle';
  tile?: string | undefined;
}

/** What a position asks, also where it does not say so. */
export function askOf({ phase = 'actions', pending = [], players }: LoosePosition): Ask {
  const [first] = pending;
  if (first) return { decision: first.decision, tile: first.tile };
  if (phase === 'actions') return { decision: 'turn' };
  return { decision: players.some(({ placing = [] }) => placing.length > 0) ? 'place' : 'settle' };
}

/** Whose turn it is. */
export const activeOf = ({ active, pending }: LoosePosition): number => active ?? pending?.[0]?.player ?? 0;

/** The tiles with uses on them, on the table and in villages. */
export function tilesInUse({ players, market }: LoosePosition): string[] {
  return [...market, ...players.flatMap(({ village }) => village)].flatMap(({ tile, uses = [] }) =>
    uses.length > 0 ? [tile] : [],
  );
}

function useOf(tile: string, position: LoosePosition) {
  const { front, back } = specOf(tile, position);
  const placed = [...position.market, ...position.players.flatMap(({ village }) => village)].find(
    (one) => one.tile === tile,
  );
  const isFlipped = placed?.face === 'b' || (placed !== undefined && 'upgraded' in placed && placed.upgraded);
  return (isFlipped ? back : front)?.use;
}

/** The animals that a use brings, at first. */
function animalsFrom(tile: string, position: LoosePosition): Counts<Kind> {
  const { gain, gainOneOf = [] } = useOf(tile, position) ?? {};
  for (const { sheep = 0, pig = 0, cow = 0 } of [...(gain ? [gain] : []), ...gainOneOf])
    if (sheep + pig + cow > 0) return { sheep, pig, cow };
  return {};
}

/** In the middle of a turn: a question about a tile that is being used. */
const askInUse =
  (decision: DecisionKind, tile: string): Edit =>
  (position) => {
    const player = activeOf(position);
    position.active = player;
    const { transport: points = 0, upgrades = 0 } = useOf(tile, position) ?? {};
    const left = decision === 'transport' ? { points, upgrades } : {};
    position.pending = [{ player, decision, tile, ...left }];
    if (decision === 'animal') position.players[player]!.waiting = animalsFrom(tile, position);
  };

/** When a season ends, the market empties and workers leave the tiles, before anything is asked. */
function settle(position: LoosePosition): void {
  position.market = [];
  position.turnOrder = position.turnOrder.map(({ tile }) => ({ tile }));
  for (const { village } of position.players)
    for (const placed of village) {
      delete placed.uses;
      delete placed.color;
    }
}

/** Once boats have been picked, they are empty until the next season. */
function emptyBoats(position: LoosePosition): void {
  position.boatOrder = [...picksOf(position).order];
  position.boats = position.boats.map(({ boat }) => ({ boat }));
  delete position.markerPasses;
}

const holdsOffer = ({ winter, offered = [] }: LoosePlayer): boolean =>
  winter === undefined || (winter.length > 0 && offered.length === 0);

/** Those with winter tiles are asked which of them they put into play, until they have answered. */
export function askOffers(position: LoosePosition): void {
  const asked = position.players.flatMap((player, seat): PositionDecision[] =>
    holdsOffer(player) ? [{ player: seat, decision: 'offer' }] : [],
  );
  if (asked.length > 0) position.pending = asked;
}

/** Where animals wait for a field at the boats, their owners are asked. */
export function askAnimals(position: LoosePosition): void {
  const asked = position.players.flatMap(({ waiting = {} }, seat): PositionDecision[] =>
    Object.values(waiting).some((n) => (n ?? 0) > 0) ? [{ player: seat, decision: 'animal' }] : [],
  );
  if (asked.length > 0) position.pending = asked;
}

/** A herd that breeds: a field with two or more of a kind and no other. */
export interface Herd {
  field: string;
  tiles: readonly string[];
  /** Which of the fields of its first tile it is, from 1. */
  nth: number;
  kind: Kind;
}

export function herdsOf(state: State, seat: number): Herd[] {
  const fields = explainFields(state, seat);
  return fields.flatMap((field) => {
    const { name, tiles, animals, closedTo } = field;
    const nth = 1 + fields.filter((one) => one.tiles.includes(tiles[0]!)).indexOf(field);
    return ANIMALS.filter(
      (kind) => (animals[kind] ?? 0) >= 2 && !closedTo.some((one) => one.kind === kind),
    ).map((kind) => ({ field: name, tiles, nth, kind }));
  });
}

/** One animal is born where two or more herds of a player expect one; null if no player has so many. */
function shortage(state: State, players: number): PositionDecision | null {
  for (let player = 0; player < players; player++)
    for (const kind of ANIMALS) {
      const herds = herdsOf(state, player).filter((herd) => herd.kind === kind);
      if (herds.length > 1)
        return {
          player,
          decision: 'breed',
          newborn: { [kind]: 1 },
          expecting: herds.map(({ field }) => ({ field, kind })),
        };
    }
  return null;
}

/** An animal for the first player who has a place for one in a field of the home tile, as animals of boats need. */
function animalForHome({ players }: LoosePosition, state: State): { seat: number; kind: Kind } | null {
  for (const [seat, { village }] of players.entries())
    for (const { tiles, closedTo } of explainFields(state, seat)) {
      const kind = ANIMALS.find((one) => !closedTo.some((closed) => closed.kind === one));
      if (kind && tiles.some((tile) => tile === village[0]?.tile)) return { seat, kind };
    }
  return null;
}

const askAtEnd =
  ({ decision }: Ask, state: State): Edit =>
  (position) => {
    const { players } = position;
    clearAsked(position, decision);
    if (decision === 'settle') return;
    settle(position);
    if (decision === 'boat') {
      setPicks(picksOf({ ...position, boatOrder: [] }))(position);
      return;
    }
    emptyBoats(position);
    if (decision === 'offer') askOffers(position);
    const animal = decision === 'animal' ? animalForHome(position, state) : null;
    if (animal) {
      players[animal.seat]!.waiting = { [animal.kind]: 1 };
      askAnimals(position);
    }
    if (decision === 'breed') {
      const asked = shortage(state, players.length);
      if (asked) position.pending = [asked];
    }
  };

/** Asks something else; what does not belong to that time is taken away. */
export const ask =
  (wanted: Ask, state: State): Edit =>
  (position) => {
    redecide(position);
    if (position.phase === 'ending') askAtEnd(wanted, state)(position);
    else if (wanted.decision !== 'turn' && wanted.decision !== 'settle' && wanted.tile !== undefined)
      askInUse(wanted.decision, wanted.tile)(position);
  };

/** Changes what belongs to the question that a seat is asked. */
export const changeAsked =
  (seat: number, change: Partial<PositionDecision>): Edit =>
  (position) => {
    const asked = position.pending?.find(({ player }) => player === seat);
    if (asked) Object.assign(asked, change);
    delete position.supply;
  };

/** How many are born for a seat, and in which of its fields they may be. */
export const setBreeding =
  (seat: number, newborn: Counts<Kind>, expecting: NonNullable<PositionDecision['expecting']>): Edit =>
  (position) => {
    const others = (position.pending ?? []).filter(({ player }) => player !== seat);
    const isAsked = Object.values(newborn).some((n) => (n ?? 0) > 0) || expecting.length > 0;
    const own: PositionDecision[] = isAsked ? [{ player: seat, decision: 'breed', newborn, expecting }] : [];
    position.pending = [...others, ...own].sort((a, b) => a.player - b.player);
    delete position.supply;
  };
