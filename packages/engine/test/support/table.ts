import { BASE_TILES } from '../../src/content/base/index.ts';
import type { PositionTile } from '../../src/io/position.ts';
import type { Colour, Counts, Resource } from '../../src/model/names.ts';
import { scoreGame } from '../../src/scoring/outcome.ts';
import type { ScoreLine, ScoreSheet } from '../../src/scoring/types.ts';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';

/** What lies on a tile of a player's village. */
export function resourcesOn(table: Scenario, seat: number, tile: string): Counts<Resource> {
  return table.player(seat).village.find((laid) => laid.tile === tile)?.resources ?? {};
}

/** Tiles one above the other, northwards from the home tile. */
export function column(...tiles: (string | Partial<PositionTile>)[]): PositionTile[] {
  return tiles.map((tile, i) => ({
    q: 0,
    r: -1 - i,
    ...(typeof tile === 'string' ? { tile } : (tile as PositionTile)),
  }));
}

/** The seats that owe an answer. */
export const owing = (table: Scenario): number[] => table.position().pending.map(({ player }) => player);

export const decision = (table: Scenario): string | undefined => table.position().pending[0]?.decision;

export const total = (counts: Counts<Colour>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** One player's sheet in a position for scoring. */
export function sheetOf(position: ScenarioPosition, seat = 0): ScoreSheet {
  return scoreGame(new Scenario({ season: 'winter', phase: 'scoring', ...position }).state).players[seat];
}

export const lineOf = (sheet: ScoreSheet, tile: string): ScoreLine | undefined =>
  sheet.lines.find((line) => line.tile === tile);

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

const edgesOf = (id: string): string => BASE_TILES.find((tile) => tile.id === id)!.edges;

/** Lays tiles round a home tile wherever their edges match, for tests in which the shape does not matter. */
export function villageOf(home: string, ...tiles: (string | (Partial<PositionTile> & { tile: string }))[]) {
  const village: PositionTile[] = [{ tile: home, q: 0, r: 0 }];
  for (const entry of tiles) {
    const laid = typeof entry === 'string' ? { tile: entry } : entry;
    village.push({ ...findSpot(village, laid.tile), ...laid });
  }
  return village;
}

function findSpot(village: readonly PositionTile[], tile: string): PositionTile {
  const at = (q: number, r: number) => village.find((laid) => laid.q === q && laid.r === r);
  const edge = ({ tile: id, rotation = 0 }: PositionTile, direction: number) =>
    edgesOf(id)[(direction - rotation + 6) % 6];
  for (const from of village) {
    for (const [dq, dr] of STEPS) {
      const [q, r] = [from.q + dq, from.r + dr];
      if (at(q, r)) continue;
      for (let rotation = 0; rotation < 6; rotation++) {
        const laid = { tile, q, r, rotation };
        const fits = STEPS.every(([eq, er], direction) => {
          const neighbour = at(q + eq, r + er);
          return !neighbour || edge(laid, direction) === edge(neighbour, (direction + 3) % 6);
        });
        if (fits) return laid;
      }
    }
  }
  throw new Error(`no spot for ${tile}`);
}
