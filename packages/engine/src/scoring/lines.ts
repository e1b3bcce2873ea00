import type { Face, ItemClass } from '../content/types.ts';
import type { Plan, Stack } from './allocate.ts';
import { dealOut, type Share } from './deal.ts';
import { type ClassRules, KINDS, NOWHERE } from './gather.ts';
import type { Shapes } from './shapes.ts';
import type { ScoreLine, ScoreSheet, ScoringTile } from './types.ts';

/** A class of items with the plan that was settled on. */
export interface ClassResult {
  items: ItemClass;
  rules: ClassRules;
  stacks: readonly Stack[];
  plan: Plan;
  /** What the marker stands for, if it is counted in this class. */
  marker?: string;
}

/** The sheet: one line per tile that scores, in the order of placing, and the gold that is left. */
export function writeSheet(
  tiles: readonly ScoringTile[],
  faces: readonly Face[],
  shapes: Shapes,
  classes: readonly ClassResult[],
  flip: number,
): ScoreSheet {
  const lines = faces.map((face, at): ScoreLine => {
    const line: ScoreLine = { tile: tiles[at].spec.id, points: face.vp ?? 0 };
    if (face.shape !== undefined) addShape(line, at, face, faces, tiles, shapes);
    if (at === flip) line.flipped = true;
    return line;
  });
  const leftGold: ScoreLine = { gold: 0, points: 0 };
  const sheet: ScoreSheet = { total: 0, lines: [] };
  for (const { items, rules, stacks, plan, marker } of classes) {
    if (marker !== undefined) sheet.marker = marker;
    for (const share of plan.points === 0 ? [] : dealOut(rules, stacks, plan)) {
      const line = share.tile === NOWHERE ? leftGold : lines[share.tile];
      addShare(line, share, KINDS[items], marker);
      if (share.tile === NOWHERE) line.gold = share.points;
    }
  }
  lines.push(leftGold);
  sheet.lines = lines.filter((line) => line.points !== 0);
  for (const line of sheet.lines) sheet.total += line.points;
  if (flip !== NOWHERE) sheet.flip = tiles[flip].spec.id;
  return sheet;
}

function addShape(
  line: ScoreLine,
  at: number,
  face: Face,
  faces: readonly Face[],
  tiles: readonly ScoringTile[],
  shapes: Shapes,
): void {
  const shape = face.shape!;
  const points = shapes.points(shape, at, faces);
  if (points === 0) return;
  line.points += points;
  line.count = shapes.count(shape, at, faces);
  if (shape.shape === 'road-loop') line.loop = shapes.loop().map((tile) => tiles[tile].spec.id);
}

function addShare(line: ScoreLine, share: Share, names: readonly string[], marker: string | undefined): void {
  line.points += share.points;
  if (share.chosen >= 0) line.kind = names[share.chosen]!;
  if (share.marker) line.marker = marker!;
  share.items.forEach((count, kind) => {
    line.items ??= {};
    line.items[names[kind]] = count;
  });
}
