import {
  decisionOf,
  determinize,
  FULL_EDITION,
  isOver,
  makePosition,
  makeView,
  type Options,
  randomAction,
  TILES_FORMAT,
  withOverrides,
} from '@keyflower/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Bot, BOT_IDS, type BotRequest, BOTS, botNamed, CHARACTERS } from '../src/index.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo as timedQuestionTo } from './table.ts';
import { must } from '../../../scripts/testing/must.ts';

/** Searching bots get a number of iterations, because a time limit would make answers unrepeatable. */
const questionTo = (...asked: Parameters<typeof timedQuestionTo>): BotRequest => ({
  ...timedQuestionTo(...asked),
  iterations: 3,
});

/** A bot is only asked at every n-th decision, because lookahead is slow. */
const askedOf = ({ id }: Bot): number => (FULL || id === 'random' ? 1 : id === 'newcomer' ? 3 : 8);

/** There are so many tables that the quick run asks less often at each. */
const SELDOM = FULL ? 1 : 8;

const MODES = ['off', 'mixed', 'all'] as const;

/** Every number of players in every mode; the quick run takes the gamers' variant at every other table. */
const TABLES = [2, 3, 4, 5, 6].flatMap((players) =>
  MODES.flatMap((farmers, i) =>
    [false, true]
      .filter((gamers) => FULL || gamers === ((players + i) % 2 === 0))
      .map((gamers) => optionsOf(players, farmers, gamers)),
  ),
);

const nameOf = ({ players, farmers, gamers }: Options): string =>
  `${players} players, farmers ${farmers}${gamers ? ', gamers’ variant' : ''}`;

beforeAll(() => Promise.all(BOTS.map(async (bot) => bot.prepare?.())));

it('bots are found by name, and nothing else is', () => {
  expect(BOT_IDS).toEqual(['random', ...CHARACTERS.map(({ id }) => id)]);
  expect(BOT_IDS.map(botNamed)).toEqual(BOTS);
  expect(botNamed('toString')).toBeUndefined();
});

it.each(TABLES.map((options) => [nameOf(options), options] as const))(
  'every answer is legal: %s',
  (name, options) => {
    for (let game = 0; game < (FULL ? 10 : 1); game++) {
      const end = playGame(options, `${name} ${game}`, (state, seat, random) => {
        // One seat for each bot; the others play at random.
        if (seat >= BOTS.length || random.below(askedOf(must(BOTS[seat])) * SELDOM) > 0)
          return randomAction(state, seat, random);
        return must(BOTS[seat]).choose(questionTo(state, seat, `${random.below(1000)}`));
      });
      expect(isOver(end)).toBe(true);
    }
  },
);

describe.each(BOTS)('$id', (bot) => {
  it.each([
    ['the base game', optionsOf(3, 'off')],
    ['The Farmers', optionsOf(2, 'all')],
    ['the gamers’ variant', optionsOf(4, 'mixed', true)],
  ])('depends on the view and the seed only: %s', (name, options) => {
    let asked = 0;
    let differing = 0;
    playGame(options, `leak ${name}`, (state, seat, random) => {
      if (seat > 0 || random.below(askedOf(bot)) > 0) return randomAction(state, seat, random);
      const question = questionTo(state, seat, `${random.below(1000)}`);
      const answer = bot.choose(question);
      const other = determinize(FULL_EDITION, question.view, random);
      asked += 1;
      if (JSON.stringify(makePosition(other)) !== JSON.stringify(makePosition(state))) differing += 1;
      expect(bot.choose({ ...question, view: makeView(other, seat) })).toEqual(answer);
      const copy = JSON.parse(JSON.stringify(question)) as typeof question;
      expect(bot.choose(copy)).toEqual(answer);
      return answer;
    });
    expect(differing).toBeGreaterThan(asked / 2);
    expect(asked).toBeGreaterThan(20 / askedOf(bot));
  });

  it('plays with the corrected tiles of the table', () => {
    // The farrier costs nothing that the printed one does, and the keywood gives gold.
    const tiles = {
      format: TILES_FORMAT,
      tiles: {
        keywood: { front: { use: { gain: { gold: 2 } } } },
        farrier: { upgradeCost: { resources: { gold: 1 } } },
      },
    } as const;
    const edition = withOverrides(FULL_EDITION, tiles);
    for (let game = 0; game < (FULL ? 2 : 1); game++) {
      const end = playGame(
        optionsOf(2, 'off'),
        `corrected ${game}`,
        (state, seat, random) =>
          random.below(askedOf(bot)) > 0
            ? randomAction(state, seat, random)
            : bot.choose({ ...questionTo(state, seat, `${random.below(1000)}`), tiles }),
        edition,
      );
      expect(isOver(end)).toBe(true);
    }
  });
});

it('the random bot depends on the seed', () => {
  const answers = new Set<string>();
  const random = botNamed('random');
  playGame(optionsOf(2, 'off'), 'seeds', (state, seat, source) => {
    if (answers.size === 0) {
      for (let n = 0; n < 10; n++)
        answers.add(JSON.stringify(random?.choose(questionTo(state, seat, `${n}`))));
    }
    return randomAction(state, seat, source);
  });
  expect(answers.size).toBeGreaterThan(3);
});

it('a bot values the corrected tile, not the printed one', () => {
  const miller = botNamed('miller');
  // With a Keythedral worth nothing, the bot bids for it less often than with the printed points.
  const worthless = { format: TILES_FORMAT, tiles: { keythedral: { front: { vp: 0 } } } } as const;
  const count = { printed: 0, corrected: 0 };
  for (let game = 0; game < 12; game++) {
    playGame(optionsOf(2, 'off'), `worth ${game}`, (state, seat, random) => {
      if (decisionOf(state, seat) !== 'turn') return randomAction(state, seat, random);
      const question = questionTo(state, seat, `${game}`);
      const onOffer = question.view.market.some(({ tile }) => tile === 'keythedral');
      if (miller && onOffer) {
        for (const [which, tiles] of [
          ['printed', undefined],
          ['corrected', worthless],
        ] as const) {
          const action = miller.choose({ ...question, ...(tiles ? { tiles } : {}) });
          if (action.type === 'bid' && action.tile === 'keythedral') count[which] += 1;
        }
      }
      return randomAction(state, seat, random);
    });
  }
  expect(count.printed).toBeGreaterThan(0);
  expect(count.corrected).toBeLessThan(count.printed / 2);
});
