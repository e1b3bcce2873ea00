import { describe, expect, it } from 'vitest';
import { JsonTextError } from './json-text.ts';
import { parseOverrides } from './tiles.ts';
import { must } from '../../../scripts/testing/must.ts';

const SOUND = {
  format: 'keyflower-tiles/1',
  tiles: {
    keywood: { edges: 'FFFFFF', front: { vp: null, use: { gain: { wood: 4 } } }, back: { vp: 2 } },
    fair: { front: { use: { pay: { worker: 'green' } } } },
    stable: { front: { use: { transport: 4, upgrades: 2 } } },
    peddler: { front: { use: { gainOneOf: [{ wood: 1, gold: 2 }, { iron: 3 }] } } },
    'boat-sea-breese': { front: { shape: { byCount: [0, 1, 2, 3, 4, 5] } } },
    'farm-yard': { upgradeCost: { resources: { any: 2 }, skills: { saw: 1 } } },
    granary: { front: { farm: { wheat: 3, vp: 5 } } },
    'farmers-turn-order-1-2p': { gives: { wheat: 2 } },
  },
};
const LINES = JSON.stringify(SOUND, null, 2).split('\n');

function failure(text: string): string {
  try {
    parseOverrides(text);
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    return `${error.place.line}:${error.place.column} ${error.message}`;
  }
  return 'none';
}

describe('a file with corrections', () => {
  it('may hold comments', () => {
    expect(parseOverrides(LINES.join(' // as printed\n'))).toEqual(SOUND);
  });

  it('is refused at the line of a wrong value, wherever it is', () => {
    const values = LINES.flatMap((line, i) => (/("[^"]*"|\d+|null),?$/.test(line) && i > 1 ? [i] : []));
    expect(values.length).toBeGreaterThan(20);
    for (const at of values) {
      for (const wrong of ['-1', '"x"', '{}', 'true', '1.5']) {
        const lines = [...LINES];
        lines[at] = must(lines[at]).replace(/("[^"]*"|\d+|null)(,?)$/, `${wrong}$2`);
        const place = `${at + 1}:${lines[at].search(/\S/) + 1} tiles.`;
        expect(failure(lines.join('\n')).slice(0, place.length), lines[at]).toBe(place);
      }
    }
  });

  it.each([
    ['[]', '1:1 expected an object'],
    ['{"tiles":{}}', '1:1 format: expected keyflower-tiles/1'],
    ['{\n "format":"keyflower-tiles/2","tiles":{}}', '2:2 format: expected keyflower-tiles/1'],
    ['{"format":"keyflower-tiles/1"}', '1:1 tiles: expected an object'],
    ['{"format":"keyflower-tiles/1",\n"tile":{}}', '2:1 tile: there is no such field; did you mean "tiles"?'],
    [
      '{"format":"keyflower-tiles/1","tiles":{\n"keywood":{},\n"keywood":{}}}',
      '3:1 duplicate name "keywood"',
    ],
    [
      '{"format":"keyflower-tiles/1",\n"tiles":{"__proto__":{}}}',
      '2:10 tiles.__proto__: there is no such tile',
    ],
  ])('is refused as %j', (text, expected) => {
    expect(failure(text)).toBe(expected);
  });
});
