import { describe, expect, test } from 'vitest';
import { type Draft, isAbout, NOTHING } from '../src/play/draft.ts';
import { nextPlace } from '../src/play/keyboard.ts';
import { draftedUse } from '../src/play/workers.ts';
import { bidsAt, isChosen, standingColour } from '../src/board/market/bids.ts';
import {
  type Block,
  berthOf,
  cellBox,
  GAP,
  layOutNamed,
  sideOfSeat,
  SIDES,
} from '../src/board/market/layout.ts';
import { boatTurns, hasPassed, certainHand } from '../src/panels/side/player-details.tsx';
import { type Offer, seatsAround, type TableView } from '../src/play/model.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

describe('the sides of a tile', () => {
  test('the viewer is in the south whatever their seat, the next seat clockwise from there', () => {
    for (let me = 0; me < SIDES; me++) {
      expect(sideOfSeat(me, me)).toBe(3);
      expect(sideOfSeat((me + 1) % SIDES, me)).toBe(4);
    }
    expect([0, 1, 2, 3, 4, 5].map((seat) => sideOfSeat(seat, null))).toEqual([3, 4, 5, 0, 1, 2]);
  });

  test('every bid is inside the box around its tile, and no two overlap', () => {
    for (let players = 2; players <= SIDES; players++) {
      const { left, top, width, height } = cellBox(players, 1);
      const berths = Array.from({ length: players }, (_, seat) => berthOf(sideOfSeat(seat, 1)));
      for (const { x, y } of berths) {
        expect(x).toBeGreaterThan(left + 15);
        expect(x).toBeLessThan(left + width - 15);
        expect(y).toBeGreaterThan(top + 15);
        expect(y).toBeLessThan(top + height - 15);
      }
      expect(new Set(berths.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(players);
    }
  });

  test('two players need less room than six', () => {
    expect(cellBox(2, 0).width).toBeLessThan(cellBox(6, 0).width);
    expect(cellBox(2, 0).height).toBeLessThan(cellBox(6, 0).height);
  });
});

describe('the layout of the market', () => {
  const full = {
    cell: cellBox(6, 0),
    tiles: 10,
    turnOrder: 4,
    boats: 6,
    goods: 6,
    line: 17,
    longest: 8,
    boatRow: 0,
    scrolled: 190,
  };
  const half = { width: 514, height: 690 };

  test('gives names two lines if one is longer than a tile is wide', () => {
    const few = { ...full, ...half, tiles: 6, turnOrder: 2, boats: 2 };
    const short = layOutNamed({ ...few, longest: 8 }, true);
    const long = layOutNamed({ ...few, longest: 60 }, true);
    expect(short).toMatchObject({ wraps: false });
    expect(long).toMatchObject({ wraps: true, english: false });
    expect(long.tiles.scale).toBeLessThanOrEqual(short.tiles.scale);
  });

  test('shows a full table of six at once in half of the board', () => {
    const layout = layOutNamed({ ...full, ...half }, false);
    expect(layout.kind).toBe('column');
    expect(layout.width).toBeLessThanOrEqual(half.width);
    // Wide enough to read a picture.
    expect(200 * layout.tiles.scale).toBeGreaterThan(80);
    const rows = (count: number, { columns, scale }: Block, names: number): number =>
      Math.ceil(count / columns) * (full.cell.height * scale + names * full.line + GAP);
    const boats = Math.ceil(full.boats / layout.boats.columns) * (layout.boats.picture + GAP);
    const used = rows(full.tiles, layout.tiles, 1) + rows(full.turnOrder, layout.turnOrder, 0) + boats;
    expect(used + 2 * full.line).toBeLessThanOrEqual(half.height);
    for (const block of [layout.tiles, layout.turnOrder])
      expect(block.columns * (full.cell.width * block.scale + GAP)).toBeLessThanOrEqual(layout.width);
  });

  test('has larger tiles on a larger screen, and takes no more width than its tiles', () => {
    const small = layOutNamed({ ...full, ...half }, false);
    const large = layOutNamed({ ...full, width: 750, height: 870 }, false);
    expect(large.tiles.scale).toBeGreaterThan(small.tiles.scale * 1.2);
    const few = layOutNamed({ ...full, tiles: 4, turnOrder: 1, boats: 2, width: 750, height: 870 }, false);
    expect(few.width).toBeLessThan(450);
  });

  test('has two tiles side by side and scrolls on a phone', () => {
    const { kind, tiles, boats } = layOutNamed({ ...full, width: 360, height: 420 }, true);
    expect(kind).toBe('scrolling');
    expect(tiles.columns).toBe(2);
    expect(tiles.columns * (full.cell.width * tiles.scale + GAP)).toBeLessThanOrEqual(360);
    expect(boats.columns * (boats.width + GAP)).toBeLessThanOrEqual(360);
  });

  test('shows the printed name only where there is room', () => {
    const few = { ...full, cell: cellBox(2, 0), tiles: 4, turnOrder: 1, boats: 2 };
    expect(layOutNamed({ ...few, ...half }, true).english).toBe(true);
    expect(layOutNamed({ ...few, ...half }, false).english).toBe(false);
    expect(layOutNamed({ ...full, tiles: 12, ...half }, true).english).toBe(false);
  });
});

describe('moving with the arrow keys', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 50, y: 100 },
    { x: 150, y: 100 },
  ];
  const from = (i: number, key: string): number => {
    const others = places.filter((_, at) => at !== i);
    const found = nextPlace(must(places[i]), others, key);
    return found < 0 ? -1 : places.indexOf(must(others[found]));
  };

  test('follows a row', () => {
    expect(from(0, 'ArrowRight')).toBe(1);
    expect(from(1, 'ArrowRight')).toBe(2);
    expect(from(2, 'ArrowLeft')).toBe(1);
  });

  test('goes to the nearest tile of the next row, and back', () => {
    expect(from(0, 'ArrowDown')).toBe(3);
    expect(from(2, 'ArrowDown')).toBe(4);
    expect([0, 1]).toContain(from(3, 'ArrowUp'));
  });

  test('stops at the edge, and ignores other keys', () => {
    expect(from(2, 'ArrowRight')).toBe(-1);
    expect(from(0, 'ArrowUp')).toBe(-1);
    expect(from(0, 'Enter')).toBe(-1);
  });
});

describe('displayed bids', () => {
  const mill: Offer = {
    tile: 'sawmill',
    bids: [
      { player: 0, workers: { red: 1 } },
      { player: 1, workers: { red: 2 } },
    ],
    uses: [{ red: 1 }],
  };
  const forge: Offer = { tile: 'forge' };
  const view = { market: [mill, forge], turnOrder: [] } as unknown as TableView;
  const seen = (draft: Draft) => ({
    me: 0,
    view,
    draftAt: (tile: string) => (isAbout(draft, tile) ? draft : NOTHING),
  });

  test('the highest bid has the crown', () => {
    expect(bidsAt(mill, seen({ kind: 'none' })).map(({ winning }) => winning)).toEqual([false, true]);
  });

  test('drafted workers are added to the viewer’s bid, and may take the crown', () => {
    const draft = { kind: 'workers', what: 'bid', tile: 'sawmill', screen: { red: 2 }, groups: [] } as const;
    const [mine, other] = atLeast(2, bidsAt(mill, seen(draft)));
    expect(mine).toMatchObject({ count: 3, added: 2, winning: true });
    expect(other.winning).toBe(false);
  });

  test('a losing bid that a draft moves is leaving, and arrives whole', () => {
    const draft = {
      kind: 'workers',
      what: 'bid',
      tile: 'forge',
      screen: { red: 1 },
      groups: ['sawmill'],
    } as const;
    expect(must(bidsAt(mill, seen(draft))[0]).leaving).toBe(true);
    expect(bidsAt(forge, seen(draft))).toMatchObject([{ seat: 0, colour: 'red', count: 2, added: 2 }]);
    expect(draftedUse('forge', seen({ ...draft, what: 'use' }))).toEqual({ red: 2 });
    expect(draftedUse('forge', seen(draft))).toBeNull();
  });

  test('workers of another colour lie down', () => {
    const offer: Offer = {
      ...mill,
      color: 'red',
      bids: [...mill.bids!, { player: 2, workers: { blue: 3 } }],
    };
    expect(bidsAt(offer, seen({ kind: 'none' })).map(({ lying }) => lying)).toEqual([false, false, true]);
    expect(standingColour(forge)).toBeUndefined();
    expect(standingColour({ tile: 'forge', uses: [{ blue: 1 }] })).toBe('blue');
  });

  test('a tile is selected while its menu, workers for it or a confirmation about it are open', () => {
    expect(isChosen('forge', seen({ kind: 'tile', tile: 'forge' }))).toBe(true);
    expect(isChosen('forge', seen({ kind: 'tile', tile: 'sawmill' }))).toBe(false);
    expect(isChosen('boat-x', seen({ kind: 'sure', action: { type: 'boat', boat: 'boat-x' } }))).toBe(true);
    expect(isChosen('forge', seen({ kind: 'sure', action: { type: 'pass' } }))).toBe(false);
  });
});

describe('known facts about players', () => {
  test('players are listed clockwise from the viewer', () => {
    expect(seatsAround(4, 2)).toEqual([2, 3, 0, 1]);
    expect(seatsAround(3, null)).toEqual([0, 1, 2]);
  });

  test('those right before the active player have passed', () => {
    const players = Array.from({ length: 4 }, () => ({})) as unknown as TableView['players'];
    const passed = (phase: TableView['phase']): boolean[] =>
      players.map((_, seat) => hasPassed({ phase, active: 1, passes: 2, players }, seat));
    expect(passed('actions')).toEqual([true, false, false, true]);
    expect(passed('ending')).toEqual([false, false, false, false]);
  });

  test('boats are picked in order: past, current and coming picks', () => {
    const pending: TableView['pending'] = [{ player: 2, decision: 'boat', next: [0] }];
    expect(boatTurns({ phase: 'ending', boatOrder: [1], pending })).toEqual([1, 2, 0]);
    expect(boatTurns({ phase: 'actions', boatOrder: [1], pending: [] })).toEqual([]);
  });

  test('without aids only public information is shown', () => {
    const player = {
      workers: 5,
      skills: 1,
      winter: 2,
      village: [],
      known: { workers: { red: 2 }, skills: { saw: 1 } },
      open: { workers: { red: 1 }, skills: {} },
    };
    expect(certainHand(player, true)).toEqual({ red: 2, saw: 1 });
    expect(certainHand(player, false)).toEqual({ red: 1 });
    expect(certainHand({ ...player, workers: { red: 5 } }, true)).toEqual({});
  });
});
