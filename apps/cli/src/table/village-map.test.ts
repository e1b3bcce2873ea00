import { expect, it } from 'vitest';
import { villageMap } from './village-map.ts';

it('a village is drawn with roads, water, goods and free places', () => {
  const village = [
    { tile: 'home-1', q: 0, r: 0, upgraded: true as const, resources: { wood: 2, gold: 1 } },
    { tile: 'boat-1', q: 0, r: 1 },
  ];
  expect(villageMap(village, [{ q: 1, r: 0, label: '1' }])).toEqual([
    '  _##_',
    ' # A* #',
    '# 2w1g #',
    '#      #',
    ' #~~~~# (1)',
    ' / B  \\',
    '/      \\',
    '\\      /',
    ' \\~~~~/',
  ]);
});

it('the rows above a free place are empty, not missing', () => {
  expect(
    villageMap([{ tile: 'home-1', q: 0, r: 0 }], [{ q: 0, r: -1, label: '1' }]).map((row) => row.trim()),
  ).toEqual(['', '', '(1)', '', '_##_', '# A  #', '#      #', '#      #', '#~~~~#']);
});
