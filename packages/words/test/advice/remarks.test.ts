import { type Action, type Colour, type Counts, makeView } from '@keyflower/engine';
import { Scenario } from '@keyflower/engine/testkit';
import { describe, expect, it } from 'vitest';
import { type Language, naming, reasonText } from './naming.ts';
import { reasonFor } from '../../../bots/src/advice/explain.ts';

type Table = NonNullable<ConstructorParameters<typeof Scenario>[0]>;

const at = (season: Table['season'], more: Table = {}): Scenario =>
  new Scenario({ options: { players: 2 }, season, players: [{ workers: { red: 5 } }], ...more });

const told = ({ state }: Scenario, action: Action, language: Language = 'en'): string =>
  reasonText(reasonFor({ view: makeView(state, 0), seat: 0, state }, action), language, naming);

const bid = (tile: string, color: Colour = 'red', screen = 1): Action => ({
  type: 'bid',
  tile,
  color,
  screen,
  groups: [],
});
const use = (tile: string, screen: Counts<Colour> = { red: 1 }): Action => ({
  type: 'use',
  tile,
  screen,
  groups: [],
});
const pass: Action = { type: 'pass' };

describe('the colour of a bid or a use', () => {
  const FIXED = 'The colour there is already fixed.';
  const MOST = 'It is the colour you have most of: 3 red.';

  it('is fixed where workers stand, unless there was no choice anyway', () => {
    const market = [{ tile: 'keywood', bids: [{ player: 1, workers: { red: 1 } }] }, { tile: 'miner' }];
    const mixed = at('spring', { market, players: [{ workers: { red: 3, blue: 2 } }] });
    expect(told(mixed, bid('keywood', 'red', 2))).toContain(FIXED);
    expect(told(mixed, use('keywood'))).toContain(FIXED);
    expect(told(mixed, bid('miner'))).not.toContain(FIXED);
    const red = at('spring', { market });
    expect(told(red, bid('keywood', 'red', 2))).not.toContain(FIXED);
  });

  it('is the one that the seat has most of', () => {
    const market = [{ tile: 'keywood' }];
    const table = (workers: object): Scenario => at('spring', { market, players: [{ workers }] });
    expect(told(table({ red: 3, blue: 2 }), bid('keywood'))).toContain(MOST);
    expect(told(table({ red: 3, blue: 2 }), use('keywood'))).toContain(MOST);
    expect(told(table({ red: 3, blue: 3 }), bid('keywood'))).not.toContain('colour you have most of');
    expect(told(table({ red: 3 }), bid('keywood'))).not.toContain('colour you have most of');
  });

  it('leaves the colour of another bid, or green', () => {
    const market = [{ tile: 'keywood' }, { tile: 'miner', bids: [{ player: 0, workers: { blue: 1 } }] }];
    const players = [{ workers: { red: 1, blue: 2, green: 1 } }];
    expect(told(at('spring', { market, players }), bid('keywood'))).toContain(
      'Keeps 2 blue for raising your bid on <miner>.',
    );
    expect(told(at('spring', { market: [{ tile: 'keywood' }], players }), bid('keywood'))).toContain(
      'Keeps 1 green back.',
    );
    expect(told(at('spring', { market, players }), bid('keywood', 'green'))).not.toContain('green back');
  });

  it('is said to be kept only if the use does not cost a worker', () => {
    const players = [{ workers: { red: 3, green: 1 } }];
    const table = at('summer', { market: [{ tile: 'tavern' }], players });
    expect(told(table, use('tavern'))).not.toContain('green');
  });

  it('is safe if the others cannot have enough green workers', () => {
    const market = [{ tile: 'keywood' }];
    const table = (green: number): string =>
      told(
        at('spring', { market, players: [{ workers: { red: 1, green: 3 } }, { workers: { green } }] }),
        bid('keywood', 'green', 2),
      );
    expect(table(2)).toContain('cannot have enough green workers');
    expect(table(3)).not.toContain('enough green');
  });
});

describe('the points of a bid in winter', () => {
  it('are named gross and net if its workers would score elsewhere', () => {
    const table = at('winter', {
      players: [
        {
          workers: { red: 3 },
          skills: { anvil: 1, pick: 1, saw: 1 },
          village: [
            { tile: 'home-1', q: 0, r: 0 },
            { tile: 'village-hall', q: 0, r: -1, rotation: 3 },
          ],
        },
      ],
      market: [{ tile: 'scribes' }, { tile: 'jeweller' }],
    });
    expect(told(table, bid('scribes', 'red', 2))).toBe(
      '<scribes> would bring you 10 points gross and 8 net: the workers you give up would score 2 elsewhere.',
    );
    expect(told(table, bid('scribes', 'red', 2), 'fr')).toContain('10 points brut, 8 net');
    expect(told(table, bid('scribes', 'red', 2), 'de')).toContain('10 Punkte brutto, 8 netto');
    expect(told(table, bid('jeweller'))).toBe(
      'Claims <jeweller> first, though it scores nothing for you so far, and the workers you give up would score 1 point elsewhere.',
    );
  });

  it('are compared with those of the rival who gains most, as far as can be seen', () => {
    const table = (skills: object, known: object): string =>
      told(
        at('winter', {
          players: [{ workers: { red: 3 } }, { skills, known: { workers: {}, skills: known } }],
          market: [{ tile: 'scribes' }],
        }),
        bid('scribes'),
      );
    const three = { anvil: 1, pick: 1, saw: 1 };
    expect(table(three, three)).toContain('As far as can be seen, the tile would bring <seat 1> 10 points.');
    expect(table(three, {})).not.toContain('As far as can be seen');
  });
});

describe('the workers of a use', () => {
  it('go to the owner or the winner of the tile', () => {
    const table = at('spring', {
      players: [{ workers: { red: 5 } }, { village: [{ tile: 'home-2', q: 0, r: 0 }] }],
      market: [{ tile: 'keywood', bids: [{ player: 0, workers: { red: 1 } }] }, { tile: 'miner' }],
    });
    expect(told(table, use('home-2'))).toContain('; the workers you place go to <seat 1>.');
    expect(told(table, use('keywood'))).toBe(
      'Brings 1 wood; the workers you place come back to you if you win the tile.',
    );
    expect(told(table, use('miner'))).toBe('Brings 2 iron.');
  });
});

describe('the end of a season after a pass', () => {
  const market = [
    { tile: 'keywood', bids: [{ player: 0, workers: { red: 2 } }], uses: [{ red: 1 }] },
    {
      tile: 'miner',
      bids: [
        { player: 0, workers: { blue: 1 } },
        { player: 1, workers: { blue: 2 } },
      ],
    },
  ];
  const table = (more: Table): Scenario => at('spring', { options: { players: 4 }, market, ...more });
  const result = 'the season ends: you win <keywood> and get back 1 blue, 1 red.';

  it('is certain only for the last player who has to pass', () => {
    expect(told(table({ passes: 3 }), pass)).toBe(`Keeps your 5 workers for later. With this pass ${result}`);
    expect(told(table({ passes: 3 }), pass, 'de')).toContain(
      'Passt du, endet die Jahreszeit: Du gewinnst <keywood> und bekommst 1 blue, 1 red zurück.',
    );
    expect(told(table({ passes: 2 }), pass)).toContain(`If <seat 1> passes too, ${result}`);
    expect(told(table({ passes: 1 }), pass)).toContain(`If <seat 1> and <seat 2> pass too, ${result}`);
    expect(told(table({ passes: 0 }), pass)).toContain(`If all other players pass too, ${result}`);
    expect(told(table({ passes: 1, options: { players: 5 } }), pass)).toContain('If the next 3 players pass');
  });

  it('is the end of the game in winter', () => {
    const winter = at('winter', { market: [{ tile: 'scribes' }], passes: 1 });
    expect(told(winter, pass)).toContain('With this pass the game ends: you win no tile.');
    expect(told(winter, pass, 'fr')).toContain('la partie se termine\u00a0: vous ne remportez aucune tuile.');
  });
});
