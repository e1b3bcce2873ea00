import { describe, expect, it } from 'vitest';
import { scoreGame } from '../../src/play.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { lineOf, sheetOf } from '../support/table.ts';
import { villageOf } from '../support/villages.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

const home = 'home-1';
const upgraded = (tile: string) => ({ tile, upgraded: true as const });

describe('printed points', () => {
  it('SCORE-1: the face that shows counts: an upgraded tile scores, its front does not', () => {
    expect(sheetOf({ players: [{ village: villageOf(home, 'keywood', 'stable') }, {}] }).total).toBe(0);
    const sheet = sheetOf({
      players: [{ village: villageOf(home, upgraded('keywood'), upgraded('stable')) }, {}],
    });
    expect(sheet.lines).toEqual([
      { tile: 'keywood', points: 3 },
      { tile: 'stable', points: 5 },
    ]);
    expect(sheet.total).toBe(8);
  });

  it('SCORE-1: home, sawmill, Keythedral, Flipper and Ianvincible score what they show', () => {
    const [laidHome, ...others] = atLeast(
      1,
      villageOf(home, 'sawmill', 'keythedral', 'boat-flipper', 'boat-ianvincible'),
    );
    const village = [{ ...laidHome, upgraded: true as const }, ...others];
    const sheet = sheetOf({ options: { players: 5 }, players: [{ village }] });
    expect(lineOf(sheet, home)?.points).toBe(5);
    expect(lineOf(sheet, 'keythedral')?.points).toBe(12);
    expect(lineOf(sheet, 'boat-flipper')?.points).toBe(2);
    expect(lineOf(sheet, 'boat-ianvincible')?.points).toBe(5);
  });
});

describe('resources lying on the yards', () => {
  const yard = (tile: string, resources: Record<string, number>, more: string[] = []) =>
    sheetOf({ players: [{ village: villageOf(home, { tile, resources }, ...more) }, {}] });

  it('SCORE-2: timber yard, stone yard, blacksmith: two points per matching resource on them', () => {
    expect(yard('timber-yard', { wood: 3, stone: 1 }).total).toBe(6);
    expect(yard('stone-yard', { stone: 2, iron: 4 }).total).toBe(4);
    expect(yard('blacksmith', { iron: 1, wood: 4 }).total).toBe(2);
  });

  it('SCORE-2: three points on their backs; the barn takes any resource for one, upgraded for two', () => {
    const back = (tile: string, resources: Record<string, number>) =>
      sheetOf({ players: [{ village: villageOf(home, { tile, upgraded: true, resources }) }, {}] }).total;
    expect(back('timber-yard', { wood: 2 })).toBe(6);
    expect(back('stone-yard', { stone: 1 })).toBe(3);
    expect(back('blacksmith', { iron: 3 })).toBe(9);
    expect(yard('barn', { wood: 1, stone: 1, iron: 1, gold: 1 }).total).toBe(4);
    expect(back('barn', { wood: 1, stone: 1, iron: 1, gold: 1 })).toBe(8);
  });

  it('SCORE-2: gold stands in on a yard', () => {
    expect(yard('timber-yard', { wood: 1, gold: 2 }).total).toBe(6);
  });

  it('SCORE-2: resources elsewhere can’t be brought there at the end', () => {
    const village = villageOf(home, 'timber-yard', { tile: 'keywood', resources: { wood: 5 } });
    expect(sheetOf({ players: [{ village }, {}] }).total).toBe(0);
  });

  it('SCORE-2: what lies on a yard may be counted elsewhere instead, never twice', () => {
    // Five wood: 2 each on the yard makes 10, more than the windmill's 5 for all five.
    expect(yard('timber-yard', { wood: 5 }, ['windmill']).total).toBe(10);
    // On the barn they make 1 each, at the windmill 5 together: 5, not 10.
    expect(yard('barn', { wood: 5 }, ['windmill']).total).toBe(5);
    // Wood, stone and iron on the barn: 3 there, 5 as a set at the mercers' guild.
    const sheet = yard('barn', { wood: 1, stone: 1, iron: 1 }, ['mercers-guild']);
    expect(sheet.total).toBe(5);
    expect(lineOf(sheet, 'mercers-guild')).toMatchObject({ items: { wood: 1, stone: 1, iron: 1 } });
  });
});

describe('gathering', () => {
  const winter = (tiles: string[], hand: object, resources = {}) => {
    const [laidHome, ...rest] = atLeast(1, villageOf(home, ...tiles));
    return sheetOf({ players: [{ ...hand, village: [{ ...laidHome, resources }, ...rest] }, {}] });
  };

  it('SCORE-3: every tile counts as many sets as there are', () => {
    expect(winter(['craftsmans-guild'], { workers: { blue: 3, red: 2, yellow: 4 } }).total).toBe(6);
    expect(winter(['apothecary'], { workers: { blue: 6, green: 5 } }).total).toBe(6);
    expect(winter(['key-market'], { workers: { green: 4, red: 3 } }).total).toBe(8);
    expect(winter(['scribes'], { skills: { anvil: 2, pick: 3, saw: 2 } }).total).toBe(20);
    expect(winter(['key-guild'], { skills: { anvil: 4, pick: 6 } }).total).toBe(20);
    expect(winter(['mercers-guild'], {}, { wood: 2, stone: 2, iron: 3 }).total).toBe(10);
    expect(winter(['windmill'], {}, { wood: 6, stone: 4 }).total).toBe(10);
    expect(winter(['jeweller'], {}, { gold: 3 }).total).toBe(6);
  });

  it('SCORE-3: each item is allocated once, wherever it makes most', () => {
    // Three green workers make 6 at the key market; as part of a five they would make 3 with two others.
    const sheet = winter(['key-market', 'apothecary'], { workers: { green: 3, red: 5 } });
    expect(sheet.total).toBe(6 + 3);
    expect(lineOf(sheet, 'key-market')?.items).toEqual({ green: 3 });
    expect(lineOf(sheet, 'apothecary')?.items).toEqual({ red: 5 });
  });

  it('SCORE-3: resources count wherever they lie in the village', () => {
    const village = villageOf(
      home,
      { tile: 'keywood', resources: { wood: 1 } },
      { tile: 'miner', resources: { iron: 1, stone: 1 } },
      'mercers-guild',
    );
    expect(sheetOf({ players: [{ village }, {}] }).total).toBe(5);
  });

  it('SCORE-3: the Keythedral scores once, whatever there is', () => {
    expect(winter(['keythedral'], { workers: { red: 9 }, skills: { saw: 9 } }, { gold: 1 }).total).toBe(
      12 + 1,
    );
  });

  it('SCORE-4: gold not allocated makes one point each', () => {
    const sheet = winter([], {}, { gold: 4, wood: 3 });
    expect(sheet).toEqual({ total: 4, lines: [{ gold: 4, points: 4, items: { gold: 4 } }] });
  });

  it('SCORE-4: gold stands in for any resource in a set', () => {
    const sheet = winter(['mercers-guild'], {}, { wood: 1, gold: 3 });
    expect(sheet.total).toBe(5 + 1);
    expect(lineOf(sheet, 'mercers-guild')?.items).toEqual({ wood: 1, gold: 2 });
    expect(winter(['mercers-guild'], {}, { wood: 1, stone: 1, gold: 1 }).total).toBe(5);
  });

  it('SCORE-6: village hall and scholar choose one type each, points per item of it', () => {
    expect(winter(['village-hall'], { workers: { blue: 2, red: 5, green: 4 } }).total).toBe(5);
    const sheet = winter(['scholar'], { skills: { anvil: 1, saw: 3 } });
    expect(lineOf(sheet, 'scholar')).toMatchObject({ points: 9, kind: 'saw' });
  });

  it('SCORE-6: the watermill chooses a resource, but never gold; gold may stand in', () => {
    expect(winter(['watermill'], {}, { wood: 2, stone: 5 }).total).toBe(5);
    const sheet = winter(['watermill'], {}, { wood: 1, gold: 6 });
    expect(sheet.total).toBe(7);
    expect(lineOf(sheet, 'watermill')?.kind).toBe('wood');
  });

  it('SCORE-6: the best type is the best together with the other tiles', () => {
    // The guild takes one of each; the hall then counts what is left of the best colour.
    const sheet = winter(['village-hall', 'craftsmans-guild'], { workers: { blue: 2, red: 2, yellow: 6 } });
    expect(sheet.total).toBe(2 * 3 + 4);
  });
});

describe('the purple marker', () => {
  const marked = (tiles: string[], hand: object, resources = {}) => {
    const [laidHome, ...rest] = atLeast(1, villageOf(home, ...tiles));
    const players = [{ ...hand, village: [{ ...laidHome, resources }, ...rest] }, {}];
    return sheetOf({ purple: 0, players });
  };

  it('SCORE-5: it is a gold where nothing else is to be had', () => {
    expect(marked([], {})).toMatchObject({ total: 1, marker: 'gold' });
  });

  it('SCORE-5: it is a worker of any colour, a skill, or a resource: whatever completes most', () => {
    expect(marked(['craftsmans-guild'], { workers: { blue: 1, yellow: 1 } })).toMatchObject({
      total: 3,
      marker: 'red',
    });
    expect(marked(['key-market'], {})).toMatchObject({ total: 2, marker: 'green' });
    expect(marked(['scribes'], { skills: { anvil: 1, saw: 1 } })).toMatchObject({
      total: 10,
      marker: 'pick',
    });
    expect(marked(['mercers-guild'], {}, { wood: 1, iron: 1 }).total).toBe(5);
  });

  it('SCORE-5: it is one item only', () => {
    // A fifth skill for ten points, or a green for two: not both.
    expect(marked(['key-guild', 'key-market'], { skills: { saw: 4 } }).total).toBe(10);
  });

  it('SCORE-5: it may lie on an autumn scoring tile, at that tile’s rate', () => {
    expect(marked([], {}).total).toBe(1);
    expect(marked(['timber-yard'], {}).total).toBe(2);
    const village = villageOf(home, { tile: 'blacksmith', upgraded: true });
    expect(sheetOf({ purple: 0, players: [{ village }, {}] }).total).toBe(3);
  });

  it('SCORE-5: only its holder counts it', () => {
    const players = [{ village: villageOf(home, 'key-market') }, {}];
    const table = new Scenario({ season: 'winter', phase: 'scoring', purple: 1, players });
    expect(scoreGame(table.state).players.map(({ total }) => total)).toEqual([0, 1]);
  });
});
