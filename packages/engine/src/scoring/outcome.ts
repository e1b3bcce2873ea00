import { neighbourOf, villageSize, villageTile } from '../board/village.ts';
import { DIRECTIONS } from '../board/hex.ts';
import { COLOURS, RESOURCES, SKILLS } from '../model/names.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { scoreVillage } from './score.ts';
import type { ScoreSheet, ScoringExtension, ScoringTile, ScoringVillage } from '../model/scoring.ts';

export interface GameScore {
  players: ScoreSheet[];
  /** Seats with the most points (SCORE-15). */
  winners: number[];
}

/** Everyone's sheet, counting what lies behind the screens and in the villages now. */
export function scoreGame(s: State): GameScore {
  const players = Array.from({ length: s.bytes[S.PLAYERS] }, (_, seat) => scoreSeat(s, seat));
  const totals = players.map((sheet) => sheet.total);
  return { players, winners: winnersAmong(s, totals, [...totals.keys()]) };
}

/** Of some seats, those with the most points, ties broken (SCORE-15): a player who gave up may be left out. */
export function winnersAmong(s: State, totals: readonly number[], seats: readonly number[]): number[] {
  const most = Math.max(...seats.map((seat) => totals[seat]));
  const winners = s.content.expansions.reduce(
    (tied: readonly number[], expansion) => expansion.breakTie?.(s, tied) ?? tied,
    seats.filter((seat) => totals[seat] === most),
  );
  return [...winners];
}

/** One player's sheet. */
export function scoreSeat(s: State, seat: number): ScoreSheet {
  return scoreVillage(scoringVillage(s, seat));
}

const EDGE_LETTERS = 'FRW';
const C = COLOURS.length;
const K = SKILLS.length;

function scoringVillage(s: State, seat: number): ScoringVillage {
  const b = s.bytes;
  const placeOf = new Map<number, number>();
  const size = villageSize(s, seat);
  for (let i = 0; i < size; i++) placeOf.set(villageTile(s, seat, i), i);
  const tiles: ScoringTile[] = [];
  for (const tile of placeOf.keys()) {
    const at = S.RESOURCES_ON + tile * S.TILE;
    const edgesAt = (tile * DIRECTIONS + b[S.ROTATION + tile * S.TILE]) * DIRECTIONS;
    let edges = '';
    const neighbours: number[] = [];
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      edges += EDGE_LETTERS[s.content.edges[edgesAt + direction]];
      neighbours.push(placeOf.get(neighbourOf(s, tile, direction)) ?? -1);
    }
    tiles.push({
      spec: s.content.tiles[tile],
      upgraded: (b[S.MARKS + tile * S.TILE] & S.FLIPPED) !== 0,
      resources: b.subarray(at, at + RESOURCES.length),
      edges,
      neighbours,
    });
  }
  return {
    tiles,
    workers: b.subarray(S.WORKERS + seat * C, S.WORKERS + (seat + 1) * C),
    skills: b.subarray(S.SKILL_TILES + seat * K, S.SKILL_TILES + (seat + 1) * K),
    marker: b[S.PURPLE] === seat,
    ...extensionOf(s, seat),
  };
}

/** The scoring extensions of all expansions combined: each works on the parts returned by the one before. */
function extensionOf(s: State, seat: number): { extension?: ScoringExtension } {
  const extensions = s.content.expansions.flatMap((expansion) => expansion.scoring?.(s, seat) ?? []);
  if (extensions.length < 2) return extensions.length === 0 ? {} : { extension: extensions[0] };
  return {
    extension: {
      concerns: (face) => extensions.some((extension) => extension.concerns(face)),
      cases: (village, faces, base) =>
        extensions.reduce((cases, extension) => extension.cases(village, faces, cases), base),
    },
  };
}
