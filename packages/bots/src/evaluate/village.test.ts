import {
  boatsOnRiver,
  longestRoadLoop,
  QuickRandom,
  randomAction,
  type ScoringTile,
  type State,
} from '@keyflower/engine';
import {
  DIRECTIONS,
  edgeOf,
  homeOf,
  neighbourOf,
  RoadSearch,
  villageSize,
  villageTile,
} from '@keyflower/engine/layout';
import { Scenario } from '@keyflower/engine/testkit';
import { expect, it } from 'vitest';
import { optionsOf, playGame } from '../../test/table.ts';
import { tileInputsOf } from './tile-inputs.ts';
import { Village } from './village.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** A village as the engine's scoring sees it. */
function scoringTiles(state: State, seat: number): ScoringTile[] {
  const tiles = Array.from({ length: villageSize(state, seat) }, (_, i) => villageTile(state, seat, i));
  const directions = Array.from({ length: DIRECTIONS }, (_, direction) => direction);
  return tiles.map((tile) => ({
    spec: must(state.content.tiles[tile]),
    upgraded: false,
    resources: [0, 0, 0, 0],
    edges: directions.map((direction) => 'FRW'[edgeOf(state, tile, direction)]).join(''),
    neighbours: directions.map((direction) => tiles.indexOf(neighbourOf(state, tile, direction))),
  }));
}

it('rivers, roads and loops agree with the engine’s scoring', () => {
  const village = new Village();
  const roads = new RoadSearch();
  let rivers = 0;
  let loops = 0;
  for (let game = 0; game < 30; game++) {
    const end = playGame(optionsOf(2 + (game % 5), 'off'), `shape ${game}`, (state, seat, random) =>
      randomAction(state, seat, random),
    );
    for (let seat = 0; seat < 2; seat++) {
      village.read(end, seat, tileInputsOf(end.content));
      const tiles = scoringTiles(end, seat);
      const boats = boatsOnRiver(tiles);
      expect(village.riverBoats).toBe(boats);
      const loop = longestRoadLoop(tiles).length;
      expect(village.ring).toBeGreaterThanOrEqual(loop);
      expect(village.ring > 0).toBe(loop > 0);
      roads.search(end, homeOf(end, seat), 100, false);
      for (let i = 0; i < village.size; i++) {
        const tile = villageTile(end, seat, i);
        expect(village.distance[tile]).toBe(roads.stepsTo(tile));
      }
      rivers += boats > 0 ? 1 : 0;
      loops += loop > 0 ? 1 : 0;
    }
  }
  expect(rivers).toBeGreaterThan(5);
  expect(loops).toBeGreaterThan(2);
});

it('a changed village is read again', () => {
  const village = new Village();
  const fresh = new Village();
  const random = new QuickRandom('anew');
  playGame(optionsOf(3, 'mixed'), 'anew', (state, seat) => {
    village.read(state, 0, tileInputsOf(state.content));
    fresh.read(state, random.below(3), tileInputsOf(state.content));
    fresh.read(state, 0, tileInputsOf(state.content));
    expect([village.links, village.transport, village.reached, village.fields]).toEqual([
      fresh.links,
      fresh.transport,
      fresh.reached,
      fresh.fields,
    ]);
    return randomAction(state, seat, random);
  });
});

it('keeps no herds of another game', () => {
  const village = new Village();
  const withSheep = new Scenario({
    options: { players: 2, farmers: 'mixed' },
    players: [{ village: [{ tile: 'home-1', q: 0, r: 0, animals: [{ kind: 'sheep', half: 0, count: 2 }] }] }],
  }).state;
  const without = new Scenario({ options: { players: 2 } }).state;
  village.read(withSheep, 0, tileInputsOf(withSheep.content));
  expect([...village.animals]).toEqual([2, 0, 0]);
  village.read(without, 0, tileInputsOf(without.content));
  expect([...village.animals, ...village.fieldsWith]).toEqual([0, 0, 0, 0, 0, 0]);
});
