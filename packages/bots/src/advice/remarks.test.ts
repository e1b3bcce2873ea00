import {
  type Action,
  apply,
  cloneState,
  type Colour,
  COLOURS,
  type Counts,
  decisionOf,
  determinize,
  DrawnChance,
  FULL_EDITION,
  legalActions,
  makePosition,
  makeView,
  type Position,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame } from '../../test/table.ts';
import { rolloutAction } from '../evaluate/index.ts';
import { reasonFor } from './explain.ts';
import type { Remark, RemarkFacts, RemarkId } from './reason.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

/** A turn in a game: the whole state, which the advice does not know, and all legal actions. */
interface Case {
  state: State;
  seat: number;
  position: Position;
  actions: readonly Action[];
}

const held = ({ position, seat }: Case, colour: Colour): number =>
  must(position.players[seat]).workers[colour] ?? 0;

/** The colour of the workers that come from the screen; null if there are none. */
function colourOf(action: Action): Colour | null {
  if (action.type === 'bid') return action.screen > 0 ? action.color : null;
  return (action.type === 'use' && COLOURS.find((one) => action.screen[one])) || null;
}

const isAlternative = (one: Action, action: Action): boolean =>
  one.type === action.type && 'tile' in one && 'tile' in action && one.tile === action.tile;

function expectEnding(at: Case, ending: RemarkFacts['pass-ends'], others: readonly number[]): void {
  const { state, seat, position } = at;
  const end = cloneState(state);
  for (const [i, player] of [seat, ...others].entries()) {
    expect([i, decisionOf(end, player)]).toEqual([i, 'turn']);
    apply(end, player, { type: 'pass' }, new DrawnChance(new QuickRandom('end')));
  }
  const after = makePosition(end);
  expect(after.phase).not.toBe('actions');
  expect(ending.isGame).toBe(position.season === 'winter');
  const { placing = [], workers } = must(after.players[seat]);
  const back: Counts<Colour> = {};
  for (const colour of COLOURS) {
    const more = (workers[colour] ?? 0) - held(at, colour);
    if (more > 0) back[colour] = more;
  }
  expect(ending.back).toEqual(back);
  const isOrder = (tile: string): boolean => /turn-order/.test(tile);
  const won = placing.map(({ tile }) => tile).filter((tile) => !isOrder(tile));
  expect(ending.wins.filter((tile) => !isOrder(tile)).sort()).toEqual(won.sort());
}

const CHECKS: {
  [Id in RemarkId]: (at: Case, facts: RemarkFacts[Id], action: Action) => void;
} = {
  'colour-fixed': (at, _, action) => {
    const colours = at.actions.filter((one) => isAlternative(one, action)).map(colourOf);
    for (const colour of colours) if (colour) expect(colour).toBe(colourOf(action));
  },
  'colour-kept': (at, { workers, tile }, action) => {
    const [colour] = COLOURS.filter((one) => workers[one]);
    expect(colour).not.toBe(colourOf(action));
    expect(workers[must(colour)]).toBe(held(at, must(colour)));
    const offers = [...at.position.market, ...at.position.turnOrder];
    const own = offers.find((one) => one.tile === tile)?.bids?.find(({ player }) => player === at.seat);
    expect(own?.workers[must(colour)]).toBeGreaterThan(0);
  },
  'green-kept': (at, { workers }, action) => {
    expect(colourOf(action)).not.toBe('green');
    expect(workers).toEqual({ green: held(at, 'green') });
    expect(held(at, 'green')).toBeGreaterThan(0);
  },
  'colour-most': (at, { workers }, action) => {
    const colour = must(colourOf(action) ?? undefined);
    expect(workers).toEqual({ [colour]: held(at, colour) });
    for (const other of COLOURS) if (other !== colour) expect(held(at, other)).toBeLessThan(held(at, colour));
  },
  'green-unbeaten': ({ state, seat, position }, _, action) => {
    const next = cloneState(state);
    apply(next, seat, action, new DrawnChance(new QuickRandom('bid')));
    for (let i = 1; i < position.players.length; i++) {
      const rival = (seat + i) % position.players.length;
      next.bytes[S.ACTIVE] = rival;
      expect(legalActions(next, rival).some((one) => isAlternative(one, action))).toBe(false);
    }
  },
  'rival-gains': ({ seat }, { player, points }) => {
    expect(player).not.toBe(seat);
    expect(points).toBeGreaterThan(2);
  },
  'pass-ends': (at, ending) => expectEnding(at, ending, []),
  'pass-may-end': (at, { players, ...ending }) => expectEnding(at, ending, players),
};

function check(at: Case, remark: Remark, action: Action): void {
  const holds = CHECKS[remark.id] as (at: Case, facts: Remark, action: Action) => void;
  holds(at, remark, action);
}

/** Looks at some of the actions of a turn as a player who does not know the state. */
function look(at: Case, random: QuickRandom, seen: Set<RemarkId>): void {
  const { state, seat, actions } = at;
  const view = makeView(state, seat);
  const [one, other] = atLeast(
    2,
    ['one', 'other'].map((seed) => determinize(FULL_EDITION, view, new QuickRandom(seed))),
  );
  const sampled = Array.from({ length: 10 }, () => must(actions[random.below(actions.length)]));
  for (const action of [...sampled, { type: 'pass' } as const]) {
    const reason = reasonFor({ view, seat, state: one }, action);
    expect(reasonFor({ view, seat, state: other }, action)).toEqual(reason);
    for (const remark of reason.also ?? []) {
      seen.add(remark.id);
      check(at, remark, action);
    }
  }
}

it('every remark is true, and says nothing about what is hidden', () => {
  const seen = new Set<RemarkId>();
  for (const options of [optionsOf(2, 'off'), optionsOf(4, 'mixed'), optionsOf(3, 'all', true)]) {
    // Players who start with a green worker have a choice of colours more often.
    const handicap = Array.from({ length: options.players }, (_, seat) => seat);
    playGame({ ...options, handicap }, 'remarks', (state, seat, random) => {
      if (decisionOf(state, seat) === 'turn' && random.below(FULL ? 1 : 8) === 0) {
        const actions = legalActions(state, seat);
        look({ state, seat, position: makePosition(state), actions }, random, seen);
      }
      return rolloutAction(state, seat, random);
    });
  }
  expect([...seen].sort()).toEqual(Object.keys(CHECKS).sort());
});
