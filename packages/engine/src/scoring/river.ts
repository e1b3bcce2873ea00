import type { ScoringTile } from '../model/scoring.ts';

/**
 * The boats joined to the home tile's water edge by an unbroken chain of water-water edges (SCORE-9).
 * Boats of every kind count, summer boats too; water inside a tile joins all its water edges.
 */
export function boatsOnRiver(tiles: readonly ScoringTile[]): number {
  if (tiles.length === 0) return 0;
  const reached = new Uint8Array(tiles.length);
  const upstream = [0];
  reached[0] = 1;
  let boats = 0;
  for (let at = upstream.pop(); at !== undefined; at = upstream.pop()) {
    const tile = tiles[at];
    if (tile.spec.kind === 'boat' || tile.spec.kind === 'summer-boat') boats++;
    for (let edge = 0; edge < 6; edge++) {
      const next = tile.neighbours[edge];
      if (next < 0 || reached[next] || tile.edges[edge] !== 'W') continue;
      if (tiles[next].edges[(edge + 3) % 6] !== 'W') continue;
      reached[next] = 1;
      upstream.push(next);
    }
  }
  return boats;
}

/** The table's entry; beyond its end the last one holds ("5 or more"). */
export function riverPoints(byCount: readonly number[], boats: number): number {
  return byCount[Math.min(boats, byCount.length - 1)] ?? 0;
}
