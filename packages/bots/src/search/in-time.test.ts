import {
  type Action,
  apply,
  cloneState,
  decisionOf,
  DrawnChance,
  nextToAct,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { cpuTime, leastOfThree, timed } from '../../test/cpu-clock.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import type { Bot, BotRequest } from '../bot.ts';
import { LEVELS } from '../levels/levels.ts';
import { rolloutAction } from '../evaluate/index.ts';

interface Watch {
  looks: number;
  /** The longest time between two polls of the stop signal, including start and end. */
  longest: number;
}

function watch(bot: Bot, question: BotRequest): Watch {
  let last = cpuTime();
  const seen = { looks: 0, longest: 0 };
  const look = (): void => {
    const now = cpuTime();
    seen.longest = Math.max(seen.longest, now - last);
    last = now;
  };
  const stop = {
    get stopped() {
      seen.looks += 1;
      look();
      return false;
    },
  };
  bot.choose(question, stop);
  look();
  return seen;
}

/** The levels are asked about the same positions: the games that lead to them are played once. */
function once<Given extends unknown[], Found>(find: (...given: Given) => Found): (...given: Given) => Found {
  const known = new Map<string, Found>();
  return (...given) => {
    const key = JSON.stringify(given);
    const found = known.get(key) ?? find(...given);
    known.set(key, found);
    return found;
  };
}

/** Positions from well-played games, with large villages and long transports. */
const questions = once((players: number, farmers: 'off' | 'all', every: number): BotRequest[] => {
  const found: BotRequest[] = [];
  const random = new QuickRandom('in time');
  playGame(optionsOf(players, farmers), `in time ${players}`, (state, seat) => {
    const isLong = decisionOf(state, seat) === 'transport' || decisionOf(state, seat) === 'place';
    if (random.below(isLong ? every / 2 : every) === 0) {
      found.push(questionTo(state, seat, `${found.length}`));
    }
    return rolloutAction(state, seat, random);
  });
  return found;
});

/** Some turns of such a game: at their start or, twice as often, at the start of a transport. */
const turns = once((players: number, farmers: 'off' | 'all', every: number): State[] => {
  const found: State[] = [];
  const random = new QuickRandom('turns');
  playGame(optionsOf(players, farmers), `turns ${players}`, (state, seat) => {
    const decision = decisionOf(state, seat);
    const often = decision === 'transport' ? every / 2 : every;
    if ((decision === 'turn' || decision === 'transport') && random.below(often) === 0)
      found.push(cloneState(state));
    return rolloutAction(state, seat, random);
  });
  return found;
});

/** How long a bot takes for a whole turn, each decision with the remaining time. */
function turnTime(bot: Bot, from: State, budget: number): { ms: number; parts: number } {
  const state = cloneState(from);
  const seat = nextToAct(state);
  const chance = new DrawnChance(new QuickRandom('turn'));
  let ms = 0;
  let parts = 0;
  do {
    const question = { ...questionTo(state, seat, `${parts}`), budget: Math.max(1, budget - ms) };
    let action: Action | undefined;
    ms += timed(() => (action = bot.choose(question)));
    parts += 1;
    apply(state, seat, action!, chance);
  } while (nextToAct(state) === seat && decisionOf(state, seat) !== 'turn');
  return { ms, parts };
}

describe.each(LEVELS.map(({ id, bot }) => [id, bot] as const))('%s', (id, bot) => {
  beforeAll(() => bot.prepare?.());

  it.each([5, 40])('stays within %i ms for a whole turn, six players and The Farmers', (budget) => {
    let parts = 0;
    for (const state of turns(6, 'all', FULL ? 4 : 20)) {
      const least = leastOfThree(budget + 50, () => {
        const turn = turnTime(bot, state, budget);
        parts += turn.parts - 1;
        return turn.ms;
      });
      expect(least).toBeLessThan(budget + 50);
    }
    expect(parts).toBeGreaterThan(0);
  });

  it.each([
    [4, 'off'],
    [6, 'all'],
  ] as const)('looks at the clock all the time: %i players, farmers %s', (players, farmers) => {
    let looks = 0;
    for (const question of questions(players, farmers, FULL ? 4 : 30)) {
      const longest = leastOfThree(30, () => {
        const seen = watch(bot, { ...question, iterations: 30 });
        looks += seen.looks;
        return seen.longest;
      });
      expect(longest).toBeLessThan(30);
    }
    // The newcomer answers without searching.
    expect(looks > 100).toBe(id !== 'newcomer');
  });

  it.each([1, 10, 40])('stays within %i ms, six players and The Farmers', (budget) => {
    for (const question of questions(6, 'all', FULL ? 8 : 80)) {
      const ms = leastOfThree(budget + 50, () => timed(() => bot.choose({ ...question, budget })));
      expect(ms).toBeLessThan(budget + 50);
    }
  });

  it('answers at once when it is told to stop', () => {
    for (const question of questions(6, 'all', FULL ? 24 : 80)) {
      let asked = 0;
      const stop = {
        get stopped() {
          asked += 1;
          return true;
        },
      };
      bot.choose({ ...question, budget: 60_000 }, stop);
      expect(asked).toBeLessThan(80);
    }
  });
});
