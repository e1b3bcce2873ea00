import type { FarmersFace } from './types.ts';
import type { Case, Count, Draft } from '../../model/scoring.ts';
import type { FarmField, FarmHoldings } from './scoring-types.ts';
import { KINDS } from './types.ts';

/** The points of a field with at least one sheep, pig or cow, unless a tile gives more (FARM-12). */
const FIELD_POINTS: readonly number[] = [1, 2, 3];
const SHEEP = 0;

/** The animal that the marker is. */
interface MarkerAnimal {
  field: number;
  kind: number;
}

/** The points of fields and of tiles that score their field (FARM-12 to FARM-14, SCORE-5). */
export function fieldCase(farm: FarmHoldings, faces: readonly FarmersFace[], marker: boolean): Case {
  const rules = new FieldRules(farm, faces);
  const points = rules.total();
  const plain = new FieldCount(farm, rules, points);
  if (!marker) return { plain, marked: null };
  let marked: FieldCount | null = null;
  let gain = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (let field = 0; field < farm.fields.length; field++) {
      const before = farm.fields[field].animals[kind];
      const more = rules.herd(field, kind, before + 1) - rules.herd(field, kind, before);
      if (more <= gain) continue;
      gain = more;
      marked = new FieldCount(farm, rules, points + more, { field, kind });
    }
  }
  return { plain, marked };
}

/** A tile with points for what is in, or around, its field. */
interface FieldTile {
  tile: number;
  vp: number;
}

/** What the showing faces say about fields. */
class FieldRules {
  /** By kind: what a field with at least one of it makes. A tile never lowers it. */
  readonly worth = FIELD_POINTS.slice();
  /** By field: the best shelter there; the earlier of two alike. */
  readonly shelters: (FieldTile | undefined)[] = [];
  readonly hillsides: (FieldTile & { count: number })[] = [];

  constructor(
    private readonly farm: FarmHoldings,
    faces: readonly FarmersFace[],
  ) {
    for (let tile = 0; tile < faces.length; tile++) {
      const rule = faces[tile].farm;
      if (rule === undefined) continue;
      const { vp } = rule;
      if (rule.rule === 'fields-with') {
        const kind = KINDS.indexOf(rule.kind);
        this.worth[kind] = Math.max(this.worth[kind], vp);
        continue;
      }
      const at = farm.fieldOfTile[tile] ?? -1;
      const field: FarmField | undefined = farm.fields[at];
      if (field === undefined) continue;
      if (rule.rule === 'sheep-here' && vp > (this.shelters[at]?.vp ?? 0)) this.shelters[at] = { tile, vp };
      if (rule.rule === 'tiles-of-field') {
        const count = new Set(field.tiles).size - (field.tiles.includes(tile) ? 1 : 0);
        this.hillsides.push({ tile, vp, count });
      }
    }
  }

  /** How many of the sheep in the field are better counted at its shelter: all, or all but one (FARM-13). */
  sheltered(field: number, sheep: number): number {
    const shelter = this.shelters[field];
    if (shelter === undefined || sheep === 0) return 0;
    return shelter.vp >= this.worth[SHEEP] ? sheep : sheep - 1;
  }

  /** The best points of a number of animals of a kind. */
  herd(field: number, kind: number, count: number): number {
    const sheltered = kind === SHEEP ? this.sheltered(field, count) : 0;
    const points = sheltered === 0 ? 0 : sheltered * this.shelters[field]!.vp;
    return count > sheltered ? points + this.worth[kind] : points;
  }

  total(): number {
    let points = 0;
    for (const { vp, count } of this.hillsides) points += vp * count;
    this.farm.fields.forEach(({ animals }, field) => {
      for (let kind = 0; kind < KINDS.length; kind++) points += this.herd(field, kind, animals[kind]);
    });
    return points;
  }
}

class FieldCount implements Count {
  readonly marker?: string;

  constructor(
    private readonly farm: FarmHoldings,
    private readonly rules: FieldRules,
    readonly points: number,
    private readonly extra?: MarkerAnimal,
  ) {
    if (extra !== undefined) this.marker = KINDS[extra.kind];
  }

  write(draft: Draft): void {
    for (const { tile, vp, count } of this.rules.hillsides) {
      if (vp * count === 0) continue;
      draft.tiles[tile].points += vp * count;
      draft.tiles[tile].count = count;
    }
    for (let field = 0; field < this.farm.fields.length; field++) {
      for (let kind = 0; kind < KINDS.length; kind++) this.writeHerd(draft, field, kind);
    }
  }

  /** The field gets an animal of its own before the marker does; the shelter gets the others. */
  private writeHerd(draft: Draft, field: number, kind: number): void {
    const { name, animals } = this.farm.fields[field];
    const own = animals[kind];
    const marker = this.extra?.field === field && this.extra.kind === kind ? 1 : 0;
    const sheltered = kind === SHEEP ? this.rules.sheltered(field, own + marker) : 0;
    const outside = own + marker - sheltered;
    if (outside > 0) {
      const line = { field: name, kind: KINDS[kind], points: this.rules.worth[kind] };
      draft.others.push(own === 0 ? { ...line, marker: KINDS[kind] } : line);
    }
    if (sheltered === 0) return;
    const { tile, vp } = this.rules.shelters[field]!;
    const line = draft.tiles[tile];
    line.points += vp * sheltered;
    const real = Math.min(sheltered, outside > 0 ? own - 1 : own);
    if (real > 0) line.items = { ...line.items, [KINDS[kind]]: real };
    if (real < sheltered) line.marker = KINDS[kind];
  }
}
