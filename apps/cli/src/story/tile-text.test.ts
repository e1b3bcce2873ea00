import { FULL_EDITION, withOverrides } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { selectLanguage } from '../language.ts';
import { specOf, tilesById } from '../table/table-view.ts';
import { sideText, tileText, turnOrderText, upgradeText } from './tile-text.ts';

await selectLanguage('en');

describe('the text of a tile', () => {
  it('has no marks if all values are confirmed', () => {
    expect(sideText(specOf('fair'), true)).toBe('pay 1 red worker: 2 green workers; 5 points');
    expect(sideText(specOf('goldsmith'))).toBe('no effect');
    expect(sideText(specOf('boat-flipper'))).toBe('one free upgrade at the end of the game; 2 points');
    expect(tileText(specOf('keywood'))).toEqual([
      '1 wood',
      'Upgraded for 1 saw: 3 wood; 3 points',
      'edges: road N NE S SW',
    ]);
  });

  it('has a ? after every unconfirmed number, and after no other', () => {
    expect(sideText(specOf('farm-yard'))).toBe('1 sheep or 1 wheat or 1 random skill tile');
    expect(sideText(specOf('farm-yard'), true)).toBe('1 sheep + 1 wheat + 1 random skill tile; 3? points');
    expect(sideText(specOf('paddock'), true)).toBe('2? wheat + transport 3?, upgrade 1?; 5? points');
    expect(sideText(specOf('sheep-shelter'))).toBe('1? point per sheep in its field');
    expect(sideText(specOf('granary'))).toBe('3 points per 2 wheat');
    expect(upgradeText(specOf('piggery'))).toBe('1? stone + 1? resource of any kind');
    expect(turnOrderText(specOf('farmers-turn-order-3-4p'))).toBe(
      '3rd to choose a boat, start player, gives 1? wheat + 1? sheep',
    );
    expect(tileText(specOf('dairy'))).toEqual([
      '7 points per field with a cow',
      'edges: road SW?',
      '(Values marked ? are not confirmed.)',
    ]);
  });

  it('has no ? after corrected numbers', () => {
    const tiles = { 'wheat-field': { front: { use: { gain: { wheat: 4 } } }, edges: 'FFFFFF' } };
    const corrected = withOverrides(FULL_EDITION, { format: 'keyflower-tiles/1', tiles });
    const spec = tilesById(corrected).get('wheat-field')!;
    expect(sideText(spec)).toBe('4 wheat');
    expect(sideText(spec, true)).toBe('3? wheat; 3? points');
    expect(tileText(spec)).toContain('edges: fields only');
  });
});
