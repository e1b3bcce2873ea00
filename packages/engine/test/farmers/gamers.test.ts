import { expect, it } from 'vitest';
import { FULL_EDITION } from '../../src/expansions/farmers/index.ts';
import { Game } from '../../src/game/game.ts';
import { makeView } from '../../src/view/view.ts';
import { use } from '../support/actions.ts';
import { bidOf } from '../support/table.ts';
import { farm, feed, home1, pickAll, wheat } from './support.ts';
import { must } from '../../../../scripts/testing/must.ts';

const GAMERS = { gamers: true };

it('VAR-1: wheat lies openly: everyone sees how much each has', () => {
  const s = farm({
    options: GAMERS,
    market: [{ tile: 'wheat-field' }],
    players: [{ workers: { red: 1 } }, { wheat: 3 }],
  });
  s.play(0, use('wheat-field', { red: 1 }));
  for (const viewer of [0, 1, null]) {
    expect(makeView(s.state, viewer).players.map((player) => player.wheat)).toEqual([2, 3]);
  }
});

it('VAR-1: wheat is spent as ever', () => {
  const s = farm({
    options: GAMERS,
    players: [{ wheat: 2, village: [{ ...home1(), uses: [{ red: 1 }] }] }, {}],
    pending: [{ player: 0, decision: 'transport', tile: 'home-1', points: 1, upgrades: 0 }],
  });
  s.play(0, feed);
  expect([wheat(s), must(s.position().pending[0]).points]).toEqual([[1, 0], 2]);
});

it('VAR-1: the wheat of a turn-order tile comes as ever, beside the open goods of the boat', () => {
  const s = farm({
    options: GAMERS,
    turnOrder: [{ tile: 'farmers-turn-order-1-2p', bids: [bidOf(0, 'red', 1)] }],
    boats: [{ boat: 'boat-keyflower', workers: { blue: 2 }, skills: { saw: 1 } }],
  });
  s.passAll();
  s.play(0, { type: 'boat', boat: 'boat-keyflower' });
  expect(s.player(0)).toMatchObject({ wheat: 1, open: { workers: { blue: 2 }, skills: { saw: 1 } } });
});

it('VAR-1: a skill drawn at the farm yard stays hidden', () => {
  const yard = { tile: 'farm-yard', q: 0, r: -1, upgraded: true as const };
  const s = farm({ options: GAMERS, players: [{ workers: { red: 1 }, village: [home1(), yard] }, {}] });
  s.play(0, use('farm-yard', { red: 1 }));
  const { skills, open } = s.player(0);
  expect([Object.values(skills), open?.skills]).toEqual([[1], {}]);
  expect(must(makeView(s.state, 1).players[0]).skills).toBe(1);
});

it.each(['mixed', 'all'] as const)(
  'VAR-2: mixed ability: chosen players start with a green worker (%s)',
  (farmers) => {
    const { players, supply } = Game.create(
      FULL_EDITION,
      { players: 3, farmers, gamers: true, handicap: [2] },
      'x',
    ).position();
    expect(players.map(({ workers }) => workers.green ?? 0)).toEqual([0, 0, 1]);
    expect(must(players[2]).open?.workers).toEqual({ green: 1 });
    expect([supply.green, supply.wheat]).toEqual([19, 30]);
  },
);

it('VAR-1: a whole game with the variant goes through its seasons, wheat and animals included', () => {
  const s = farm({ options: { players: 3, farmers: 'all', gamers: true } });
  pickAll(s);
  expect(s.position()).toMatchObject({ season: 'summer', options: { farmers: 'all', gamers: true } });
  expect(s.position().market).toHaveLength(7);
});
