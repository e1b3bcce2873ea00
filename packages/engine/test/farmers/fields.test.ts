import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layTile } from '../../src/board/village.ts';
import {
  explainField,
  explainFields,
  explainPair,
  FARMERS_CONTENT,
} from '../../src/expansions/farmers/index.ts';
import { legalActions } from '../../src/play.ts';
import type { Action } from '../../src/types.ts';
import type { State } from '../../src/model/state.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { Raster } from './raster.ts';
import { type Laid, tableWith, villages } from './villages.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

/* The engine's fields against those of villages drawn on paper (raster.ts). */

const MOST = 25;
const SEED = 20_111;

const check = <T>(values: fc.Arbitrary<T>, numRuns: number, property: (value: T) => void) =>
  fc.assert(fc.property(values, property), {
    numRuns: FULL ? numRuns * 10 : Math.ceil(numRuns / 8),
    seed: SEED,
  });

/** What the engine says, in the raster's words. */
const fieldsOf = (s: State) =>
  explainFields(s, 0).map(({ name, sectors, tiles }) => ({
    name,
    halves: sectors.flatMap(({ tile, halves }) => halves.map((half) => `${tile}:${half}`)),
    tiles,
  }));

const drawn = (village: readonly Laid[]) =>
  new Raster(village).fields.map(({ name, halves, tiles }) => ({ name, halves: inOrder(halves), tiles }));
/** Within a tile the engine goes sector by sector. */
const inOrder = (halves: readonly string[]) => [...halves].sort();
const sorted = (fields: ReturnType<typeof fieldsOf>) =>
  fields.map((field) => ({ ...field, halves: inOrder(field.halves) }));

/** Fields without their names: what the order of placing must not change. */
const partition = (fields: readonly { halves: string[] }[]) =>
  fields.map(({ halves }) => inOrder(halves).join(' ')).sort();

describe('fields against the raster', () => {
  it('FARM-4: half-edges fall into fields as they do on paper, by name, with every tile reached', () => {
    check(villages(MOST, fc.constant(false)), 150, (village) => {
      expect(sorted(fieldsOf(tableWith(village)))).toEqual(drawn(village));
    });
  });

  it('MOVE-6: so they do where boat 2a set edges against others', () => {
    check(villages(MOST, fc.constant(true)), 150, (village) => {
      expect(sorted(fieldsOf(tableWith(village)))).toEqual(drawn(village));
    });
  });

  it('FARM-3: each single tile is cut as on paper, in every rotation', () => {
    const home = { tile: 'home-1', edges: 'RRRWRR', q: 0, r: 0, rotation: 0 };
    const boat = { tile: 'boat-2', edges: 'WFFWFF', q: 0, r: -1, rotation: 0 };
    for (const [i, { id, edges, kind }] of FARMERS_CONTENT.tiles.entries()) {
      if (kind === 'home' || id === boat.tile) continue;
      // The quick run turns each tile two ways, and different tiles differently.
      for (let rotation = FULL ? 0 : i % 3; rotation < 6; rotation += FULL ? 1 : 3) {
        const village = [home, boat, { tile: id, edges, q: 0, r: -2, rotation }];
        expect(sorted(fieldsOf(tableWith(village)))).toEqual(drawn(village));
      }
    }
    for (const { id, edges } of FARMERS_CONTENT.tiles.filter(({ kind }) => kind === 'home')) {
      const village = [{ tile: id, edges, q: 0, r: 0, rotation: 0 }];
      expect(sorted(fieldsOf(tableWith(village)))).toEqual(drawn(village));
      expect(drawn(village)).toHaveLength(5);
    }
  });

  it('FARM-4: any half-edge names its field, and a half of a water edge names none', () => {
    check(villages(MOST), 20, (village) => {
      const s = tableWith(village);
      const names = new Map(
        new Raster(village).fields.flatMap(({ name, halves }) => halves.map((half) => [half, name] as const)),
      );
      for (const { tile } of village) {
        for (let half = 0; half < 12; half++) {
          const name = `${tile}:${half}`;
          expect(explainField(s, 0, name)?.name).toBe(names.get(name));
        }
      }
    });
  });

  it('FARM-5: laying tiles one by one gives the fields of the whole, and fields only ever merge', () => {
    check(villages(MOST), 30, (village) => {
      const s = tableWith(village.slice(0, 1));
      let before = fieldsOf(s);
      for (const { tile, q, r, rotation } of village.slice(1)) {
        const index = s.content.indexOf.get(tile)!;
        layTile(s, 0, index, q, r, rotation);
        must(s.content.expansions[0]).tileLaid!(s, 0, index);
        const after = fieldsOf(s);
        for (const { halves } of before) {
          expect(after.filter((field) => halves.some((half) => field.halves.includes(half)))).toHaveLength(1);
        }
        before = after;
      }
      expect(sorted(before)).toEqual(drawn(village));
    });
  });

  it('FARM-5: the order of placing changes names, not fields', () => {
    const shuffled = villages(MOST).chain((village) =>
      fc.tuple(
        fc.constant(village),
        fc.shuffledSubarray(village.slice(1), { minLength: village.length - 1 }),
      ),
    );
    check(shuffled, 60, ([village, others]) => {
      const again = tableWith([must(village[0]), ...others]);
      expect(partition(fieldsOf(again))).toEqual(partition(fieldsOf(tableWith(village))));
      expect(sorted(fieldsOf(again))).toEqual(drawn([must(village[0]), ...others]));
    });
  });

  it('FARM-7: fields are adjacent, through the tiles that have both, and as far apart as on paper', () => {
    check(villages(MOST), 60, (village) => {
      const s = tableWith(village);
      const raster = new Raster(village);
      const steps = raster.distances();
      raster.fields.forEach((one, a) => {
        const neighbours = raster.fields.flatMap(({ name, tiles }, b) =>
          must(steps[a])[b] === 1
            ? [{ field: name, through: one.tiles.filter((tile) => tiles.includes(tile)) }]
            : [],
        );
        expect(explainField(s, 0, one.name)?.neighbours).toEqual(neighbours);
      });
      const [first] = atLeast(1, raster.fields);
      raster.fields.forEach((other, b) => {
        const pair = explainPair(s, 0, first.name, other.name);
        expect(pair?.steps ?? -1).toBe(must(steps[0])[b]);
        expect(pair?.relation).toBe(b === 0 ? 'same' : must(steps[0])[b] === 1 ? 'adjacent' : 'apart');
      });
    });
  });

  it('FARM-7: an animal reaches just the fields within its points', () => {
    const herds = fc.record({
      village: villages(MOST),
      start: fc.nat(999),
      points: fc.integer({ min: 1, max: 6 }),
    });
    check(herds, 60, ({ village, start, points }) => {
      const raster = new Raster(village);
      const at = start % raster.fields.length;
      const from = must(raster.fields[at]).name;
      const pending = [{ player: 0, decision: 'transport' as const, points }];
      const s = tableWith(withAnimals(village, from), { pending });
      const goals = legalActions(s, 0).flatMap((action) => herdGoal(action, from));
      const steps = must(raster.distances()[at]);
      const reachable = raster.fields.filter((_, to) => must(steps[to]) > 0 && must(steps[to]) <= points);
      expect(inOrder(goals)).toEqual(inOrder(reachable.map(({ name }) => name)));
    });
  });
});

function withAnimals(village: readonly Laid[], field: string): Laid[] {
  const [tile, half] = field.split(':');
  const animals = [{ kind: 'sheep' as const, half: Number(half), count: 1 }];
  return village.map((laid) => (laid.tile === tile ? { ...laid, animals } : laid));
}

function herdGoal(action: Action, from: string): string[] {
  if (action.type !== 'herd') return [];
  expect(action.from).toBe(from);
  return [action.to];
}
