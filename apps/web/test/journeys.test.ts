import { makeView } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { arrivalsOf } from '../src/board/motion/arrivals.ts';
import { type Journey, KINDS } from '../src/board/motion/journey.ts';
import { journeysBetween } from '../src/board/motion/journeys.ts';
import type { TableView } from '../src/play/model.ts';
import { GAMES, wander } from './games.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const COLOURS = ['blue', 'red', 'yellow', 'green'];
const SKILLS = ['anvil', 'pick', 'saw'];
type Counts = Readonly<Record<string, number | undefined>>;

const sizeOf = (counts: Counts | number | undefined): number =>
  typeof counts === 'number'
    ? counts
    : Object.values(counts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

const SEEDS = FULL ? ['a', 'b'] : ['a'];

interface Pair {
  before: TableView;
  after: TableView;
  all: Journey[];
  viewer: number | null;
}

/** Every pair of consecutive views, for every seat and a spectator, through whole games. */
const PAIRS: readonly Pair[] = SEEDS.flatMap((seed) =>
  GAMES.flatMap((options) => {
    const pairs: Pair[] = [];
    const last = new Map<number | null, TableView>();
    wander(options, `ways ${seed}`, ({ game }) => {
      for (const viewer of [null, ...Array.from({ length: options.players }, (_, seat) => seat)]) {
        const after = makeView(game.state, viewer);
        const before = last.get(viewer);
        if (before) pairs.push({ before, after, all: journeysBetween(before, after), viewer });
        last.set(viewer, after);
      }
    });
    return pairs;
  }),
);

function everyPair(
  look: (before: TableView, after: TableView, all: readonly Journey[], viewer: number | null) => void,
): void {
  for (const { before, after, all, viewer } of PAIRS) look(before, after, all, viewer);
}

/** Net arrivals of some things at a place. */
function balance(all: readonly Journey[], place: string, names: readonly string[]): number {
  let sum = 0;
  for (const { piece, from, to } of all) {
    if (!('count' in piece) || !names.includes(piece.name)) continue;
    if (to[0] === place) sum += piece.count;
    if (from[0] === place) sum -= piece.count;
  }
  return sum;
}

test('identical views show no movement', () => {
  const some = PAIRS.filter((_, i) => FULL || i % 5 === 0);
  const moving = some.filter(
    ({ before }) => journeysBetween(before, JSON.parse(JSON.stringify(before)) as TableView).length > 0,
  );
  expect(moving).toEqual([]);
});

test('every hand gains and loses exactly the difference of the two views', () => {
  const wrong: unknown[] = [];
  everyPair((before, after, all) => {
    before.players.forEach((player, seat) => {
      const next = must(after.players[seat]);
      const came = (names: string[]) => balance(all, `hand:${seat}`, names);
      const right =
        came([...COLOURS, 'workers']) === sizeOf(next.workers) - sizeOf(player.workers) &&
        came([...SKILLS, 'skills']) === sizeOf(next.skills) - sizeOf(player.skills) &&
        came(['wheat']) === (next.wheat ?? 0) - (player.wheat ?? 0);
      if (!right) wrong.push({ seat, all });
    });
  });
  expect(wrong).toEqual([]);
});

/** Bids, goods of a village and loads of boats by anchor and name. */
function stock(view: TableView): Map<string, number> {
  const found = new Map<string, number>();
  const put = (anchor: string, counts: Counts = {}) => {
    for (const [name, n] of Object.entries(counts)) {
      const key = `${anchor} ${name}`;
      found.set(key, (found.get(key) ?? 0) + (n ?? 0));
    }
  };
  for (const { tile, bids = [], uses = [] } of [...view.market, ...view.turnOrder]) {
    for (const { player, workers } of bids) put(`bid:${tile}:${player}`, workers);
    for (const group of uses) put(`tile:${tile}`, group);
  }
  for (const { boat, workers, skills } of view.boats) put(`tile:${boat}`, { ...workers, ...skills });
  for (const { village } of view.players) {
    for (const { tile, uses = [], resources } of village) {
      put(`tile:${tile}`, resources);
      for (const group of uses) put(`tile:${tile}`, group);
    }
  }
  return found;
}

test('every bid, tile and boat gains and loses exactly the difference of the two views', () => {
  const wrong: string[] = [];
  everyPair((before, after, all) => {
    const was = stock(before);
    const is = stock(after);
    for (const key of new Set([...was.keys(), ...is.keys()])) {
      const [place, name] = atLeast(2, key.split(' '));
      const change = (is.get(key) ?? 0) - (was.get(key) ?? 0);
      if (balance(all, place, [name]) !== change) wrong.push(`${key} ${change}`);
    }
  });
  expect(wrong).toEqual([]);
});

test('the workers and skill tiles that another player draws stay hidden', () => {
  const drawn: string[] = [];
  everyPair((_, __, all, viewer) => {
    for (const { kind, piece, to } of all)
      if (kind === 'draw' && 'count' in piece && to[0] !== `hand:${viewer}`) drawn.push(piece.name);
  });
  expect(drawn.length).toBeGreaterThan(30);
  expect(new Set(drawn)).toEqual(new Set(['workers', 'skills']));
});

test('the owner of an offered winter tile stays hidden', () => {
  const origins: string[] = [];
  everyPair((before, after, all) => {
    if (before.season !== 'autumn' || after.season !== 'winter') return;
    for (const { kind, from } of all) if (kind === 'appear') origins.push(from.join());
  });
  expect(origins.length).toBeGreaterThan(10);
  expect(new Set(origins)).toEqual(new Set(['supply']));
});

test('a whole game shows every kind of movement', () => {
  const kinds = new Set<string>();
  everyPair((_, __, all) => {
    for (const { kind } of all) kinds.add(kind);
  });
  // Random players leave no losing bid behind.
  expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual(['return']);
});

test('at the end of a season losing bids go home, and the winning one goes into the bag', () => {
  const pair = PAIRS.find(
    ({ before, after, viewer }) =>
      viewer === null &&
      before.phase === 'actions' &&
      after.phase === 'ending' &&
      before.market.some(({ bids = [] }) => bids.length === 1 && sizeOf(must(bids[0]).workers) > 1),
  );
  const before = JSON.parse(JSON.stringify(pair!.before)) as TableView;
  const after = JSON.parse(JSON.stringify(pair!.after)) as TableView;
  const offer = before.market.find(
    ({ bids = [] }) => bids.length === 1 && sizeOf(must(bids[0]).workers) > 1,
  )!;
  const [winning] = atLeast(1, offer.bids!);
  const loser = (winning.player + 1) % before.players.length;
  offer.bids!.push({ player: loser, workers: { red: 1 } });
  must(after.players[loser]).workers = (must(after.players[loser]).workers as number) + 1;
  const all = journeysBetween(before, after);
  const from = (place: string) => all.filter((way) => way.from[0] === place);
  expect(from(`bid:${offer.tile}:${loser}`)).toEqual([
    expect.objectContaining({ kind: 'return', piece: { name: 'red', count: 1 }, to: [`hand:${loser}`] }),
  ]);
  expect(from(`bid:${offer.tile}:${winning.player}`)).toEqual([
    expect.objectContaining({ kind: 'win', to: ['bag'] }),
  ]);
  expect(from(`tile:${offer.tile}`).filter(({ kind }) => kind === 'travel')).toEqual([
    expect.objectContaining({ to: [`tile:${offer.tile}`, `hand:${winning.player}`] }),
  ]);
});

test('an undone bid goes back where it came from', () => {
  const lost: Journey[] = [];
  let seen = 0;
  everyPair((before, after, all) => {
    if (before.phase !== 'actions' || after.phase !== 'actions') return;
    const bids = all.filter(({ kind, from }) => kind === 'bid' && from[0].startsWith('hand:'));
    if (bids.length === 0) return;
    const back = journeysBetween(after, before);
    for (const bid of bids) {
      seen += 1;
      const isWayBack = ({ piece, from, to }: Journey) =>
        from[0] === bid.to[0] && to[0] === bid.from[0] && JSON.stringify(piece) === JSON.stringify(bid.piece);
      if (!back.some(isWayBack)) lost.push(bid);
    }
  });
  expect(lost).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});

test('what is new at the end of a journey is hidden until it arrives, and nothing that was there before', () => {
  const bidsIn = ({ market, turnOrder }: TableView): string[] =>
    [...market, ...turnOrder].flatMap(({ tile, bids = [] }) =>
      bids.map(({ player }) => `[data-at="bid:${tile}:${player}"]`),
    );
  const usesIn = ({ market, turnOrder, players }: TableView): string[] =>
    [...market, ...turnOrder, ...players.flatMap(({ village }) => village)].flatMap(({ tile, uses = [] }) =>
      uses.map((_, n) => `[data-arrives="use:${tile}:${n}"]`),
    );
  const tilesIn = ({ players }: TableView): string[] =>
    players.flatMap(({ village }) => village.map(({ tile }) => `[data-at="tile:${tile}"]`));
  const goodsIn = ({ players }: TableView): string[] =>
    players.flatMap(({ village }) =>
      village.flatMap(({ tile, resources }) =>
        sizeOf(resources) > 0 ? [`[data-arrives="goods:${tile}"]`] : [],
      ),
    );
  const seen = new Set<string>();
  everyPair((before, after, all) => {
    const hidden = new Set(arrivalsOf(all, before, after));
    for (const list of [bidsIn, usesIn, tilesIn, goodsIn]) {
      const then = new Set(list(before));
      for (const selector of list(after)) {
        expect(hidden.has(selector), selector).toBe(!then.has(selector));
        if (!then.has(selector)) seen.add(list.name);
      }
    }
  });
  expect([...seen].sort()).toEqual(['bidsIn', 'goodsIn', 'tilesIn', 'usesIn']);
});
