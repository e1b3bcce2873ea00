import type { GatherRule } from '../../src/model/tile.ts';
import type { Face } from '../../src/types.ts';
import type { ScoringVillage } from '../../src/model/scoring.ts';
import { must } from '../../../../scripts/testing/must.ts';

/**
 * For tests only: scoring by trying everything, straight from the rules, sharing nothing with the real one.
 * Every single item tries every tile in every role it may play; every flip and every marker is tried.
 */

const NAMES = {
  workers: ['blue', 'red', 'yellow', 'green'],
  skills: ['anvil', 'pick', 'saw'],
  resources: ['wood', 'stone', 'iron', 'gold'],
};
type Items = keyof typeof NAMES;
const ALL_ITEMS: readonly Items[] = ['workers', 'skills', 'resources'];

/** One piece; `at` is the yard it lies on, -1 for anywhere else. */
interface Piece {
  name: string;
  at: number;
}

export function bruteTotal(village: ScoringVillage): number {
  return Math.max(...bruteFaces(village).map((shown) => bestShowing(village, shown)));
}

/** The faces as they show, and as they would after each flip. */
export function bruteFaces(village: ScoringVillage): Face[][] {
  const faces = village.tiles.map(({ spec, upgraded }) =>
    upgraded ? (spec.back ?? spec.front) : spec.front,
  );
  const flips: Face[][] = [faces];
  if (faces.some((face) => face.shape?.shape === 'free-flips')) {
    village.tiles.forEach(({ spec, upgraded }, at) => {
      const upgradable = spec.kind === 'home' || ['spring', 'summer', 'autumn'].includes(spec.season ?? '');
      if (upgraded || spec.kind === 'summer-boat' || !upgradable || spec.back === undefined) return;
      flips.push(faces.map((face, other) => (other === at ? spec.back! : face)));
    });
  }
  return flips;
}

/** The best with these faces, over every marker. */
function bestShowing(village: ScoringVillage, faces: readonly Face[]): number {
  const fixed = faces.reduce((sum, face, at) => sum + (face.vp ?? 0) + bruteShape(village, faces, at), 0);
  const anything = faces.some((face) => face.ability === '3b');
  const pieces = ALL_ITEMS.map((items) => piecesOf(village, items, faces));
  const plain = ALL_ITEMS.map((items, index) => bestOf(items, must(pieces[index]), faces, anything));
  const without = fixed + must(plain[0]) + must(plain[1]) + must(plain[2]);
  if (!village.marker) return without;
  let best = without;
  ALL_ITEMS.forEach((items, index) => {
    for (const name of NAMES[items]) {
      const places = items === 'resources' ? [-1, ...faces.keys()] : [-1];
      for (const at of places) {
        // SCORE-5: it may lie on a yard; lying on any other tile means nothing.
        if (at >= 0 && must(faces[at]).yard === undefined) continue;
        const made = bestOf(items, [...must(pieces[index]), { name, at }], faces, anything);
        best = Math.max(best, without - must(plain[index]) + made);
      }
    }
  });
  return best;
}

function piecesOf(village: ScoringVillage, items: Items, faces: readonly Face[]): Piece[] {
  const pieces: Piece[] = [];
  NAMES[items].forEach((name, kind) => {
    if (items !== 'resources') {
      for (let n = 0; n < must(village[items][kind]); n++) pieces.push({ name, at: -1 });
      return;
    }
    for (const onYard of [false, true]) {
      village.tiles.forEach((tile, at) => {
        if ((must(faces[at]).yard !== undefined) !== onYard) return;
        for (let n = 0; n < must(tile.resources[kind]); n++) pieces.push({ name, at: onYard ? at : -1 });
      });
    }
  });
  return pieces;
}

/** Which kinds the piece may count as. */
function roles(items: Items, name: string, anything: boolean): readonly string[] {
  return items === 'resources' && (name === 'gold' || anything) ? NAMES.resources : [name];
}

/** Every piece to every tile in every role; identical pieces are not distinguished. */
function bestOf(items: Items, pieces: readonly Piece[], faces: readonly Face[], anything: boolean): number {
  const gathers = faces.flatMap(({ gather }) => (gather?.items === items ? [gather] : []));
  const perLoose = faces.reduce(
    (sum, { shape }) => sum + (items === 'workers' && shape?.shape === 'unallocated-workers' ? shape.vp : 0),
    0,
  );
  const counted: string[][] = gathers.map(() => []);
  let best = 0;
  const go = (at: number, single: number, from: number): void => {
    if (at === pieces.length) {
      const made = gathers.reduce((sum, rule, tile) => sum + pointsFor(rule, must(counted[tile])), single);
      best = Math.max(best, made);
      return;
    }
    const piece = must(pieces[at]);
    const ways = roles(items, piece.name, anything);
    const twin = at > 0 && must(pieces[at - 1]).name === piece.name && must(pieces[at - 1]).at === piece.at;
    const least = twin ? from : 0;
    let way = 0;
    const attempt = (points: number, tile = -1, role = ''): void => {
      const number = way++;
      if (number < least) return;
      if (tile >= 0) must(counted[tile]).push(role);
      go(at + 1, single + points, number);
      if (tile >= 0) must(counted[tile]).pop();
    };
    // Counted nowhere: 1 as gold, White Wind's for a worker.
    attempt(items === 'resources' ? (ways.includes('gold') ? 1 : 0) : perLoose);
    const yard = piece.at < 0 ? undefined : must(faces[piece.at]).yard;
    if (yard !== undefined && (yard.resource === 'any' || ways.includes(yard.resource))) attempt(yard.vp);
    gathers.forEach((rule, tile) => {
      for (const role of ways) if (matters(rule, role, ways)) attempt(0, tile, role);
    });
  };
  go(0, 0, 0);
  return best;
}

/** Omits roles that a rule does not use. */
function matters(rule: GatherRule, role: string, ways: readonly string[]): boolean {
  if (rule.take === 'any') return role === ways[0];
  if (rule.take === 'kind') return role === rule.kind;
  if (rule.take === 'each-of') return (rule.kinds as readonly string[]).includes(role);
  return !((rule.except ?? []) as readonly string[]).includes(role);
}

function pointsFor(rule: GatherRule, counted: readonly string[]): number {
  const of = (kind: string): number => counted.filter((role) => role === kind).length;
  switch (rule.take) {
    case 'any':
      return rule.vp * Math.floor(counted.length / rule.count);
    case 'kind':
      return rule.vp * of(rule.kind);
    case 'each-of':
      return rule.vp * Math.min(...rule.kinds.map(of));
    case 'chosen-kind': {
      const except: readonly string[] = rule.except ?? [];
      return rule.vp * Math.max(0, ...NAMES[rule.items].filter((kind) => !except.includes(kind)).map(of));
    }
  }
}

/** What these items make on this one face if all are counted there: to check a line of the sheet. */
export function bruteLine(face: Face, names: readonly string[], anything: boolean): number {
  const { gather, yard, shape } = face;
  let points = 0;
  if (shape?.shape === 'unallocated-workers') points += shape.vp * names.length;
  if (yard !== undefined) {
    const lying = names.filter(
      (name) => yard.resource === 'any' || roles('resources', name, anything).includes(yard.resource),
    );
    points += yard.vp * lying.length;
  }
  if (gather === undefined) return points;
  const best = (at: number, counted: readonly string[]): number => {
    if (at === names.length) return pointsFor(gather, counted);
    return Math.max(
      ...roles(gather.items, must(names[at]), anything).map((role) => best(at + 1, [...counted, role])),
    );
  };
  return points + best(0, []);
}

/** The points for the shape of tile `at`, each found by the plainest means. */
export function bruteShape(village: ScoringVillage, faces: readonly Face[], at: number): number {
  const shape = must(faces[at]).shape;
  const doubled = faces.some((face) => face.ability === '2b') ? 2 : 1;
  switch (shape?.shape) {
    case 'transport-capacity':
      return shape.vp * doubled * faces.reduce((sum, face) => sum + (face.use?.transport ?? 0), 0);
    case 'road-loop':
      return shape.vp * bruteLoop(village.tiles);
    case 'boats-on-river':
      return shape.byCount[Math.min(bruteRiver(village.tiles), shape.byCount.length - 1)] ?? 0;
    case 'adjacent-tiles':
      return shape.vp * Array.from(must(village.tiles[at]).neighbours).filter((other) => other >= 0).length;
    default:
      return 0;
  }
}

type Tiles = ScoringVillage['tiles'];

function joined(tiles: Tiles, from: number, edge: number, letter: string): number {
  const { neighbours, edges } = must(tiles[from]);
  const to = must(neighbours[edge]);
  if (to < 0) return -1;
  return edges[edge] === letter && must(tiles[to]).edges[(edge + 3) % 6] === letter ? to : -1;
}

/** Walks every closed walk there is, road by road, and counts the tiles seen. */
export function bruteLoop(tiles: Tiles): number {
  let best = 0;
  tiles.forEach((_, start) => {
    const used = new Set<string>();
    const seen: number[] = [start];
    const walk = (at: number): void => {
      if (at === start && used.size > 0) best = Math.max(best, new Set(seen).size);
      for (let edge = 0; edge < 6; edge++) {
        const to = joined(tiles, at, edge, 'R');
        const road = `${Math.min(at, to)}-${Math.max(at, to)}`;
        // Every loop is also met from its first tile, so walks may keep to later ones.
        if (to < start || used.has(road)) continue;
        used.add(road);
        seen.push(to);
        walk(to);
        seen.pop();
        used.delete(road);
      }
    };
    walk(start);
  });
  return best;
}

/** Lets the water rise from the home tile until it reaches nothing new. */
function bruteRiver(tiles: Tiles): number {
  let wet = [0];
  for (;;) {
    const more = tiles.flatMap((_, at) =>
      wet.includes(at) || [0, 1, 2, 3, 4, 5].some((edge) => wet.includes(joined(tiles, at, edge, 'W')))
        ? [at]
        : [],
    );
    if (more.length === wet.length)
      return wet.filter((at) => must(tiles[at]).spec.kind.endsWith('boat')).length;
    wet = more;
  }
}
