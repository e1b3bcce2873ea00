import { type Action, makeView } from '@keyflower/engine';
import { Scenario } from '@keyflower/engine/testkit';
import { describe, expect, it } from 'vitest';
import { type Language, naming, reasonText } from './naming.ts';
import { questionTo } from '../../../bots/test/table.ts';
import { learnedModel } from '../../../bots/src/search/learned-model.ts';
import { adviseWith } from '../../../bots/src/advice/advise.ts';
import { reasonFor } from '../../../bots/src/advice/explain.ts';
import type { Reason } from '../../../bots/src/advice/reason.ts';
import { must } from '../../../../scripts/testing/must.ts';

type Table = NonNullable<ConstructorParameters<typeof Scenario>[0]>;

const why = (table: Scenario, action: Action): Reason =>
  reasonFor({ view: makeView(table.state, 0), seat: 0, state: table.state }, action);

const told = (table: Scenario, action: Action, language: Language = 'en'): string =>
  reasonText(why(table, action), language, naming);

const bid = (tile: string, screen: number): Action => ({
  type: 'bid',
  tile,
  color: 'red',
  screen,
  groups: [],
});
const use = (tile: string): Action => ({ type: 'use', tile, screen: { red: 1 }, groups: [] });
const pass: Action = { type: 'pass' };

const at = (season: Table['season'], more: Table = {}): Scenario =>
  new Scenario({ options: { players: 2 }, season, players: [{ workers: { red: 5 } }], ...more });

describe('the reason for a bid', () => {
  it('names the bid that is beaten, or that it is the first', () => {
    const market = [{ tile: 'keywood' }, { tile: 'tavern', bids: [{ player: 1, workers: { red: 2 } }] }];
    const table = at('spring', { market });
    expect(why(table, bid('tavern', 3))).toMatchObject({ id: 'bid-overbid', tile: 'tavern', player: 1 });
    expect(why(table, bid('keywood', 1))).toMatchObject({ id: 'bid-first', tile: 'keywood' });
    expect(told(table, bid('tavern', 3), 'de')).toMatch(/^Überbietet <seat 1> auf <tavern>: /);
  });

  it('names the use of the tile', () => {
    const tiles = [
      'mason',
      'stable',
      'boat-2',
      'sawmill',
      'goldsmith',
      'barn',
      'timber-yard',
      'sheep-shelter',
    ];
    const market = tiles.map((tile) => (tile === 'boat-2' ? { tile, face: 'b' as const } : { tile }));
    const table = at('autumn', { options: { players: 2, farmers: 'all' }, market });
    const texts = tiles.map((tile) => told(table, bid(tile, 1)).replace(`Claims <${tile}> first: `, ''));
    expect(texts).toEqual([
      'each use brings 3 stone and costs 1 pick.',
      'each use lets you move goods by 2 steps and make 1 upgrade.',
      'doubles all your steps and upgrades.',
      'it scores 3 points, and 10 once it is upgraded with 3 wood.',
      'it scores 7 points once it is upgraded with 2 gold.',
      'each resource on it scores 1 point, and 2 once it is upgraded with 1 skill.',
      '1 wood on it scores 2 points, and 3 once it is upgraded with 1 saw.',
      'each sheep in its field scores 1 point, and 2 once it is upgraded with 1 skill.',
    ]);
    expect(told(table, bid('goldsmith', 1), 'de')).toBe(
      'Belegt <goldsmith> zuerst: Das Plättchen zählt nach dem Verbessern für 2 gold 7 Punkte.',
    );
    expect(told(table, bid('sawmill', 1), 'fr')).toBe(
      'Réserve <sawmill> en premier\u00a0: la tuile rapporte 3 points, et 10 une fois améliorée avec 3 wood.',
    );
  });

  it('names in winter what the tile would score with what is left, and what comes back', () => {
    const table = at('winter', {
      players: [
        {
          workers: { red: 5, green: 3 },
          skills: { anvil: 2, pick: 2, saw: 3 },
          village: [{ tile: 'home-1', q: 0, r: 0, uses: [{ red: 1 }] }],
        },
      ],
      market: [
        { tile: 'scribes' },
        { tile: 'apothecary' },
        { tile: 'key-market' },
        { tile: 'jeweller' },
        { tile: 'village-hall', bids: [{ player: 1, workers: { red: 1 } }] },
      ],
    });
    expect(why(table, bid('scribes', 1))).toMatchObject({ id: 'bid-score', tile: 'scribes', points: 20 });
    expect(why(table, bid('key-market', 1))).toMatchObject({ points: 6 });
    // Nine workers with the one that returns: a bid of four leaves five, a bid of five only four.
    expect(why(table, bid('apothecary', 4))).toMatchObject({ id: 'bid-score', points: 3 });
    expect(told(table, bid('apothecary', 5))).toContain(
      'Claims <apothecary> first, though it scores nothing for you so far.',
    );
    expect(told(table, bid('jeweller', 1), 'de')).toContain('bisher keine Punkte');
    expect(told(table, bid('village-hall', 2))).toContain(
      'Takes the lead on <village-hall> from <seat 1>: it would bring you 4 points.',
    );
  });

  it('counts what two tiles would share only once', () => {
    const table = at('winter', {
      players: [{ workers: { red: 2 }, skills: { anvil: 1, pick: 1, saw: 1 } }],
      market: [{ tile: 'scribes', bids: [{ player: 0, workers: { red: 1 } }] }, { tile: 'scholar' }],
    });
    expect(why(table, bid('scholar', 1))).toEqual({ id: 'bid-first', tile: 'scholar', worth: 0 });
  });
});

describe('the reason for a use', () => {
  it('names all choices, the cost, and who keeps the workers', () => {
    const table = at('summer', {
      players: [{ workers: { red: 5 }, village: [{ tile: 'home-1', q: 0, r: 0 }] }],
      market: [{ tile: 'workshop' }, { tile: 'mason' }, { tile: 'tavern' }, { tile: 'keywood' }],
    });
    expect(told(table, use('keywood'))).toBe('Brings 1 wood.');
    expect(told(table, use('workshop'))).toBe('Brings 1 wood, 1 stone or 1 iron.');
    expect(told(table, use('workshop'), 'de')).toBe('Bringt 1 wood, 1 stone oder 1 iron.');
    expect(told(table, use('mason'))).toBe('Brings 3 stone and costs 1 pick.');
    expect(told(table, use('tavern'), 'fr')).toBe('Rapporte 2 bagWorkers et coûte 1 ouvrier au choix.');
    expect(told(table, use('home-1'))).toBe(
      'Lets you move goods by 1 step and make 1 upgrade; the workers you place come back to you.',
    );
  });

  it('mentions the wheat beside the transport', () => {
    const table = at('spring', { options: { players: 2, farmers: 'all' }, market: [{ tile: 'paddock' }] });
    expect(told(table, use('paddock'))).toBe(
      'Brings 1 wheat and lets you move goods by 1 step and make 1 upgrade.',
    );
    expect(told(table, use('paddock'), 'de')).toBe(
      'Bringt 1 wheat und gibt 1 Transportpunkt und 1 Verbesserung.',
    );
  });
});

describe('the reason for a pass', () => {
  const market = [{ tile: 'keywood', bids: [{ player: 1, workers: { red: 2 } }] }];

  it('names what it keeps, and mentions later turns only where there are any', () => {
    expect(why(at('spring', { market }), pass)).toMatchObject({ id: 'pass-save', workers: 5 });
    expect(told(at('winter', { market: [{ tile: 'scribes' }] }), pass)).toContain(
      'Your 5 workers stay behind your screen.',
    );
  });

  it('says that only passing is possible only where that is true', () => {
    expect(why(at('spring', { market, players: [{}] }), pass)).toMatchObject({ id: 'pass-nothing' });
    const beaten = [
      {
        tile: 'keywood',
        bids: [
          { player: 0, workers: { red: 1 } },
          { player: 1, workers: { red: 2 } },
        ],
      },
      { tile: 'miner' },
    ];
    expect(why(at('spring', { market: beaten, players: [{}] }), pass)).toMatchObject({ id: 'pass-beaten' });
  });
});

it('names the upgrade that a choice is for, and none where it is for none', () => {
  const table = at('spring', { market: [{ tile: 'workshop' }] });
  table.play(0, use('workshop'));
  const texts = [0, 1, 2].map((option) => told(table, { type: 'choose', option }));
  expect(texts).toEqual([
    'Brings 1 wood, which you lack for upgrading <home-1>.',
    'Brings 1 stone, which you lack for upgrading <home-1>.',
    'Brings 1 iron.',
  ]);
});

it('names the step that wheat pays for', () => {
  const table = at('autumn', {
    options: { players: 2, farmers: 'all' },
    players: [{ workers: { red: 1 }, wheat: 2, village: [{ tile: 'home-1', q: 0, r: 0 }] }],
  });
  table.play(0, use('home-1'));
  const context = { view: makeView(table.state, 0), seat: 0, state: table.state };
  const after = (then: readonly Action[], language: Language = 'en'): string =>
    reasonText(reasonFor(context, { type: 'feed' }, then), language, naming);
  const move = (from: string, to: string): Action => ({ type: 'move', resource: 'wood', from, to });
  const way = [{ type: 'feed' } as const, move('a', 'b'), move('b', 'c')];
  const pay = { resources: { wood: 1 }, skills: {} };
  expect(after(way)).toBe('1 wheat pays for one more step, to bring 1 wood to <c>; 1 is left.');
  expect(after([...way, { type: 'upgrade', tile: 'c', pay }])).toBe(
    '1 wheat pays for one more step towards upgrading <c>; 1 is left.',
  );
  expect(after([{ type: 'herd', kind: 'pig', from: 'a:0', to: 'b:3' }], 'de')).toBe(
    '1 Weizen bezahlt einen weiteren Schritt, um 1 pig auf das Feld bei <b> zu treiben; übrig bleibt 1.',
  );
  expect(after([])).toBe('1 wheat pays for one more step with goods or animals; 1 is left.');
});

it('names everything a boat brings', () => {
  const table = new Scenario({
    options: { players: 2 },
    boats: [
      { boat: 'boat-keyflower', workers: { blue: 1, yellow: 3 }, skills: { saw: 1 } },
      { boat: 'boat-sea-bastion' },
    ],
  });
  expect(told(table, { type: 'boat', boat: 'boat-keyflower' })).toBe('Brings 1 blue, 3 yellow, 1 saw.');
  expect(told(table, { type: 'boat', boat: 'boat-sea-bastion' })).toBe('This boat brings nothing.');
});

it('explains a transport by its different destinations, one of which is being done', () => {
  const table = at('autumn', {
    players: [
      {
        workers: { red: 1 },
        skills: { saw: 1 },
        village: [
          { tile: 'home-1', q: 0, r: 0, resources: { wood: 1, stone: 1 } },
          { tile: 'timber-yard', q: 0, r: -1, rotation: 1 },
        ],
      },
    ],
  });
  table.play(0, use('home-1'));
  const advice = adviseWith(learnedModel, { ...questionTo(table.state, 0, 'lines'), iterations: 5 }, 5);
  expect(advice.length).toBeGreaterThan(2);
  expect(must(advice[0]).action).toMatchObject({ type: 'upgrade', tile: 'home-1' });
  const scores = advice.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(advice.map(({ action }) => action)).toContainEqual({ type: 'done' });
});

it('describes roads and rivers by the tiles they lead to', () => {
  const links = {
    id: 'place-links',
    tile: 'keywood',
    roads: ['a', 'b'],
    rivers: ['c'],
    beside: ['d'],
  } as const;
  expect(reasonText(links, 'en', naming)).toBe(
    '<keywood> joins <a> and <b> by road and <c> by river; it lies beside <d>.',
  );
  expect(reasonText(links, 'de', naming)).toBe(
    '<keywood> grenzt per Straße an <a> und <b> und per Fluss an <c>; daneben: <d>.',
  );
});
