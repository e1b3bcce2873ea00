import type { GatherRule } from '../../src/model/tile.ts';
import type { Face } from '../../src/types.ts';
import { bruteFaces, bruteShape } from './scoring.ts';
import type { ScoringVillage } from '../../src/model/scoring.ts';
import type { FarmHoldings } from '../../src/expansions/farmers/scoring-types.ts';
import { must } from '../../../../scripts/testing/must.ts';

/**
 * For tests only: scoring with The Farmers by trying everything, straight from the rules, sharing nothing with
 * the real one. Every single item tries every place it may be counted at; every flip and every marker is tried.
 */

const RESOURCES = ['wood', 'stone', 'iron', 'gold'];
const SKILLS = ['anvil', 'pick', 'saw'];
const COLOURS = ['blue', 'red', 'yellow', 'green'];
const ANIMALS = ['sheep', 'pig', 'cow'];

/** One piece; `on` is the tile it lies on, -1 for behind the screen. */
interface Piece {
  name: string;
  on: number;
}

/** What a piece may count as: one substitution and no more (SCORE-4, SCORE-13, FARM-16). */
function roles(name: string, faces: readonly Face[]): readonly string[] {
  const boat = (ability: string): boolean => faces.some((face) => face.ability === ability);
  if (!RESOURCES.includes(name) && name !== 'wheat') return [name];
  const wheat = name === 'wheat' || boat('5b') ? ['wheat'] : [];
  if (name === 'wheat') return boat('5b') ? [...RESOURCES, ...wheat] : wheat;
  return name === 'gold' || boat('3b') ? [...RESOURCES, ...wheat] : [name, ...wheat];
}

/** A place where pieces are counted together: on one tile, as one thing. */
interface Slot {
  takes: readonly string[];
}

/** A tile that takes pieces, what it makes of the numbers in its slots, and whether all groups share it. */
interface Taker {
  slots: readonly Slot[];
  points(counts: readonly number[]): number;
  shared: boolean;
}

const namesOf = { workers: COLOURS, skills: SKILLS, resources: RESOURCES };

function gatherer(rule: GatherRule): Taker {
  const names = namesOf[rule.items];
  const each = (kinds: readonly string[]): Slot[] => kinds.map((kind) => ({ takes: [kind] }));
  switch (rule.take) {
    case 'any':
      return {
        slots: [{ takes: names }],
        points: ([n = 0]) => rule.vp * Math.floor(n / rule.count),
        shared: false,
      };
    case 'kind':
      return { slots: each([rule.kind]), points: ([n = 0]) => rule.vp * n, shared: false };
    case 'each-of':
      return { slots: each(rule.kinds), points: (n) => rule.vp * Math.min(...n), shared: false };
    case 'chosen-kind': {
      const except: readonly string[] = rule.except ?? [];
      return {
        slots: each(names.filter((name) => !except.includes(name))),
        points: (n) => rule.vp * Math.max(0, ...n),
        shared: false,
      };
    }
  }
}

function takers(faces: readonly Face[]): Taker[] {
  return faces.flatMap(({ gather, farm }) => {
    const found: Taker[] = gather === undefined ? [] : [gatherer(gather)];
    if (farm?.rule === 'granary') {
      const points = ([n = 0]: readonly number[]): number => farm.vp * Math.floor(n / farm.wheat);
      found.push({ slots: [{ takes: ['wheat'] }], points, shared: false });
    }
    if (farm?.rule === 'bakery') {
      const slots = [{ takes: RESOURCES }, { takes: ['wheat'] }, { takes: SKILLS }];
      found.push({ slots, points: (n) => farm.vp * Math.min(...n), shared: true });
    }
    return found;
  });
}

/** Every way to count the pieces so far: the numbers in all slots, and the best there is beside them. */
type Ways = Map<string, number>;

class Counting {
  private readonly all: readonly Taker[];
  private readonly slots: readonly Slot[];

  constructor(
    private readonly faces: readonly Face[],
    private readonly leftGold = 1,
  ) {
    this.all = takers(faces);
    this.slots = this.all.flatMap((taker) => taker.slots);
  }

  none(): Ways {
    return new Map([[this.slots.map(() => 0).join(), 0]]);
  }

  more(ways: Ways, { name, on }: Piece): Ways {
    const after: Ways = new Map();
    const note = (key: string, points: number): void => {
      after.set(key, Math.max(points, after.get(key) ?? 0));
    };
    const counted = roles(name, this.faces);
    const yard = on < 0 ? undefined : must(this.faces[on]).yard;
    for (const [key, points] of ways) {
      note(key, points + this.alone(name, counted));
      if (yard !== undefined && (yard.resource === 'any' || counted.includes(yard.resource))) {
        note(key, points + yard.vp);
      }
      const numbers = key.split(',').map(Number);
      this.slots.forEach(({ takes }, slot) => {
        if (!takes.some((role) => counted.includes(role))) return;
        note(numbers.map((n, other) => (other === slot ? n + 1 : n)).join(), points);
      });
    }
    return after;
  }

  /** Counted at no tile: 1 as gold, White Wind's for a worker. */
  private alone(name: string, counted: readonly string[]): number {
    if (counted.includes('gold')) return this.leftGold;
    if (!COLOURS.includes(name)) return 0;
    return this.faces.reduce(
      (sum, { shape }) => sum + (shape?.shape === 'unallocated-workers' ? shape.vp : 0),
      0,
    );
  }

  /** The most that several groups of pieces make: each has its own ways, the bakery takes from all. */
  best(groups: readonly Ways[]): number {
    const tables = groups.map((ways) => this.byShared(ways));
    const go = (group: number, sum: readonly number[], points: number): number => {
      if (group === tables.length) return points + this.points(sum, true);
      let most = 0;
      for (const [key, made] of must(tables[group])) {
        const numbers = key.split(',').map(Number);
        most = Math.max(
          most,
          go(
            group + 1,
            sum.map((n, slot) => n + (numbers[slot] || 0)),
            points + made,
          ),
        );
      }
      return most;
    };
    return go(
      0,
      this.slots.map(() => 0),
      0,
    );
  }

  /** Settles the tiles that only one group takes part in. */
  private byShared(ways: Ways): Ways {
    const table: Ways = new Map();
    const shared = this.all.flatMap((taker) => taker.slots.map(() => taker.shared));
    for (const [key, points] of ways) {
      const numbers = key.split(',').map(Number);
      const made = points + this.points(numbers, false);
      const left = numbers.map((n, slot) => (shared[slot] ? n : 0)).join();
      table.set(left, Math.max(made, table.get(left) ?? 0));
    }
    return table;
  }

  private points(numbers: readonly number[], shared: boolean): number {
    let points = 0;
    let from = 0;
    for (const taker of this.all) {
      const to = from + taker.slots.length;
      if (taker.shared === shared) points += taker.points(numbers.slice(from, to));
      from = to;
    }
    return points;
  }
}

/** What the animals make: every sheep is counted at a shelter of its field, or stays in the field. */
function herdPoints(
  { fields, fieldOfTile }: FarmHoldings,
  faces: readonly Face[],
  extra: { field: number; kind: number } | null,
): number {
  let points = 0;
  fields.forEach(({ animals }, field) => {
    ANIMALS.forEach((name, kind) => {
      const count = must(animals[kind]) + (extra?.field === field && extra.kind === kind ? 1 : 0);
      const rates = faces.flatMap(({ farm }, tile) =>
        farm?.rule === 'sheep-here' && name === 'sheep' && fieldOfTile[tile] === field ? [farm.vp] : [],
      );
      const split = (left: number, inField: boolean): number => {
        if (left === 0) return inField ? fieldWorth(kind, faces) : 0;
        return Math.max(split(left - 1, true), ...rates.map((vp) => vp + split(left - 1, inField)));
      };
      points += split(count, false);
    });
  });
  return points;
}

export function fieldWorth(kind: number, faces: readonly Face[]): number {
  const rates = faces.flatMap(({ farm }) =>
    farm?.rule === 'fields-with' && farm.kind === ANIMALS[kind] ? [farm.vp] : [],
  );
  return Math.max(must([1, 2, 3][kind]), ...rates);
}

/** FARM-14. */
export function hillPoints({ fields, fieldOfTile }: FarmHoldings, face: Face, tile: number): number {
  const field = must(fieldOfTile[tile]);
  if (face.farm?.rule !== 'tiles-of-field' || field < 0) return 0;
  return face.farm.vp * new Set(must(fields[field]).tiles.filter((other) => other !== tile)).size;
}

export function bruteFarmTotal(village: ScoringVillage, farm: FarmHoldings): number {
  return Math.max(...bruteFaces(village).map((faces) => bestShowing(village, farm, faces)));
}

/** The best with these faces, over every marker. */
function bestShowing(village: ScoringVillage, farm: FarmHoldings, faces: readonly Face[]): number {
  const counting = new Counting(faces);
  const groups = piecesOf(village, farm).map((pieces) =>
    pieces.reduce((ways, piece) => counting.more(ways, piece), counting.none()),
  );
  let fixed = 0;
  faces.forEach((face, at) => {
    fixed += (face.vp ?? 0) + bruteShape(village, faces, at) + hillPoints(farm, face, at);
  });
  const goods = counting.best(groups);
  const herds = herdPoints(farm, faces, null);
  let best = goods + herds;
  const asPiece = (group: number, piece: Piece): void => {
    const more = groups.map((ways, other) => (other === group ? counting.more(ways, piece) : ways));
    best = Math.max(best, counting.best(more) + herds);
  };
  if (village.marker) {
    for (const name of COLOURS) asPiece(0, { name, on: -1 });
    for (const name of SKILLS) asPiece(1, { name, on: -1 });
    // It may lie on a yard; lying on any other tile means nothing.
    const places = [-1, ...faces.keys()].filter((on) => on < 0 || must(faces[on]).yard !== undefined);
    for (const name of RESOURCES) for (const on of places) asPiece(2, { name, on });
    asPiece(2, { name: 'wheat', on: -1 });
    farm.fields.forEach((_, field) => {
      for (const kind of ANIMALS.keys())
        best = Math.max(best, goods + herdPoints(farm, faces, { field, kind }));
    });
  }
  return fixed + best;
}

/** Workers; skills; resources and wheat. */
function piecesOf({ workers, skills, tiles }: ScoringVillage, { wheat }: FarmHoldings): Piece[][] {
  const many = (name: string, count: number, on = -1): Piece[] =>
    Array.from({ length: count }, () => ({ name, on }));
  return [
    COLOURS.flatMap((name, kind) => many(name, must(workers[kind]))),
    SKILLS.flatMap((name, kind) => many(name, must(skills[kind]))),
    [
      ...tiles.flatMap(({ resources }, on) =>
        RESOURCES.flatMap((name, kind) => many(name, must(resources[kind]), on)),
      ),
      ...many('wheat', wheat),
    ],
  ];
}

/** The most that these pieces make on this one face: to check a line of the sheet. */
export function bruteFarmLine(faces: readonly Face[], at: number, names: readonly string[]): number {
  const alone = faces.map((face, other): Face => {
    if (other === at) return face;
    return face.ability === undefined ? {} : { ability: face.ability };
  });
  const counting = new Counting(alone, 0);
  const ways = names.reduce((before, name) => counting.more(before, { name, on: at }), counting.none());
  return counting.best([ways]);
}
