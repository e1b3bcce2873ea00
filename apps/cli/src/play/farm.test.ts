import { type Action, FULL_EDITION, Game } from '@keyflower/engine';
import { expect, it, vi } from 'vitest';
import { selectLanguage } from '../language.ts';
import { SeatNames } from '../story/names.ts';
import type { Prompter } from '../terminal/prompter.ts';
import { askAnimal, askBreeding } from './farm.ts';
import { Dialogue } from './dialogue.ts';
import { askTransport } from './transport.ts';

await selectLanguage('en');

const sheep = (half: number, count: number) => ({ kind: 'sheep', half, count });

/** A game in which seat 0 has this to decide, with sheep in two fields of the home tile and a pig in a third. */
function position(pending: object, season = 'spring'): object {
  const animals = [sheep(1, 2), sheep(3, 3), { kind: 'pig', half: 5, count: 1 }];
  const uses = 'tile' in pending ? [{ red: 1 }] : [];
  return {
    format: 'keyflower-position/1',
    options: { players: 2, farmers: 'all' },
    season,
    phase: 'tile' in pending ? 'actions' : 'ending',
    active: 0,
    players: [
      {
        workers: {},
        winter: [],
        wheat: 1,
        ...('waiting' in pending ? { waiting: pending.waiting } : {}),
        village: [{ tile: 'home-1', q: 0, r: 0, animals, uses }],
      },
      { workers: {}, winter: [], village: [{ tile: 'home-2', q: 0, r: 0 }] },
    ],
    pending: [{ player: 0, ...pending }],
  };
}

/** Asks a player who types these lines. Returns the chosen action and the printed text. */
async function asked(
  pending: object,
  ask: (dialogue: Dialogue) => Promise<Action>,
  ...typed: string[]
): Promise<{ chosen: Action; told: string }> {
  const game = Game.load(FULL_EDITION, position(pending), 'farm');
  const prompter = { ask: () => Promise.resolve(typed.shift()) } as unknown as Prompter;
  const dialogue = new Dialogue(game, 0, new SeatNames(0), prompter);
  const said = vi.spyOn(dialogue, 'say').mockImplementation(() => {});
  const chosen = await ask(dialogue);
  game.play(0, chosen);
  return { chosen, told: said.mock.calls.flat().join('\n') };
}

const carrying = { decision: 'transport', tile: 'home-1', points: 1, upgrades: 1 };

it('asks which field breeds', async () => {
  const expecting = [1, 3].map((half) => ({ field: `home-1:${half}`, kind: 'sheep' }));
  const breed = { decision: 'breed', newborn: { sheep: 1 }, expecting };
  const { chosen, told } = await asked(breed, askBreeding, '2');
  expect(chosen).toEqual({ type: 'breed', field: 'home-1:3', kind: 'sheep' });
  expect(told).toContain('only 1 sheep for your fields');
  expect(told).toContain('1) sheep → Home 1:1 (sides N NE; extends to A Home 1): 2 sheep');
});

it('asks where a gained animal goes, and offers no field with another kind', async () => {
  const { chosen, told } = await asked(
    { decision: 'animal', tile: 'home-1', waiting: { sheep: 1 } },
    askAnimal,
    'sw nw',
  );
  expect(chosen).toEqual({ type: 'animal', kind: 'sheep', field: 'home-1:9' });
  expect(told).toContain('Sheep: Choose a field for the animal.');
  expect(told).not.toContain('Home 1:5');
});

it('accepts typed herding, by names and letters', async () => {
  const { chosen } = await asked(carrying, askTransport, 'he sheep home:1 A:3');
  expect(chosen).toEqual({ type: 'herd', kind: 'sheep', from: 'home-1:1', to: 'home-1:3' });
});

it('explains what it does not understand', async () => {
  const typed = ['herd', '0', 'herd dog A:1 A:3', 'he sheep Q:1 A:3', 'x', 'f'];
  const { chosen, told } = await asked(carrying, askTransport, ...typed);
  expect(chosen).toEqual({ type: 'feed' });
  for (const said of [
    'Move which animal? (0: back)',
    'For example: he sheep',
    'There is no tile “Q”',
    'Type one of m, he, f, up or d',
  ]) {
    expect(told).toContain(said);
  }
});
