import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentComplaints } from '../../src/content/check.ts';
import { FARMERS_VOCABULARY } from '../../src/expansions/farmers/content/vocabulary.ts';
import {
  applyOverrides,
  BASE_CONTENT,
  BASE_TILES,
  BASE_VOCABULARY,
  buildContent,
  canonicalJson,
  isCalibrated,
  overridesHash,
  sha256Hex,
  type TileSpec,
  withOverrides,
} from '../../src/index.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { ALL_TILES, anyOverrides, overriding } from '../support/overrides.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

type Fields = Record<string, unknown>;

/** The fields as overrides give them, down to those that are replaced whole. */
function leaves(given: Fields, path: string[] = []): [string[], unknown][] {
  return Object.entries(given).flatMap(([name, value]): [string[], unknown][] => {
    const here = [...path, name];
    const goesOn = name === 'front' || name === 'back' || (path.length === 1 && name !== 'vp');
    return goesOn ? leaves(value as Fields, here) : [[here, value]];
  });
}

const at = (tile: TileSpec, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Fields | undefined)?.[step], tile);

const tileNamed = (tiles: readonly TileSpec[], id: string) => tiles.find((tile) => tile.id === id)!;

describe('corrected tiles', () => {
  it('have every field that was given, and all others as printed', () => {
    fc.assert(
      fc.property(anyOverrides(ALL_TILES, FARMERS_VOCABULARY.gains), (overrides) => {
        const corrected = applyOverrides(ALL_TILES, overrides, FARMERS_VOCABULARY);
        expect(contentComplaints(corrected)).toEqual([]);
        const untouched = (tile: TileSpec) => !Object.hasOwn(overrides.tiles, tile.id);
        expect(corrected.filter(untouched)).toEqual(ALL_TILES.filter(untouched));
        for (const [id, given] of Object.entries(overrides.tiles) as [string, Fields][]) {
          const tile = tileNamed(corrected, id);
          const printed = tileNamed(ALL_TILES, id);
          const fields = leaves(given);
          expect([...tile.overridden!].sort()).toEqual(fields.map(([path]) => path.join('.')).sort());
          for (const [path, value] of fields) {
            expect(at(tile, path)).toEqual(value ?? undefined);
            expect(isCalibrated(tile, path.join('.'))).toBe(false);
          }
          for (const path of ['id', 'kind', 'season', 'number', 'minPlayers', 'goods', 'front.ability']) {
            expect(at(tile, path.split('.'))).toEqual(at(printed, path.split('.')));
          }
          for (const path of ['edges', 'upgradeCost', 'gives', 'back.vp', 'front.vp', 'front.use.pay']) {
            if (fields.some(([field]) => field.join('.') === path)) continue;
            expect(at(tile, path.split('.'))).toEqual(at(printed, path.split('.')));
            if (at(printed, path.split('.')) === undefined) continue;
            expect(isCalibrated(tile, path)).toBe(isCalibrated(printed, path));
          }
        }
      }),
      { numRuns: FULL ? 100 : 20 },
    );
  });

  it('are kept with the content, and go away again', () => {
    fc.assert(
      fc.property(anyOverrides(BASE_TILES, BASE_VOCABULARY.gains), (overrides) => {
        const corrected = withOverrides(BASE_CONTENT, overrides);
        expect(corrected.tiles).toEqual(applyOverrides(BASE_TILES, overrides));
        expect(corrected.overrides).toEqual({ hash: overridesHash(overrides), overrides });
        expect(withOverrides(corrected, null).tiles).toEqual(BASE_TILES);
        expect(withOverrides(corrected, overrides)).toEqual(corrected);
      }),
      { numRuns: FULL ? 50 : 12 },
    );
  });

  it('are confirmed where a value is said again as it is printed', () => {
    const printed = tileNamed(ALL_TILES, 'farm-yard');
    expect(printed.calibrated).toEqual(['back.vp', 'upgradeCost', 'edges']);
    const same = { edges: printed.edges, back: { vp: printed.back!.vp } };
    const [corrected] = applyOverrides([printed], overriding({ 'farm-yard': same }), FARMERS_VOCABULARY);
    expect(corrected).toEqual({ ...printed, calibrated: ['upgradeCost'], overridden: ['edges', 'back.vp'] });
  });

  it('lose a payment with everything about it, and swap a fixed gain for a chosen one', () => {
    const given = {
      front: { use: { pay: null } },
      back: { use: { pay: null, gainOneOf: [{ wood: 1 }, { iron: 2 }] } },
    };
    const tavern = tileNamed(applyOverrides(BASE_TILES, overriding({ tavern: given })), 'tavern');
    expect(tavern.front.use).toEqual({ gain: { bagWorkers: 2 } });
    expect(tavern.back!.use).toEqual({ gainOneOf: [{ wood: 1 }, { iron: 2 }] });
  });

  it('give nothing of the printed content away to change', () => {
    const before = JSON.stringify(ALL_TILES);
    const given = { keywood: { front: { use: { gain: { wood: 2 } } } } };
    const corrected = withOverrides(BASE_CONTENT, overriding(given));
    given.keywood.front.use.gain.wood = 9;
    expect(corrected.overrides!.overrides).toEqual(
      overriding({ keywood: { front: { use: { gain: { wood: 2 } } } } }),
    );
    expect(JSON.stringify(ALL_TILES)).toBe(before);
  });
});

describe('an edition', () => {
  const [keywood, ...others] = atLeast(1, BASE_TILES);
  const small = buildContent(others);
  const edition = { off: small, mixed: BASE_CONTENT, all: BASE_CONTENT };
  const overrides = overriding({ [keywood.id]: { edges: 'FFFFFF' }, workshop: { back: { vp: 4 } } });

  it('corrects in each of its contents the tiles it has, and keeps what is shared shared', () => {
    const { off, mixed, all } = withOverrides(edition, overrides);
    expect(off.overrides!.overrides).toEqual(overriding({ workshop: { back: { vp: 4 } } }));
    expect(mixed.overrides!.overrides).toEqual(overrides);
    expect(all).toBe(mixed);
    expect(tileNamed(off.tiles, 'workshop').back!.vp).toBe(4);
    expect(withOverrides(edition, overriding({ [keywood.id]: { edges: 'FFFFFF' } })).off).toBe(small);
  });
});

describe('the hash of overrides', () => {
  it('is that of the canonical text, and stays what it is', () => {
    const overrides = overriding({
      keywood: { back: { vp: 4, use: { gain: { wood: 2 } } }, edges: 'RRFRRF' },
    });
    const turned = {
      tiles: { keywood: { edges: 'RRFRRF', back: { use: { gain: { wood: 2 } }, vp: 4 } } },
      format: overrides.format,
    };
    expect(overridesHash(overrides)).toBe(sha256Hex(canonicalJson(overrides)));
    expect(overridesHash(turned)).toBe(overridesHash(overrides));
    expect(overridesHash(overrides)).toBe('be2eaea5962e3588232ac3b0f55e780dc25682ca5612a4f98d85131674292614');
    expect(withOverrides(BASE_CONTENT, overrides).overrides!.hash).toBe(overridesHash(overrides));
  });
});
