import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FARMERS_TILES } from '../../src/expansions/farmers/content/tiles.ts';
import { FARMERS_VOCABULARY } from '../../src/expansions/farmers/content/vocabulary.ts';
import { applyOverrides, BASE_CONTENT, BASE_TILES, RefusalError, withOverrides } from '../../src/index.ts';
import { overriding, refusalOf } from '../support/overrides.ts';
import { WRONG } from './wrong-overrides.ts';

const PIECES = 'expected a whole number from 1 to 12';
const NONE = 'has none, and none can be added';

function codeOf(step: () => unknown): string {
  try {
    step();
    return 'none';
  } catch (error) {
    return error instanceof RefusalError ? error.refusal.code : String(error);
  }
}

describe('overrides', () => {
  it.each(WRONG)('is refused for $name', ({ tiles, message }) => {
    const refusal = refusalOf(() => applyOverrides(BASE_TILES, overriding(tiles)));
    expect(refusal.code).toBe('BAD_REQUEST');
    expect(refusal.message.slice(0, message.length)).toBe(message);
    expect(refusal.message).toMatch(`${(refusal.facts as { path: string }).path}: `);
    expect(refusalOf(() => withOverrides(BASE_CONTENT, overriding(tiles)))).toEqual(refusal);
  });

  it.each([
    [[], 'expected an object'],
    [{ tiles: {} }, 'format: expected keyflower-tiles/1'],
    [{ format: 'keyflower-tiles/2', tiles: {} }, 'format: expected keyflower-tiles/1'],
    [{ format: 'keyflower-tiles/1' }, 'tiles: expected an object'],
    [{ format: 'keyflower-tiles/1', tile: {} }, 'tile: there is no such field; did you mean "tiles"?'],
    [overriding(JSON.parse('{"__proto__":{}}') as object), 'tiles.__proto__: there is no such tile'],
    [
      overriding({ keywood: { constructor: {} } }),
      'tiles.keywood.constructor: there is no such field; there is edges, front, back, upgradeCost',
    ],
  ])('is refused as %j', (overrides, message) => {
    const refusal = refusalOf(() => withOverrides(BASE_CONTENT, overrides));
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', message });
  });

  it.each([
    [
      { 'farmers-turn-order-1-2p': { gives: { goat: 1 } } },
      'tiles.farmers-turn-order-1-2p.gives.goat: there is no such field; there is wheat, sheep, pig, cow',
    ],
    [
      { 'farmers-turn-order-1-2p': { gives: { wheat: 13 } } },
      `tiles.farmers-turn-order-1-2p.gives.wheat: ${PIECES}`,
    ],
    [{ 'farm-yard': { gives: { wheat: 1 } } }, `tiles.farm-yard.gives: the printed tile ${NONE}`],
    [{ granary: { front: { farm: { wheat: 0 } } } }, `tiles.granary.front.farm.wheat: ${PIECES}`],
    [
      { dairy: { front: { farm: { wheat: 2 } } } },
      'tiles.dairy.front.farm.wheat: there is no such field; there is vp',
    ],
    [{ dairy: { front: { farm: { kind: 'pig' } } } }, 'tiles.dairy.front.farm.kind: there is no such field'],
    [
      { pigsty: { front: { use: { gain: { pigs: 1 } } } } },
      'tiles.pigsty.front.use.gain.pigs: there is no such field; did you mean "pig"?',
    ],
  ])('knows the words of the expansion: %j', (tiles, message) => {
    const refusal = refusalOf(() => applyOverrides(FARMERS_TILES, overriding(tiles), FARMERS_VOCABULARY));
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(message) as string });
  });

  it('never breaks anything, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('keywood', 'tavern', 'boat-1', 'home-1'), (value, id) => {
        for (const overrides of [value, overriding(value as object), overriding({ [id]: value })]) {
          const refused = codeOf(() => withOverrides(BASE_CONTENT, overrides));
          expect(['none', 'BAD_REQUEST']).toContain(refused);
        }
      }),
    );
  });
});
