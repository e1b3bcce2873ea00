import { faceOfBoat, villageSize, villageTile } from '../board/village.ts';
import { MODES } from '../content/edition.ts';
import { decisions } from '../flow/decisions.ts';
import { COLOURS, GREEN, MAX_PLAYERS, RESOURCES, SEASONS, SKILLS } from '../model/names.ts';
import type { Options } from '../model/options.ts';
import { resourceCounts, skillCounts, workerCounts } from '../model/pieces.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import {
  type Phase,
  POSITION_FORMAT,
  type Position,
  type PositionDecision,
  type PositionHand,
  type PositionOffer,
  type PositionPlayer,
  type PositionTile,
} from './position.ts';

const C = COLOURS.length;
const R = RESOURCES.length;
const K = SKILLS.length;

/** The whole state as a position, hidden things included. */
export function makePosition(s: State): Position {
  const b = s.bytes;
  return {
    format: POSITION_FORMAT,
    rules: b[S.RULES],
    options: optionsOf(s),
    season: SEASONS[b[S.SEASON]],
    phase: phaseOf(s),
    startPlayer: b[S.START_PLAYER],
    active: b[S.ACTIVE],
    passes: b[S.PASSES],
    purple: b[S.PURPLE] < 0 ? null : b[S.PURPLE],
    boatOrder: [...b.subarray(S.PICK_ORDER, S.PICK_ORDER + b[S.PICKS])],
    ...(b[S.MARKER_PASSES] ? { markerPasses: true } : {}),
    players: seats(s).map((seat) => printPlayer(s, seat)),
    market: [...b.subarray(S.MARKET, S.MARKET + b[S.MARKET_SIZE])].map((tile) => printOffer(s, tile)),
    turnOrder: [...b.subarray(S.TURN_ROW, S.TURN_ROW + b[S.TURN_ROW_SIZE])].map((tile) =>
      printOffer(s, tile),
    ),
    boats: printBoats(s),
    bagGreen: b[S.BAG + GREEN],
    supply: {
      bag: workerCounts(b, S.BAG),
      green: b[S.GREEN_SUPPLY],
      skills: skillCounts(b, S.PILE),
      resources: resourceCounts(b, S.SUPPLY),
      ...s.content.expansion?.printSupply(s),
    },
    hidden: printHidden(s),
    pending: printPending(s),
  };
}

export function seats(s: State): number[] {
  return Array.from({ length: s.bytes[S.PLAYERS] }, (_, seat) => seat);
}

export function optionsOf(s: State): Options {
  return {
    players: s.bytes[S.PLAYERS],
    farmers: MODES[s.bytes[S.MODE]],
    gamers: s.bytes[S.GAMERS] === 1,
    handicap: seats(s).filter((seat) => (s.bytes[S.HANDICAP] & (1 << seat)) !== 0),
  };
}

function phaseOf(s: State): Phase {
  const step = s.bytes[S.STEP];
  if (step === S.OVER) return 'scoring';
  if (step === S.ASIDE) return s.bytes[S.USED_TILE] < 0 ? 'ending' : 'actions';
  return step === S.BOAT || step === S.PLACING || step === S.OFFER ? 'ending' : 'actions';
}

function printPlayer(s: State, seat: number): PositionPlayer {
  const b = s.bytes;
  const known = handAt(s, seat, S.KNOWN_WORKERS, S.KNOWN_SKILLS);
  const placing = tilesAt(s, S.TO_PLACE + seat).map((id) => ({
    tile: id,
    ...faceOfBoat(s, s.content.indexOf.get(id)!),
  }));
  const held = tilesAt(s, S.IN_HAND + seat);
  const offered = held.filter((id) => (b[S.MARKS + s.content.indexOf.get(id)!] & S.SEALED) !== 0);
  return {
    ...handAt(s, seat, S.WORKERS, S.SKILL_TILES),
    ...s.content.expansion?.printPlayer(s, seat),
    winter: held,
    ...(b[S.GAMERS] ? { open: handAt(s, seat, S.OPEN_WORKERS, S.OPEN_SKILLS) } : {}),
    known,
    village: Array.from({ length: villageSize(s, seat) }, (_, i) => printTile(s, villageTile(s, seat, i))),
    ...(placing.length > 0 ? { placing } : {}),
    ...(offered.length > 0 ? { offered } : {}),
  };
}

function handAt(s: State, seat: number, workersAt: number, skillsAt: number): PositionHand {
  return {
    workers: workerCounts(s.bytes, workersAt + seat * C),
    skills: skillCounts(s.bytes, skillsAt + seat * K),
  };
}

function tilesAt(s: State, place: number): string[] {
  const ids: string[] = [];
  const tiles = s.content.ids.length;
  for (let tile = 0; tile < tiles; tile++)
    if (s.bytes[S.PLACE + tile] === place) ids.push(s.content.ids[tile]);
  return ids;
}

function printTile(s: State, tile: number): PositionTile {
  const b = s.bytes;
  const summerBoat = s.content.tiles[tile].kind === 'summer-boat';
  const flipped = (b[S.MARKS + tile] & S.FLIPPED) !== 0;
  const resources = resourceCounts(b, S.RESOURCES_ON + tile * R);
  return {
    tile: s.content.ids[tile],
    q: b[S.COLUMN + tile],
    r: b[S.ROW + tile],
    ...(b[S.ROTATION + tile] === 0 ? {} : { rotation: b[S.ROTATION + tile] }),
    ...(flipped && !summerBoat ? { upgraded: true } : {}),
    ...faceOfBoat(s, tile),
    ...(Object.keys(resources).length > 0 ? { resources } : {}),
    ...printUses(s, tile),
    ...s.content.expansion?.printTile(s, tile),
    ...((b[S.MARKS + tile] & S.SEALED) === 0 ? {} : { sealed: true }),
  };
}

/** The uses so far, and the standing colour where some worker at the tile lies. */
function printUses(s: State, tile: number): Pick<PositionOffer, 'uses' | 'color'> {
  const b = s.bytes;
  if (b[S.STANDING + tile] < 0) return {};
  const uses = Array.from({ length: b[S.USE_COUNT + tile] }, (_, i) =>
    workerCounts(b, S.USES + (tile * S.MAX_USES + i) * C),
  );
  const standing = b[S.STANDING + tile];
  const lying =
    uses.some((use) => Object.keys(use).some((colour) => colour !== COLOURS[standing])) ||
    seats(s).some((seat) => {
      const at = tile * MAX_PLAYERS + seat;
      return b[S.BID_SIZE + at] > 0 && b[S.BID_COLOUR + at] !== standing;
    });
  return {
    ...(lying ? { color: COLOURS[standing] } : {}),
    ...(uses.length > 0 ? { uses } : {}),
  };
}

function printOffer(s: State, tile: number): PositionOffer {
  const b = s.bytes;
  const bids = seats(s).flatMap((player) => {
    const at = tile * MAX_PLAYERS + player;
    const size = b[S.BID_SIZE + at];
    return size > 0 ? [{ player, workers: { [COLOURS[b[S.BID_COLOUR + at]]]: size } }] : [];
  });
  return {
    tile: s.content.ids[tile],
    ...faceOfBoat(s, tile),
    bids,
    ...printUses(s, tile),
  };
}

function printBoats(s: State): Position['boats'] {
  const b = s.bytes;
  return s.content.boats.flatMap((boat, berth) =>
    b[S.PLACE + boat] !== S.IN_HARBOUR
      ? []
      : [
          {
            boat: s.content.ids[boat],
            workers: workerCounts(b, S.BOAT_WORKERS + berth * C),
            skills: skillCounts(b, S.BOAT_SKILLS + berth * K),
            ...((b[S.MARKS + boat] & S.PICKED) === 0 ? {} : { picked: true as const }),
          },
        ],
  );
}

function printHidden(s: State): Position['hidden'] {
  const stacks: Position['hidden']['stacks'] = {};
  SEASONS.forEach((season, i) => {
    const stack = s.content.seasons[i].filter((tile) => s.bytes[S.PLACE + tile] === S.STACK);
    if (stack.length > 0) stacks[season] = stack.map((tile) => s.content.ids[tile]);
  });
  return { stacks, out: tilesAt(s, S.OUT) };
}

export function printPending(s: State): PositionDecision[] {
  const b = s.bytes;
  return decisions(s).map(({ player, decision }) => {
    switch (decision) {
      case 'pay':
      case 'choose':
        return { player, decision, tile: s.content.ids[b[S.USED_TILE]] };
      case 'transport':
        return {
          player,
          decision,
          tile: s.content.ids[b[S.USED_TILE]],
          points: b[S.POINTS],
          upgrades: b[S.UPGRADES],
        };
      case 'boat':
        return {
          player,
          decision,
          next: [...b.subarray(S.PICK_ORDER + b[S.PICKS] + 1, S.PICK_ORDER + b[S.PICKERS])],
        };
      case 'turn':
      case 'place':
      case 'offer':
        return { player, decision };
      default:
        return { player, decision, ...s.content.expansion!.printDecision(s, player) };
    }
  });
}
