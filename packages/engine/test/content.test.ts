import { describe, expect, it } from 'vitest';
import { contentComplaints } from '../src/content/check.ts';
import { BASE_CONTENT, BASE_TILES, type TileSpec } from '../src/index.ts';
import { atLeast } from '../../../scripts/testing/must.ts';

const ofKind = (kind: TileSpec['kind']) => BASE_TILES.filter((tile) => tile.kind === kind);
const village = (season: TileSpec['season']) => ofKind('village').filter((tile) => tile.season === season);
const roads = ({ edges }: TileSpec) => edges.replaceAll(/[^R]/g, '').length;

describe('the printed tiles', () => {
  it('are consistent', () => {
    expect(contentComplaints(BASE_TILES)).toEqual([]);
  });

  it('are refused when a row is wrong', () => {
    const [first, ...rest] = atLeast(1, BASE_TILES);
    expect(contentComplaints([{ ...first, edges: 'RRFRR' }, ...rest])).toHaveLength(1);
    expect(contentComplaints([first, first, ...rest])).toHaveLength(1);
    expect(contentComplaints([{ ...first, front: { use: {} } }, ...rest])).toHaveLength(1);
  });

  it('are 12 spring, 8 + 4 summer, 12 autumn, 12 winter, 6 homes, 6 boats and 7 turn-order tiles', () => {
    expect(
      ['spring', 'summer', 'autumn', 'winter'].map((s) => village(s as TileSpec['season']).length),
    ).toEqual([12, 8, 12, 12]);
    const kinds = ['summer-boat', 'home', 'boat', 'turn-order'] as const;
    expect(kinds.map((kind) => ofKind(kind).length)).toEqual([4, 6, 6, 7]);
    expect(BASE_TILES).toHaveLength(67);
  });

  it('have four roads in spring, three in summer, two in autumn, one in winter and five on a home', () => {
    const counts = (tiles: readonly TileSpec[]) => [...new Set(tiles.map(roads))];
    expect(counts(village('spring'))).toEqual([4]);
    expect(counts(village('summer'))).toEqual([3]);
    expect(counts(village('autumn'))).toEqual([2]);
    expect(counts(village('winter'))).toEqual([1]);
    expect(counts(ofKind('home'))).toEqual([5]);
    expect(counts([...ofKind('summer-boat'), ...ofKind('boat')])).toEqual([0]);
  });

  it('show every pair of field edges out of NE, SE, SW, NW twice in spring, with roads N and S', () => {
    const pairs = village('spring').map(({ edges }) =>
      Array.from(edges)
        .flatMap((e, i) => (e === 'F' ? [i] : []))
        .join(),
    );
    expect([...pairs].sort()).toEqual(
      ['1,2', '1,4', '1,5', '2,4', '2,5', '4,5'].flatMap((pair) => [pair, pair]),
    );
  });

  it('have the water of every home on another edge', () => {
    const edges = ofKind('home').map((tile) => tile.edges.indexOf('W'));
    expect([...edges].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('turn clockwise: the printed N edge faces the direction of the rotation', () => {
    const tile = BASE_CONTENT.indexOf.get('scholar')!;
    for (let rotation = 0; rotation < 6; rotation++) {
      const facing = [0, 1, 2, 3, 4, 5].map(
        (direction) => BASE_CONTENT.edges[(tile * 6 + rotation) * 6 + direction],
      );
      expect(facing.indexOf(1)).toBe(rotation);
    }
  });
});
