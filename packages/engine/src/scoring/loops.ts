import { fullestLoop } from './frontier.ts';
import type { Strand } from './route.ts';
import type { ScoringTile } from '../model/scoring.ts';

/** For every tile the tiles a road leads to. */
type Roads = number[][];

/**
 * The tiles of the longest road loop, in the order of placing; empty where there is none (SCORE-8).
 *
 * A closed walk that uses no connection twice is a connected part of the road network in which every tile
 * has an even number of used connections (Euler), and the other way round; wanted is the part with the most
 * tiles. It uses no bridge, so it lies within one piece of what is left of the network without its bridges.
 * Where such a piece is even throughout, it is the loop itself; otherwise the frontier walk decides.
 */
export function longestRoadLoop(tiles: readonly ScoringTile[]): number[] {
  const roads = roadsOf(tiles);
  stripDeadEnds(roads);
  if (roads.every((ways) => ways.length === 0)) return [];
  cutBridges(roads);
  let best: number[] = [];
  for (const piece of pieces(roads)) {
    if (piece.length <= best.length) continue;
    const even = piece.every((tile) => roads[tile].length % 2 === 0);
    const loop = even ? piece : longestWithin(piece, roads, best.length);
    if (loop.length > best.length) best = loop;
  }
  const on = new Set(best);
  return [...tiles.keys()].filter((tile) => on.has(tile));
}

/** Real road-road edges only, boat 2a or not. */
function roadsOf(tiles: readonly ScoringTile[]): Roads {
  return tiles.map((tile) => {
    const ways: number[] = [];
    for (let edge = 0; edge < 6; edge++) {
      const next = tile.neighbours[edge];
      if (next >= 0 && tile.edges[edge] === 'R' && tiles[next].edges[(edge + 3) % 6] === 'R') ways.push(next);
    }
    return ways;
  });
}

function cut(roads: Roads, from: number, to: number): void {
  roads[from].splice(roads[from].indexOf(to), 1);
  roads[to].splice(roads[to].indexOf(from), 1);
}

/** A tile with one road is on no loop; nor is, without it, the next one of its kind. */
function stripDeadEnds(roads: Roads): void {
  for (let tile = 0; tile < roads.length; tile++) {
    let end = tile;
    while (roads[end].length === 1) {
      const next = roads[end][0];
      cut(roads, end, next);
      end = next;
    }
  }
}

/** Tarjan's walk: a road is a bridge when nothing beyond it leads back to this side. */
function cutBridges(roads: Roads): void {
  const order = new Int32Array(roads.length);
  const bridges: [number, number][] = [];
  let clock = 0;
  const visit = (tile: number, from: number): number => {
    let low = ++clock;
    order[tile] = low;
    for (const next of roads[tile]) {
      if (next === from) continue;
      const known = order[next];
      const reach = known > 0 ? known : visit(next, tile);
      if (known === 0 && reach > order[tile]) bridges.push([tile, next]);
      low = Math.min(low, reach);
    }
    return low;
  };
  for (let tile = 0; tile < roads.length; tile++) if (order[tile] === 0) visit(tile, -1);
  for (const [from, to] of bridges) cut(roads, from, to);
}

/** The connected pieces with any road left. */
function pieces(roads: Roads): number[][] {
  const seen = new Uint8Array(roads.length);
  const found: number[][] = [];
  for (let start = 0; start < roads.length; start++) {
    if (seen[start] || roads[start].length === 0) continue;
    const piece = [start];
    seen[start] = 1;
    for (const tile of piece) {
      for (const next of roads[tile]) {
        if (seen[next]) continue;
        seen[next] = 1;
        piece.push(next);
      }
    }
    found.push(piece);
  }
  return found;
}

/** The longest loop of a piece that is not even throughout, if it has more than `floor` tiles. */
function longestWithin(piece: readonly number[], roads: Roads, floor: number): number[] {
  const junctions = piece.filter((tile) => roads[tile].length > 2);
  const number = new Map(junctions.map((tile, index) => [tile, index]));
  const strands: Strand[] = [];
  for (const tile of junctions) {
    for (const first of roads[tile]) {
      const between: number[] = [];
      let before = tile;
      let at = first;
      while (!number.has(at)) {
        between.push(at);
        const [a, b] = roads[at];
        [before, at] = [at, a === before ? b : a];
      }
      // Every strand is met from both its ends; a ring back to the same junction twice from there.
      const from = number.get(tile)!;
      const to = number.get(at)!;
      const last = between.at(-1) ?? tile;
      if (from < to || (from === to && first < last)) strands.push({ from, to, between });
    }
  }
  const used = fullestLoop(junctions.length, strands, floor);
  const on = new Set<number>();
  for (const { from, to, between } of used) {
    on.add(junctions[from]).add(junctions[to]);
    for (const tile of between) on.add(tile);
  }
  return [...on];
}
