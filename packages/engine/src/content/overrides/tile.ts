import { stillCalibrated } from '../calibrated.ts';
import { edgesComplaint } from '../check.ts';
import { RESOURCES, SKILLS } from '../../model/names.ts';
import type { Face, TileSpec, UpgradeCost } from '../../model/tile.ts';
import { correctFace } from './face.ts';
import { MOST_PIECES, readCounts, readFields } from './fields.ts';
import { contradiction, type Path, refuseField } from './path.ts';
import type { OverrideVocabulary } from '../../model/vocabulary.ts';

/** A tile with what is given in place of what is printed. */
export function correctTile(tile: TileSpec, given: unknown, path: Path, words: OverrideVocabulary): TileSpec {
  const rewards = Object.keys(words.rewards);
  const fields = readFields(given, path, ['edges', 'front', 'back', 'upgradeCost', ...rewards]);
  const corrected: Record<string, unknown> = { ...tile };
  const overridden: string[] = [];
  for (const name of Object.keys(fields)) {
    const inner = [...path, name];
    const value = fields[name];
    if (corrected[name] === undefined) refuseField(inner, 'not-correctable', {});
    if (name === 'front' || name === 'back') {
      const note = (field: string) => overridden.push(`${name}.${field}`);
      corrected[name] = correctFace(corrected[name] as Face, value, inner, words, note);
      continue;
    }
    overridden.push(name);
    if (name === 'edges') corrected.edges = readEdges(tile, value, inner);
    else if (name === 'upgradeCost') corrected.upgradeCost = readCost(value, inner);
    else if (value === null) delete corrected[name];
    else corrected[name] = readCounts(value, inner, words.rewards[name]);
  }
  return { ...(corrected as unknown as TileSpec), ...marks(tile, overridden) };
}

/** What is unconfirmed now, and what was corrected. */
function marks(tile: TileSpec, overridden: readonly string[]): Pick<TileSpec, 'calibrated' | 'overridden'> {
  if (!tile.calibrated) return { overridden };
  return { calibrated: stillCalibrated(tile, overridden), overridden };
}

function readEdges(tile: TileSpec, value: unknown, path: Path): string {
  const complaint = typeof value === 'string' ? edgesComplaint(tile.kind, value) : 'not-six-edges';
  if (complaint !== null) contradiction(path, complaint);
  return value as string;
}

function readCost(value: unknown, path: Path): UpgradeCost {
  const { resources, skills } = readFields(value, path, ['resources', 'skills']);
  const cost = {
    ...(resources === undefined
      ? {}
      : { resources: readCounts(resources, [...path, 'resources'], [...RESOURCES, 'any']) }),
    ...(skills === undefined ? {} : { skills: readCounts(skills, [...path, 'skills'], [...SKILLS, 'any']) }),
  };
  const pieces = Object.values(cost).flatMap((counts) => Object.values(counts));
  const total = pieces.reduce((sum, n) => sum + n, 0);
  if (total < 1 || total > MOST_PIECES) refuseField(path, 'out-of-range', { low: 1, high: MOST_PIECES });
  return cost;
}
