import type { Face, ItemClass } from '../model/tile.ts';
import { bestPlan, type Plan, type Stack } from './allocate.ts';
import { CLASSES, type ClassRules, classRules, KINDS, NOWHERE } from './gather.ts';
import { ClassCount, writeSheet } from './lines.ts';
import { Shapes } from './shapes.ts';
import { resourceStacks, screenStacks, withMarker } from './stacks.ts';
import type { Case, Count, ScoreSheet, ScoringTile, ScoringVillage } from '../model/scoring.ts';

/** Everything that depends on items or on an expansion: the points and their lines. */
interface Settled {
  points: number;
  counts: readonly Count[];
}

/**
 * A player's points, and the allocation of workers, skills and resources that makes them: the best there is,
 * marker and flip included (SCORE-14).
 *
 * Among equally good ones: no flip, else the earliest tile placed; no marker, else a worker before a skill
 * before a resource before what an expansion adds, in the order of names; then as `bestPlan` and `dealOut` say.
 */
export function scoreVillage(village: ScoringVillage): ScoreSheet {
  const { tiles, extension } = village;
  const faces = tiles.map(showing);
  const shapes = new Shapes(tiles, faces);
  const cases = CLASSES.map((items) => classCase(items, village, faces));
  const plain = settle(village, faces, cases);
  let best = plain;
  let most = plain.points + shapes.total(faces);
  let bestFaces = faces;
  let flip = NOWHERE;
  if (faces.some((face) => face.shape?.shape === 'free-flips')) {
    for (let at = 0; at < tiles.length; at++) {
      if (!flippable(tiles[at])) continue;
      const flipped = faces.slice();
      flipped[at] = tiles[at].spec.back!;
      const changed = (items: ItemClass): boolean =>
        concerns(items, faces[at]) || concerns(items, flipped[at]);
      const anew =
        CLASSES.some(changed) || extension?.concerns(faces[at]) || extension?.concerns(flipped[at]);
      const other = anew
        ? settle(
            village,
            flipped,
            CLASSES.map((items, index) =>
              changed(items) ? classCase(items, village, flipped) : cases[index],
            ),
          )
        : plain;
      const points = other.points + shapes.total(flipped);
      if (points <= most) continue;
      most = points;
      best = other;
      bestFaces = flipped;
      flip = at;
    }
  }
  return writeSheet(tiles, bestFaces, shapes, best.counts, flip);
}

/** The face that shows; a summer boat's b where it lies on that side. */
function showing(tile: ScoringTile): Face {
  return tile.upgraded && tile.spec.back !== undefined ? tile.spec.back : tile.spec.front;
}

/** Whether the Flipper may flip the tile: what could have been upgraded (SCORE-10, MOVE-3). */
function flippable({ spec, upgraded }: ScoringTile): boolean {
  if (upgraded || spec.back === undefined) return false;
  return spec.kind === 'home' || (spec.kind === 'village' && spec.season !== 'winter');
}

/** Whether the face affects the points of this class of items. */
function concerns(items: ItemClass, face: Face): boolean {
  if (face.gather?.items === items) return true;
  if (items === 'resources') return face.yard !== undefined;
  return items === 'workers' && face.shape?.shape === 'unallocated-workers';
}

function classCase(items: ItemClass, village: ScoringVillage, faces: readonly Face[]): Case {
  const names = KINDS[items];
  const rules = classRules(items, faces);
  const stacks =
    items === 'resources' ? resourceStacks(village.tiles, faces, rules) : screenStacks(village[items]);
  const plain = new ClassCount(names, rules, stacks, planOf(rules, stacks));
  if (!village.marker || !scores(rules)) return { plain, marked: null };
  let marked: ClassCount | null = null;
  let floor = plain.points;
  for (let kind = 0; kind < names.length; kind++) {
    const more = withMarker(items, rules, stacks, kind);
    if (more === null) continue;
    const plan = planOf(rules, more);
    if (plan.points <= floor) continue;
    floor = plan.points;
    marked = new ClassCount(names, rules, more, plan, names[kind]);
  }
  return { plain, marked };
}

const NOTHING: Plan = { points: 0, chosen: [], sets: [], packed: 0 };

function planOf(rules: ClassRules, stacks: readonly Stack[]): Plan {
  if (stacks.length === 0 || !scores(rules)) return NOTHING;
  return bestPlan(rules, stacks) ?? NOTHING;
}

/** Whether any tile takes items of the class at all. */
function scores({ single, chosen, sets, packs, loose, yards }: ClassRules): boolean {
  return single.length + chosen.length + sets.length + packs.length + loose.length + yards.length > 0;
}

/** Combines all parts, including an expansion's; the marker goes to the first part where it gains most. */
function settle(village: ScoringVillage, faces: readonly Face[], base: readonly Case[]): Settled {
  const cases = village.extension?.cases(village, faces, base) ?? base;
  let points = 0;
  let gain = 0;
  let owner = -1;
  cases.forEach(({ plain, marked }, index) => {
    points += plain.points;
    const more = marked === null ? 0 : marked.points - plain.points;
    if (more <= gain) return;
    gain = more;
    owner = index;
  });
  const counts = cases.map(({ plain, marked }, index) => (index === owner ? marked! : plain));
  return { points: points + gain, counts };
}
