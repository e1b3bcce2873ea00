import type { Content } from '../model/game.ts';
import type { Chance, DrawnFor } from '../model/run.ts';
import { COLOURS, SKILLS } from '../model/names.ts';
import { skillCounts, workerCounts } from '../model/pieces.ts';
import { canonicalJson } from '../model/canonical.ts';
import { Reader } from '../model/reader.ts';
import type { Draw } from './record.ts';

/** Passes draws through and writes each down. Drawing nothing is no draw. */
export class RecordingChance implements Chance {
  private readonly content: Content;
  private readonly chance: Chance;
  private readonly write: (draw: Draw) => void;

  constructor(content: Content, chance: Chance, write: (draw: Draw) => void) {
    this.content = content;
    this.chance = chance;
    this.write = write;
  }

  workers(bag: ArrayLike<number>, n: number, drawnFor: DrawnFor): ArrayLike<number> {
    const drawn = this.chance.workers(bag, n, drawnFor);
    if (n > 0) this.write({ what: 'workers', for: drawnFor, drawn: workerCounts(drawn) });
    return drawn;
  }

  skills(pile: ArrayLike<number>, n: number, drawnFor: DrawnFor): ArrayLike<number> {
    const drawn = this.chance.skills(pile, n, drawnFor);
    if (n > 0) this.write({ what: 'skills', for: drawnFor, drawn: skillCounts(drawn) });
    return drawn;
  }

  tiles(
    what: 'home' | 'market' | 'winter',
    candidates: readonly number[],
    n: number,
    drawnFor: DrawnFor,
  ): number[] {
    const drawn = this.chance.tiles(what, candidates, n, drawnFor);
    if (n > 0) this.write({ what, for: drawnFor, drawn: drawn.map((tile) => this.content.ids[tile]) });
    return drawn;
  }

  face(tile: number): number {
    const face = this.chance.face(tile);
    this.write({ what: 'face', for: this.content.ids[tile], drawn: face === 0 ? 'a' : 'b' });
    return face;
  }
}

/**
 * Draws what a record says was drawn, refusing what could not have been. Given the seeded stream as well, each
 * draw must also be the one the seed gives.
 */
export class RecordedChance implements Chance {
  private readonly content: Content;
  private readonly next: () => Draw;
  private readonly seeded: Chance | null;
  private readonly read = new Reader('BAD_RECORD');

  constructor(content: Content, next: () => Draw, seeded: Chance | null) {
    this.content = content;
    this.next = next;
    this.seeded = seeded;
  }

  workers(bag: ArrayLike<number>, n: number, drawnFor: DrawnFor): ArrayLike<number> {
    if (n === 0) return [0, 0, 0, 0];
    const drawn = this.counts('workers', COLOURS, bag, n, drawnFor);
    this.compare(drawn, this.seeded?.workers(bag, n, drawnFor));
    return drawn;
  }

  skills(pile: ArrayLike<number>, n: number, drawnFor: DrawnFor): ArrayLike<number> {
    if (n === 0) return [0, 0, 0];
    const drawn = this.counts('skills', SKILLS, pile, n, drawnFor);
    this.compare(drawn, this.seeded?.skills(pile, n, drawnFor));
    return drawn;
  }

  tiles(
    what: 'home' | 'market' | 'winter',
    candidates: readonly number[],
    n: number,
    drawnFor: DrawnFor,
  ): number[] {
    if (n === 0) return [];
    const ids = this.read.list(this.take(what, drawnFor).drawn, what);
    const drawn = candidates.filter((tile) => ids.includes(this.content.ids[tile]));
    if (drawn.length !== n || ids.length !== n) this.read.refuse('wrong-draw', { path: what, count: n });
    this.compare(drawn, this.seeded?.tiles(what, candidates, n, drawnFor));
    return drawn;
  }

  face(tile: number): number {
    const drawn = this.take('face', this.content.ids[tile]).drawn;
    const face = ['a', 'b'].indexOf(this.read.oneOf(drawn, 'face', ['a', 'b']));
    this.compare(face, this.seeded?.face(tile));
    return face;
  }

  private take(what: Draw['what'], drawnFor: DrawnFor): Draw {
    const draw = this.next();
    if (draw.what !== what || draw.for !== drawnFor) {
      this.read.refuse('unexpected-draw', { path: 'chance', what, for: drawnFor });
    }
    return draw;
  }

  private counts(
    what: 'workers' | 'skills',
    names: readonly string[],
    pool: ArrayLike<number>,
    n: number,
    drawnFor: DrawnFor,
  ): number[] {
    const drawn = this.read.counts(this.take(what, drawnFor).drawn, what, names);
    const total = drawn.reduce((sum, count) => sum + count, 0);
    if (total !== n || drawn.some((count, kind) => count > pool[kind])) {
      this.read.refuse('wrong-draw', { path: what, count: n });
    }
    return drawn;
  }

  private compare(recorded: unknown, seeded: unknown): void {
    if (this.seeded === null) return;
    const same =
      canonicalJson(recorded) ===
      canonicalJson(Array.isArray(seeded) ? seeded.slice(0, length(recorded)) : seeded);
    if (!same) this.read.contradiction('chance', 'draw-differs-from-seed');
  }
}

const length = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
