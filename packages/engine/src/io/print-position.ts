import { faceOfBoat, villageSize } from '../board/village.ts';
import { furtherExpansions } from '../content/edition.ts';
import { MODES } from '../model/options.ts';
import { decisions } from '../play.ts';
import { stepOf } from '../steps/table.ts';
import { COLOURS, GREEN, MAX_PLAYERS, RESOURCES, SEASONS, SKILLS } from '../model/names.ts';
import type { Options } from '../model/options.ts';
import { resourceCounts, skillCounts, workerCounts } from '../model/pieces.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import {
  type Phase,
  POSITION_FORMAT,
  type Position,
  type PositionBoat,
  type PositionDecision,
  type PositionOffer,
  type PositionPlayer,
  type PositionSupply,
  type PositionTile,
} from './position.ts';
import { areBoatsUnchanged, handAt, type Printed, printTiles, sameOr } from './printed.ts';

const C = COLOURS.length;
const R = RESOURCES.length;
const K = SKILLS.length;

/** The whole state as a position, hidden things included. */
export function makePosition(s: State): Position {
  const { supply, pending, ...table } = printTable(s);
  return { ...table, bagGreen: s.bytes[S.BAG + GREEN], supply, hidden: printHidden(s), pending };
}

/**
 * What lies on the table, and what the players have behind their screens. A tile, a hand, a player or the boats that have
 * not changed since `last` are the same objects that were printed then: this is fast, and a comparison by reference sees
 * that nothing changed.
 */
export function printTable(s: State, last?: Printed): Omit<Position, 'hidden' | 'bagGreen'> {
  const b = s.bytes;
  const table = {
    format: POSITION_FORMAT,
    rules: b[S.RULES],
    options: last ? last.options : optionsOf(s),
    season: SEASONS[b[S.SEASON]],
    phase: phaseOf(s),
    startPlayer: b[S.START_PLAYER],
    active: b[S.ACTIVE],
    passes: b[S.PASSES],
    purple: b[S.PURPLE] < 0 ? null : b[S.PURPLE],
    boatOrder: listAt(b, S.PICK_ORDER, b[S.PICKS]),
  } as Omit<Position, 'hidden' | 'bagGreen'>;
  if (b[S.MARKER_PASSES]) table.markerPasses = true;
  table.players = seats(s).map((seat) => printPlayer(s, seat, last));
  table.market = printTiles(s, S.MARKET, S.TILE, S.tilesOnMarket(s), printOffer, last, last?.market);
  table.turnOrder = printTiles(s, S.TURN_ROW, 1, b[S.TURN_ROW_SIZE], printOffer, last, last?.turnOrder);
  table.boats = last && areBoatsUnchanged(last.state, s) ? last.boats : printBoats(s);
  table.supply = printSupply(s, last);
  table.pending = printPending(s);
  return table;
}

function listAt(bytes: Int8Array, at: number, length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(bytes[at + i]);
  return list;
}

function printSupply(s: State, last?: Printed): PositionSupply {
  const supply: PositionSupply = {
    bag: workerCounts(s.bytes, S.BAG),
    green: s.bytes[S.GREEN_SUPPLY],
    skills: skillCounts(s.bytes, S.PILE),
    resources:
      last && S.isUnchanged(last.state, s, S.SUPPLY, R)
        ? last.supply.resources
        : resourceCounts(s.bytes, S.SUPPLY),
  };
  for (const expansion of s.content.expansions) expansion.printSupply?.(s, supply);
  return supply;
}

function seats(s: State): number[] {
  const all: number[] = [];
  for (let seat = 0; seat < s.bytes[S.PLAYERS]; seat++) all.push(seat);
  return all;
}

export function optionsOf(s: State): Options {
  const further = furtherExpansions(s.content).sort();
  return {
    players: s.bytes[S.PLAYERS],
    farmers: MODES[s.bytes[S.MODE]],
    gamers: s.bytes[S.GAMERS] === 1,
    handicap: seats(s).filter((seat) => (s.bytes[S.HANDICAP] & (1 << seat)) !== 0),
    ...(further.length > 0 ? { expansions: further } : {}),
  };
}

function phaseOf(s: State): Phase {
  const step = stepOf(s);
  if (step === null) return 'scoring';
  return step.phase ?? (S.isInUse(s) ? 'actions' : 'ending');
}

/*
 * A server prints a whole position for every action that is played. Optional fields are therefore assigned one by
 * one: building objects by spreading many small ones takes four times as long.
 */

function printPlayer(s: State, seat: number, last?: Printed): PositionPlayer {
  const b = s.bytes;
  const held = tilesAt(s, S.IN_HAND + seat);
  const before = last?.players[seat];
  const printed = handAt(s, seat, S.WORKERS, S.SKILL_TILES, last?.state, before) as PositionPlayer;
  for (const expansion of s.content.expansions) expansion.printPlayer?.(s, seat, printed);
  printed.winter = sameOr(
    before?.winter,
    held.map((tile) => s.content.ids[tile]),
  );
  if (b[S.GAMERS])
    printed.open = sameOr(
      before?.open,
      handAt(s, seat, S.OPEN_WORKERS, S.OPEN_SKILLS, last?.state, before?.open),
    );
  printed.known = sameOr(
    before?.known,
    handAt(s, seat, S.KNOWN_WORKERS, S.KNOWN_SKILLS, last?.state, before?.known),
  );
  printed.village = printTiles(
    s,
    S.VILLAGE + seat,
    S.TILE,
    villageSize(s, seat),
    printTile,
    last,
    last?.players[seat].village,
  );
  const placing = tilesAt(s, S.TO_PLACE + seat);
  if (placing.length > 0) {
    printed.placing = placing.map((tile) => ({ tile: s.content.ids[tile], ...faceOfBoat(s, tile) }));
  }
  const offered = held.filter((tile) => (b[S.MARKS + tile * S.TILE] & S.SEALED) !== 0);
  if (offered.length > 0) printed.offered = offered.map((tile) => s.content.ids[tile]);
  return sameOr(before, printed);
}

function tilesAt(s: State, place: number): number[] {
  const found: number[] = [];
  const tiles = s.content.ids.length;
  for (let tile = 0; tile < tiles; tile++) if (s.bytes[S.PLACE + tile * S.TILE] === place) found.push(tile);
  return found;
}

function printTile(s: State, tile: number): PositionTile {
  const b = s.bytes;
  const printed: PositionTile = {
    tile: s.content.ids[tile],
    q: b[S.COLUMN + tile * S.TILE],
    r: b[S.ROW + tile * S.TILE],
  };
  if (b[S.ROTATION + tile * S.TILE] !== 0) printed.rotation = b[S.ROTATION + tile * S.TILE];
  const { face } = faceOfBoat(s, tile);
  if (face) printed.face = face;
  else if ((b[S.MARKS + tile * S.TILE] & S.FLIPPED) !== 0) printed.upgraded = true;
  if (isAnyAt(b, S.RESOURCES_ON + tile * S.TILE, R)) {
    printed.resources = resourceCounts(b, S.RESOURCES_ON + tile * S.TILE);
  }
  printUses(s, tile, printed);
  for (const expansion of s.content.expansions) expansion.printTile?.(s, tile, printed);
  if ((b[S.MARKS + tile * S.TILE] & S.SEALED) !== 0) printed.sealed = true;
  return printed;
}

function isAnyAt(bytes: Int8Array, at: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (bytes[at + i] !== 0) return true;
  return false;
}

/** The uses so far, and the standing colour where some worker at the tile lies. */
function printUses(s: State, tile: number, into: Pick<PositionOffer, 'uses' | 'color'>): void {
  const b = s.bytes;
  const standing = b[S.STANDING + tile * S.TILE];
  if (standing < 0) return;
  const count = b[S.USE_COUNT + tile * S.TILE];
  if (isAnyLying(b, tile, standing)) into.color = COLOURS[standing];
  if (count === 0) return;
  into.uses = [];
  for (let i = 0; i < count; i++) into.uses.push(workerCounts(b, S.USES + tile * S.TILE + i * C));
}

function isAnyLying(b: Int8Array, tile: number, standing: number): boolean {
  for (let i = 0; i < b[S.USE_COUNT + tile * S.TILE] * C; i++) {
    if (i % C !== standing && b[S.USES + tile * S.TILE + i] !== 0) return true;
  }
  for (let at = tile * S.TILE; at < tile * S.TILE + MAX_PLAYERS; at++) {
    if (b[S.BID_SIZE + at] > 0 && b[S.BID_COLOUR + at] !== standing) return true;
  }
  return false;
}

function printOffer(s: State, tile: number): PositionOffer {
  const b = s.bytes;
  const printed: PositionOffer = { tile: s.content.ids[tile] };
  const { face } = faceOfBoat(s, tile);
  if (face) printed.face = face;
  printed.bids = [];
  for (let player = 0; player < b[S.PLAYERS]; player++) {
    const at = tile * S.TILE + player;
    const size = b[S.BID_SIZE + at];
    if (size > 0) printed.bids.push({ player, workers: { [COLOURS[b[S.BID_COLOUR + at]]]: size } });
  }
  printUses(s, tile, printed);
  return printed;
}

function printBoats(s: State): Position['boats'] {
  const b = s.bytes;
  const boats: Position['boats'] = [];
  s.content.boats.forEach((boat, berth) => {
    if (b[S.PLACE + boat * S.TILE] !== S.IN_HARBOUR) return;
    const printed: PositionBoat = {
      boat: s.content.ids[boat],
      workers: workerCounts(b, S.BOAT_WORKERS + berth * C),
      skills: skillCounts(b, S.BOAT_SKILLS + berth * K),
    };
    if ((b[S.MARKS + boat * S.TILE] & S.PICKED) !== 0) printed.picked = true;
    boats.push(printed);
  });
  return boats;
}

function printHidden(s: State): Position['hidden'] {
  const stacks: Position['hidden']['stacks'] = {};
  SEASONS.forEach((season, i) => {
    const stack = s.content.seasons[i].filter((tile) => s.bytes[S.PLACE + tile * S.TILE] === S.STACK);
    if (stack.length > 0) stacks[season] = stack.map((tile) => s.content.ids[tile]);
  });
  return { stacks, out: tilesAt(s, S.OUT).map((tile) => s.content.ids[tile]) };
}

export function printPending(s: State): PositionDecision[] {
  return decisions(s).map(({ player, decision }) => ({ player, decision, ...stepOf(s)!.print(s, player) }));
}
