import { makeView, redactEvents } from '@keyflower/engine';
import { applyPatch, diff, type PatchEntry } from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { isSeasonEnd, type Step, stepsOf } from '../src/board/motion/journey.ts';
import { journeysBetween } from '../src/board/motion/journeys.ts';
import { cardsOf, piecesOf, tilesOfCard } from '../src/panels/news/news-card.tsx';
import { newsTiles, sentencesOf, shortened, sinceLastAction } from '../src/play/events.ts';
import type { TableView, ToldEvent } from '../src/play/model.ts';
import { Moments } from '../src/play/moments.ts';
import { soundsOf } from '../src/play/sound.ts';
import { onChange } from '../src/signals.ts';
import { GAMES, wander } from './games.ts';
import { DICTIONARIES } from './support/dictionaries.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const bid = (player: number, tile: string, groups: string[] = []): ToldEvent => ({
  type: 'bid',
  player,
  tile,
  color: 'red',
  screen: 2,
  groups,
  total: 2,
});
const used = (player: number, tile: string): ToldEvent => ({
  type: 'used',
  player,
  tile,
  screen: { blue: 1 },
  groups: [],
});
const gained = (player: number, tile: string): ToldEvent => ({
  type: 'gained-resources',
  player,
  tile,
  resources: { gold: 2 },
});
const passed = (player: number): ToldEvent => ({ type: 'passed', player });

test('news are the tiles that others touched after the viewer’s last action', () => {
  const events = [
    bid(1, 'brewer'),
    used(0, 'gold-mine'),
    gained(0, 'home-1'),
    bid(1, 'miner', ['peddler']),
    used(2, 'home-1'),
  ];
  expect(newsTiles(events, 0)).toEqual(new Set(['miner', 'peddler', 'home-1']));
  expect(newsTiles(events, 2)).toEqual(new Set());
});

test('consequences for the viewer do not count as an action of theirs', () => {
  const events: ToldEvent[] = [
    passed(0),
    bid(1, 'miner'),
    { type: 'bid-returned', player: 0, tile: 'brewer', workers: { red: 1 } },
    { type: 'tile-won', player: 1, tile: 'miner', workers: {}, paid: { red: 2 } },
  ];
  expect(newsTiles(events, 0)).toEqual(new Set(['miner']));
  expect(sinceLastAction(events, 0)).toHaveLength(3);
});

test('a new season clears the marks of the last one', () => {
  const began: ToldEvent = { type: 'season-began', season: 'summer', market: [{ tile: 'clay-pit' }] };
  expect(newsTiles([passed(0), bid(1, 'miner'), began], 0)).toEqual(new Set());
  expect(newsTiles([passed(0), bid(1, 'miner'), began, bid(1, 'clay-pit')], 0)).toEqual(
    new Set(['clay-pit']),
  );
});

test('a use and all its consequences are one card', () => {
  const cards = cardsOf(
    [
      used(1, 'smelter'),
      { type: 'paid-worker', player: 1, worker: 'red' },
      gained(1, 'home-2'),
      { type: 'transport-done', player: 1 },
      passed(2),
      bid(3, 'brewer'),
    ],
    10,
  );
  expect(cards.map(({ key, seat, action }) => [key, seat, action])).toEqual([
    [10, 1, 'used'],
    [14, 2, 'passed'],
    [15, 3, 'bid'],
  ]);
  expect(tilesOfCard(must(cards[0]))).toEqual(['smelter', 'home-2']);
  expect(piecesOf(must(cards[0]))).toEqual({ spent: [['blue', 1]], got: [['gold', 2]] });
});

test('every event of a whole game is on a card, for every viewer', () => {
  for (const options of GAMES) {
    const told: ToldEvent[] = [];
    wander(options, 'cards', ({ events }) => told.push(...redactEvents(events, 1)));
    const cards = cardsOf(told);
    const onCards = new Set(cards.flatMap(({ events }) => events));
    const missing = told.filter((event) => !onCards.has(event));
    expect(sentencesOf(missing, String, DICTIONARIES.en)).toEqual([]);
    expect(cards.filter(({ events }) => events.length === 0)).toEqual([]);
  }
});

test('a burst of sentences is cut short, and says so', () => {
  const rest = (n: number) => `and ${n}`;
  expect(shortened(['a', 'b', 'c'], 2, rest)).toEqual(['a', 'b', 'c']);
  expect(shortened(['a', 'b', 'c', 'd'], 2, rest)).toEqual(['a', 'b', 'and 2']);
});

/** The views of a seat from move to move, as sent by a server. */
function looksThrough(options: object, seed: string): { view: TableView; events: ToldEvent[] }[] {
  const looks: { view: TableView; events: ToldEvent[] }[] = [];
  wander(options, seed, ({ game, events }) => {
    const view = JSON.parse(JSON.stringify(makeView(game.state, 0))) as TableView;
    looks.push({ view, events: redactEvents(events, 0) });
  });
  return looks;
}

test('a patched view equals the server’s view, and the previous view is unchanged', () => {
  const [first, ...rest] = atLeast(1, looksThrough(GAMES[1], 'patched'));
  let before = first.view;
  for (const { view } of rest) {
    const kept = JSON.stringify(before);
    const after: TableView = applyPatch(
      before,
      JSON.parse(JSON.stringify(diff(before, view))) as PatchEntry[],
    );
    expect(after).toEqual(view);
    expect(JSON.stringify(before)).toBe(kept);
    before = after;
  }
});

test('a change is reported once with its events, and can be found again', () => {
  const looks = looksThrough(GAMES[0], 'moments').map(({ view }) => view);
  const moments = new Moments();
  const heard: (readonly ToldEvent[])[] = [];
  onChange(moments.latest, (moment) => moment && heard.push(moment.events));
  const events: ToldEvent[] = [];
  moments.see(must(looks[0]), { events, version: 3 });
  // Earlier events are loaded later: they are no news.
  events.push(passed(0), passed(1), passed(0));
  moments.see(must(looks[0]), { events, version: 3 });
  expect(heard).toEqual([]);
  events.push(bid(1, 'miner'));
  moments.see(must(looks[1]), { events, version: 4 });
  expect(heard).toEqual([[events[3]]]);
  expect(moments.of([must(events[3])])).toEqual([{ before: looks[0], after: looks[1], events: [events[3]] }]);
  expect(moments.of([must(events[0])])).toEqual([]);
});

test('the number of kept changes is bounded', () => {
  const moments = new Moments();
  const events = Array.from({ length: 200 }, (_, seat) => passed(seat));
  for (const event of events) moments.note({} as TableView, {} as TableView, [event]);
  expect(moments.of(events)).toHaveLength(48);
});

test('ordinary actions are shown at once, the end of a season step by step', () => {
  const looks = looksThrough(GAMES[1], 'steps');
  const changes = looks
    .slice(1)
    .map(({ view, events }, nth) => ({
      steps: stepsOf(journeysBetween(must(looks[nth]).view, view)),
      events,
    }))
    .filter(({ steps }) => steps.length > 0);
  const of = (...types: string[]) =>
    changes.filter(({ events }) => events.some(({ type }) => types.includes(type))).map(({ steps }) => steps);
  const names = (all: Step[][]) => all.flat().map(({ name }) => name);
  const ends = of('season-ended', 'season-began');
  expect(ends.filter((steps) => !isSeasonEnd(steps))).toEqual([]);
  expect(names(ends)).toEqual(expect.arrayContaining(['win', 'collect', 'place', 'season']));
  const ordinary = of('bid', 'used', 'moved', 'upgraded');
  expect(ordinary.filter(isSeasonEnd)).toEqual([]);
  expect(names(ordinary)).toEqual(expect.arrayContaining(['move', 'pay', 'gain']));
});

test('the sound for one’s turn is played when it begins, and only then', () => {
  const asked = (player: number) => ({ pending: [{ player, decision: 'turn' }] }) as unknown as TableView;
  expect(soundsOf(asked(1), asked(0), [bid(1, 'miner')], 0)).toEqual(['worker', 'turn']);
  expect(soundsOf(asked(0), asked(0), [used(0, 'miner'), gained(0, 'home-1')], 0)).toEqual([
    'worker',
    'goods',
  ]);
  expect(soundsOf(asked(0), asked(1), [passed(0)], null)).toEqual(['pass']);
});
