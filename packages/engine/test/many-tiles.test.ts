import { describe, expect, it } from 'vitest';
import {
  BASE_CONTENT,
  BASE_TILES,
  buildContent,
  cloneState,
  DrawnChance,
  FARMERS_CONTENT,
  makePosition,
  newGame,
  parsePosition,
  QuickRandom,
  type TileSpec,
} from '../src/index.ts';
import { villageSize, villageTile } from '../src/board/village.ts';
import { blankState, MAX_TILES } from '../src/model/state.ts';
import { apply } from '../src/play.ts';
import { missingPieces, randomAction, randomSeat } from '../src/testkit/index.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { must } from '../../../scripts/testing/must.ts';

/** The base game with copies of its village tiles, up to so many tiles. */
function withCopies(count: number): TileSpec[] {
  const village = BASE_TILES.filter(({ kind }) => kind === 'village');
  const copies = Array.from({ length: count - BASE_TILES.length }, (_, i) => {
    const tile = must(village[i % village.length]);
    return { ...tile, id: `${tile.id}-copy-${Math.floor(i / village.length) + 1}` };
  });
  return [...BASE_TILES, ...copies];
}

describe('a state', () => {
  it('takes 4.9 KiB at most for the base game, and as much again at most with The Farmers', () => {
    expect(blankState(BASE_CONTENT).bytes.length).toBeLessThanOrEqual(4.9 * 1024);
    expect(blankState(FARMERS_CONTENT).bytes.length).toBeLessThanOrEqual(2 * 4.9 * 1024);
  });

  it('reads tile numbers without a sign from the same memory', () => {
    const s = blankState(BASE_CONTENT);
    s.indices[0] = 200;
    expect(s.bytes[0]).toBe(200 - 256);
    expect(cloneState(s).indices[0]).toBe(200);
  });
});

describe('a content of 200 tiles', () => {
  const content = buildContent(withCopies(200));

  it('is played to the end, and every piece is where it should be', () => {
    let high = 0;
    const games = FULL ? 200 : 2;
    for (let game = 0; game < games; game++) {
      const random = new QuickRandom(`many tiles ${game}`);
      const chance = new DrawnChance(random);
      const s = newGame(content, { players: 2 + (game % 5) }, chance);
      for (let seat = randomSeat(s, random); seat >= 0; seat = randomSeat(s, random)) {
        apply(s, seat, randomAction(s, seat, random), chance);
        if (random.below(20) > 0) continue;
        expect(missingPieces(s)).toEqual([]);
        const loaded = parsePosition(content, JSON.parse(JSON.stringify(makePosition(s))), chance);
        expect(loaded.bytes.every((byte, i) => byte === s.bytes[i])).toBe(true);
      }
      for (let i = 0; i < villageSize(s, 0); i++) if (villageTile(s, 0, i) > 127) high += 1;
    }
    expect(high).toBeGreaterThan(games);
  });
});

describe('a content that does not fit', () => {
  it('is refused when it is built', () => {
    expect(() => buildContent(withCopies(MAX_TILES))).not.toThrow();
    expect(() => buildContent(withCopies(MAX_TILES + 1))).toThrow(/255 tiles, and room for 254/);
  });

  it('is refused with more boats or turn-order tiles than there are players', () => {
    const boat = BASE_TILES.find(({ kind }) => kind === 'boat')!;
    expect(() => buildContent([...BASE_TILES, { ...boat, id: 'seventh-boat' }])).toThrow(/7 boats/);
    const turn = BASE_TILES.find(({ kind }) => kind === 'turn-order')!;
    const row = Array.from({ length: 7 }, (_, i) => ({
      ...turn,
      id: `turn-${i}`,
      minPlayers: 2,
      maxPlayers: 6,
    }));
    expect(() => buildContent([...BASE_TILES, ...row])).toThrow(/turn-order tiles for 2 players/);
  });
});
