import { type Action, makeView } from '@keyflower/engine';
import { Scenario } from '@keyflower/engine/testkit';
import { describe, expect, it } from 'vitest';
import { naming } from '../../test/naming.ts';
import { questionTo } from '../../test/table.ts';
import { mindJudge } from '../search/mind-judge.ts';
import { adviseWith } from './advise.ts';
import { reasonFor } from './explain.ts';
import type { Reason } from './reason.ts';
import { type Language, reasonText } from './sentences.ts';

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
  it('tells who is beaten, and who comes first', () => {
    const market = [{ tile: 'keywood' }, { tile: 'tavern', bids: [{ player: 1, workers: { red: 2 } }] }];
    const table = at('spring', { market });
    expect(why(table, bid('tavern', 3))).toEqual({ id: 'bid-overbid', tile: 'tavern', player: 1 });
    expect(why(table, bid('keywood', 1))).toEqual({ id: 'bid-first', tile: 'keywood' });
    expect(told(table, bid('tavern', 3), 'de')).toBe('Überbietet <seat 1> auf <tavern>.');
  });

  it('tells in winter what the tile would score with what is left, and what comes back', () => {
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
    expect(why(table, bid('scribes', 1))).toEqual({ id: 'bid-score', tile: 'scribes', points: 20 });
    expect(why(table, bid('key-market', 1))).toMatchObject({ points: 6 });
    // Nine workers with the one that returns: a bid of four leaves five, a bid of five only four.
    expect(why(table, bid('apothecary', 4))).toMatchObject({ id: 'bid-score', points: 3 });
    expect(told(table, bid('apothecary', 5))).toBe(
      'Claims <apothecary> before anyone else does, though it scores nothing for you so far.',
    );
    expect(told(table, bid('jeweller', 1), 'de')).toContain('bisher keine Punkte');
    expect(told(table, bid('village-hall', 2))).toBe(
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
  it('tells all that can be chosen, what it costs, and who keeps the workers', () => {
    const table = at('summer', {
      players: [{ workers: { red: 5 }, village: [{ tile: 'home-1', q: 0, r: 0 }] }],
      market: [{ tile: 'workshop' }, { tile: 'mason' }, { tile: 'tavern' }, { tile: 'keywood' }],
    });
    expect(told(table, use('keywood'))).toBe('Brings 1 wood.');
    expect(told(table, use('workshop'))).toBe('Brings 1 wood, 1 stone or 1 iron.');
    expect(told(table, use('workshop'), 'de')).toBe('Bringt 1 wood, 1 stone oder 1 iron.');
    expect(told(table, use('mason'))).toBe('Brings 3 stone and costs 1 pick.');
    expect(told(table, use('tavern'), 'fr')).toBe('Rapporte 2 bagWorkers, coûte 1 ouvrier au choix.');
    expect(told(table, use('home-1'))).toBe(
      'Lets you move goods by 1 step and make 1 upgrade; the workers come back to you.',
    );
  });

  it('tells of the wheat beside the transport', () => {
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

  it('tells what it keeps, and speaks of later only where there is a later', () => {
    expect(why(at('spring', { market }), pass)).toEqual({ id: 'pass-save', workers: 5 });
    expect(told(at('winter', { market: [{ tile: 'scribes' }] }), pass)).toBe(
      'Your 5 workers stay behind your screen.',
    );
  });

  it('says that there is nothing else to do only where that is so', () => {
    expect(why(at('spring', { market, players: [{}] }), pass)).toEqual({ id: 'pass-nothing' });
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
    expect(why(at('spring', { market: beaten, players: [{}] }), pass)).toEqual({ id: 'pass-beaten' });
  });
});

it('tells of a choice which upgrade it is for, and nothing where it is for none', () => {
  const table = at('spring', { market: [{ tile: 'workshop' }] });
  table.play(0, use('workshop'));
  const texts = [0, 1, 2].map((option) => told(table, { type: 'choose', option }));
  expect(texts).toEqual([
    'Brings 1 wood, which you lack for upgrading <home-1>.',
    'Brings 1 stone, which you lack for upgrading <home-1>.',
    'Brings 1 iron.',
  ]);
});

it('advises on a transport by where different lines lead, and to be done is one of them', () => {
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
  const advice = adviseWith(mindJudge, { ...questionTo(table.state, 0, 'lines'), iterations: 5 }, 5);
  expect(advice.length).toBeGreaterThan(2);
  expect(advice[0].action).toMatchObject({ type: 'upgrade', tile: 'home-1' });
  const scores = advice.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(advice.map(({ action }) => action)).toContainEqual({ type: 'done' });
});

it('speaks of roads and rivers by the tiles they lead to', () => {
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
