import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FARMERS_VOCABULARY } from '../../src/expansions/farmers/content/vocabulary.ts';
import { FARMERS_CONTENT, MIXED_TILES } from '../../src/expansions/farmers/index.ts';
import {
  BASE_CONTENT,
  BASE_TILES,
  BASE_VOCABULARY,
  type Content,
  Game,
  QuickRandom,
  randomAction,
  replayRecord,
  withOverrides,
} from '../../src/index.ts';
import { missingPieces } from '../../src/testkit/index.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { anyOverrides, overriding } from '../support/overrides.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

function playOut(content: Content, options: object, seed: string): Game {
  const game = Game.create(content, options, seed);
  const random = new QuickRandom(seed);
  while (!game.over) {
    const [{ player }] = atLeast(1, game.pending());
    game.play(player, randomAction(game.state, player, random));
  }
  return game;
}

describe('games with corrected tiles', () => {
  it.each([
    ['base game', BASE_CONTENT, BASE_TILES, BASE_VOCABULARY, 'off'],
    ['expansion', FARMERS_CONTENT, MIXED_TILES, FARMERS_VOCABULARY, 'mixed'],
  ])(
    'of the %s come to their end and replay, whatever was corrected',
    (_, content, tiles, words, farmers) => {
      // Many at once: two or three tiles would rarely matter in a game of chance.
      const many = fc.array(anyOverrides(tiles, words.gains), { minLength: 6, maxLength: 6 });
      fc.assert(
        fc.property(many, fc.integer({ min: 2, max: 6 }), fc.string(), (parts, players, seed) => {
          const merged: object = Object.assign({}, ...parts.map((part) => part.tiles));
          const corrected = withOverrides(content, overriding(merged));
          const game = playOut(corrected, { players, farmers }, seed);
          expect(missingPieces(game.state)).toEqual([]);
          const record: unknown[] = JSON.parse(JSON.stringify(game.record()));
          expect(replayRecord(content, record).result).toEqual(game.record().at(-1));
        }),
        { numRuns: FULL ? 15 : 5 },
      );
    },
  );
});

describe('the expansion', () => {
  it('knows the words for its own tiles', () => {
    expect(FARMERS_CONTENT.vocabulary).toEqual(FARMERS_VOCABULARY);
  });

  it('lets every value be corrected that is not confirmed', () => {
    const unsure = MIXED_TILES.filter(({ calibrated = [] }) => calibrated.length > 0);
    expect(unsure.length).toBeGreaterThan(15);
    const say = ({ front, back, upgradeCost, edges, gives }: (typeof unsure)[number]) => ({
      edges,
      front,
      ...(back ? { back } : {}),
      ...(upgradeCost ? { upgradeCost } : {}),
      ...(gives ? { gives } : {}),
    });
    // The kind of a rule is fixed: only its numbers can be corrected.
    const numbers = (key: string, value: unknown) =>
      ['rule', 'kind', 'shape'].includes(key) && typeof value === 'string' ? undefined : value;
    const tiles = JSON.parse(
      JSON.stringify(Object.fromEntries(unsure.map((tile) => [tile.id, say(tile)])), numbers),
    ) as object;
    const corrected = withOverrides(FARMERS_CONTENT, overriding(tiles));
    for (const tile of corrected.tiles) expect(tile.calibrated ?? [], tile.id).toEqual([]);
  });
});
