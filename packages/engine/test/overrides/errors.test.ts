import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FARMERS_TILES } from '../../src/expansions/farmers/content/tiles.ts';
import { FARMERS_VOCABULARY } from '../../src/expansions/farmers/content/vocabulary.ts';
import {
  applyOverrides,
  BASE_CONTENT,
  BASE_TILES,
  BASE_VOCABULARY,
  parseOverridesText,
  RefusalError,
  withOverrides,
} from '../../src/index.ts';
import { anyOverrides, overriding, refusalOf } from '../support/overrides.ts';
import { WRONG } from './wrong-overrides.ts';

/** A file with one tile's corrections, every field in a line of its own. */
const fileOf = (tiles: object) => JSON.stringify(overriding(tiles), null, 2);

const PIECES = 'a whole number from 1 to 12 is expected';
const NONE = 'has none, and none can be added';

function codeOf(step: () => unknown): string {
  try {
    step();
    return 'none';
  } catch (error) {
    return error instanceof RefusalError ? error.refusal.code : String(error);
  }
}

describe('a file with corrections', () => {
  it.each(WRONG)('is refused for $name, with the line', ({ tiles, line, message }) => {
    const text = fileOf(tiles);
    const refusal = refusalOf(() => parseOverridesText(text, BASE_CONTENT));
    const field = text.split('\n')[line - 1];
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', line, column: field.search(/\S/) + 1 });
    expect(refusal.message).toMatch(`line ${line}, column ${refusal.column}: ${message}`);
    const direct = refusalOf(() => applyOverrides(BASE_TILES, JSON.parse(text)));
    expect(direct.message).toMatch(message);
    expect(refusalOf(() => withOverrides(BASE_CONTENT, JSON.parse(text)))).toEqual(direct);
  });

  it.each([
    ['', 'BAD_JSON', 1, 'the text ends here: a value is expected'],
    ['{\n  "format": "keyflower-tiles/1"\n  "tiles": {}\n}', 'BAD_JSON', 3, '"," or "}" is expected'],
    [
      '{"format":"keyflower-tiles/1","tiles":{\n"keywood":{},\n"keywood":{}}}',
      'BAD_JSON',
      3,
      '"keywood" is there already',
    ],
    ['[]', 'BAD_REQUEST', 1, 'an object is expected'],
    ['{"tiles":{}}', 'BAD_REQUEST', 1, 'format: "keyflower-tiles/1" is expected'],
    [
      '{\n"format":"keyflower-tiles/2","tiles":{}}',
      'BAD_REQUEST',
      2,
      'format: "keyflower-tiles/1" is expected',
    ],
    ['{"format":"keyflower-tiles/1"}', 'BAD_REQUEST', 1, 'tiles: an object is expected'],
    [
      '{"format":"keyflower-tiles/1",\n"tile":{}}',
      'BAD_REQUEST',
      2,
      'tile: there is no such field; did you mean "tiles"?',
    ],
    [
      '{"format":"keyflower-tiles/1",\n"tiles":{"__proto__":{}}}',
      'BAD_REQUEST',
      2,
      'tiles.__proto__: there is no such tile',
    ],
    [
      '{"format":"keyflower-tiles/1","tiles":{"keywood":{\n"constructor":{}}}}',
      'BAD_REQUEST',
      2,
      'tiles.keywood.constructor: there is no such field',
    ],
  ])('is refused as %j', (text, code, line, message) => {
    const refusal = refusalOf(() => parseOverridesText(text, BASE_CONTENT));
    expect(refusal).toMatchObject({ code, line });
    expect(refusal.message).toMatch(message);
  });

  it.each([
    [
      { 'farmers-turn-order-1-2p': { gives: { goat: 1 } } },
      'tiles.farmers-turn-order-1-2p.gives.goat: there is no such thing here; there is: wheat, sheep, pig, cow',
    ],
    [
      { 'farmers-turn-order-1-2p': { gives: { wheat: 13 } } },
      `tiles.farmers-turn-order-1-2p.gives.wheat: ${PIECES}`,
    ],
    [{ 'farm-yard': { gives: { wheat: 1 } } }, `tiles.farm-yard.gives: the printed tile ${NONE}`],
    [{ granary: { front: { farm: { wheat: 0 } } } }, `tiles.granary.front.farm.wheat: ${PIECES}`],
    [
      { dairy: { front: { farm: { wheat: 2 } } } },
      'tiles.dairy.front.farm.wheat: there is no such field to correct; there is: vp',
    ],
    [{ dairy: { front: { farm: { kind: 'pig' } } } }, 'tiles.dairy.front.farm.kind: there is no such field'],
    [
      { pigsty: { front: { use: { gain: { pigs: 1 } } } } },
      'tiles.pigsty.front.use.gain.pigs: there is no such thing here; did you mean "pig"?',
    ],
  ])('knows the words of the expansion: %j', (tiles, message) => {
    const refusal = refusalOf(() => applyOverrides(FARMERS_TILES, overriding(tiles), FARMERS_VOCABULARY));
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(message) as string });
  });

  it('has the offending field in the line that is named, wherever it is', () => {
    const sound = anyOverrides(BASE_TILES, BASE_VOCABULARY.gains);
    fc.assert(
      fc.property(sound, fc.nat(), fc.constantFrom(-1, 'x', [], true, 1.5), (overrides, which, wrong) => {
        const text = JSON.stringify(overrides, null, 2);
        const lines = text.split('\n');
        // Every line that ends in a value has a number, a text or null, none of which may be any of these.
        const valued = lines.flatMap((line, i) => (/: ("[^"]*"|\d+|null),?$/.test(line) && i > 1 ? [i] : []));
        fc.pre(valued.length > 0);
        const at = valued[which % valued.length];
        lines[at] = lines[at].replace(/: ("[^"]*"|\d+|null)(,?)$/, `: ${JSON.stringify(wrong)}$2`);
        const refusal = refusalOf(() => parseOverridesText(lines.join('\n'), BASE_CONTENT));
        expect(refusal).toMatchObject({ line: at + 1, column: lines[at].search(/\S/) + 1 });
      }),
    );
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
