import { type ScoreSheet, scoreView, type SeenScore, type TileSpec } from '@keyflower/engine';
import type { GameResult } from '@keyflower/protocol';
import {
  bySource,
  type LinePoints,
  type PointsBySource,
  pointsOfLines,
  type ScoredVillage,
  type Source,
  SOURCES,
} from '@keyflower/protocol/sources';
import type { TableContext } from '../../play/index.ts';

export { type Source, SOURCES };

/** The points of one line from one source. */
export interface Share extends LinePoints {
  /** Number of fields with the same animals, shown as one line. */
  fields?: number;
}

/** Merges fields with the same animals into one share. */
function withFieldsTogether(shares: readonly Share[]): Share[] {
  const together = new Map<string, Share>();
  return shares.flatMap((share) => {
    const { fields, line } = share;
    if (fields === undefined) return [share];
    const herd = together.get(line.kind ?? '');
    if (!herd) {
      together.set(line.kind ?? '', share);
      return [share];
    }
    herd.points += share.points;
    herd.fields = (herd.fields ?? 0) + fields;
    if (line.marker) herd.line = line;
    return [];
  });
}

/** A sheet by sources: all the shares together are the total. */
export function sharesOf(
  sheet: Pick<ScoreSheet, 'lines'>,
  village: ScoredVillage,
  spec: (tile: string) => TileSpec,
): Share[] {
  const parts = pointsOfLines(sheet, village, spec);
  const shares = withFieldsTogether(
    parts.map((part) => (part.line.field === undefined ? part : { ...part, fields: 1 })),
  );
  return shares.sort((a, b) => SOURCES.indexOf(a.source) - SOURCES.indexOf(b.source));
}

export type Tally = PointsBySource;

/** How many points each source made. */
export const tallyOf: (shares: readonly Share[]) => Tally = bySource;

/** A result, and the seats that were played to the end by their own players; the others come last, without a place. */
export interface Ranked extends Pick<GameResult, 'scores' | 'winners'> {
  stayed: readonly number[];
}

export interface Standing {
  /** Best first; of equals the winner first. Then those who gave up. */
  order: readonly number[];
  /** Of those who stayed, the seats with the most points. */
  tied: readonly number[];
  winners: readonly number[];
}

/** The ranking. */
export function standingOf({ scores, winners, stayed }: Ranked): Standing {
  const most = Math.max(...stayed.map((seat) => scores[seat]!));
  const stays = (seat: number): number => (stayed.includes(seat) ? 1 : 0);
  const wins = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  const order = [...scores.keys()].sort(
    (a, b) => stays(b) - stays(a) || scores[b]! - scores[a]! || wins(b) - wins(a),
  );
  return { order, winners, tied: order.filter((seat) => stays(seat) && scores[seat] === most) };
}

/** The place of a seat, from 1: ties share it unless broken. Null for a seat that was given up. */
export function placeOf(seat: number, { scores, winners, stayed }: Ranked): number | null {
  if (!stayed.includes(seat)) return null;
  if (winners.includes(seat)) return 1;
  const better = stayed.filter(
    (other) => scores[other]! > scores[seat]! || (winners.includes(other) && scores[other] === scores[seat]),
  );
  return better.length + 1;
}

type Seen = Pick<TableContext, 'model' | 'view' | 'edition'>;

interface Counted {
  key: string;
  edition: TableContext['edition'];
  score: SeenScore;
}

/** The last computed score by seat, since rendering asks for it often. */
const counted = new WeakMap<TableContext['model'], Counted[]>();

/** Everything a seat's points depend on. Views are patched in place, so identity says nothing. */
function keyOf({ view }: Seen, seat: number): string {
  const { village, placing, workers, skills, known, wheat } = view.players[seat]!;
  return JSON.stringify([view.purple === seat, village, placing, workers, skills, known, wheat]);
}

/** The score sheet of a seat if the game ended now, from the viewer's information only. */
export function sheetNow(table: Seen, seat: number): SeenScore {
  const seats = counted.get(table.model) ?? [];
  counted.set(table.model, seats);
  const key = keyOf(table, seat);
  const last = seats[seat];
  if (last?.key === key && last.edition === table.edition) return last.score;
  const score = scoreView(table.edition, table.view, [seat])[0]!;
  seats[seat] = { key, edition: table.edition, score };
  return score;
}

/** Points if the game ended now: exact if all that counts is visible, otherwise a lower bound. */
export function scoreNow(table: Seen, seat: number): { points: number; exact: boolean } {
  const { sheet, exact } = sheetNow(table, seat);
  return { points: sheet.total, exact };
}
