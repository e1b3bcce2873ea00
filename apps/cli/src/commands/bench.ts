import {
  actionAt,
  apply,
  BASE_CONTENT,
  cloneState,
  copyState,
  countActions,
  DrawnChance,
  newGame,
  nextToAct,
  QuickRandom,
  scoreGame,
  type State,
} from '@keyflower/engine';
import { playRandomGame, randomAction } from '@keyflower/engine/testkit';
import { type Command, OK, UsageError } from '../command.ts';
import { JSON_OPTION, QUIET_OPTION } from '../common-options.ts';
import { gameOptions } from '../game-options.ts';
import { readArguments } from '../read-arguments.ts';
import { table, thousands } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';
import { must } from '../must.ts';

/** How many games the sampled positions come from. */
const SAMPLED_GAMES = 20;

const OPTIONS = {
  players: { value: 'N', help: '2 to 6 (default: 4)', fallback: '4' },
  seconds: { value: 'N', help: 'duration of each measurement (default: 1)', fallback: '1' },
  ...JSON_OPTION,
  ...QUIET_OPTION,
};

function run(args: string[]): number {
  const { values } = readArguments(args, OPTIONS);
  const options = gameOptions({ players: values.players });
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds <= 600)) throw new UsageError('--seconds is a number above 0, at most 600');

  const random = new QuickRandom('bench');
  const chance = new DrawnChance(random);
  const { during, ended } = samplePositions(options.players, random, chance);
  const scratch = cloneState(must(during[0]));
  const moves = during.map((state) => {
    const seat = nextToAct(state);
    return { state, seat, action: randomAction(state, seat, random) };
  });
  let seed = 0;
  const measured: [string, string, number][] = [
    ['copy', 'a state into another', rate(seconds, during, (state) => copyState(state, scratch))],
    [
      'decision',
      'count the legal actions, pick one',
      rate(seconds, during, (state) => {
        const seat = nextToAct(state);
        actionAt(state, seat, random.below(countActions(state, seat)));
      }),
    ],
    [
      'apply',
      'copy a state, carry out an action',
      rate(seconds, moves, ({ state, seat, action }) => {
        copyState(state, scratch);
        apply(scratch, seat, action, chance);
      }),
    ],
    ['score', 'all sheets of a finished game', rate(seconds, ended, (state) => void scoreGame(state))],
    [
      'game',
      'a whole game at random',
      rate(seconds, ['one'], () => void playRandomGame(BASE_CONTENT, options, seed++)),
    ],
  ];
  print(
    `One thread, ${options.players} players, Node ${process.versions.node} on ${process.platform}-${process.arch}`,
    '',
    ...table(
      ['what'.padEnd(10), 'means', 'per second', 'microseconds'],
      measured.map(([what, means, perSecond]) => [
        what,
        means,
        thousands(perSecond),
        (1e6 / perSecond).toFixed(2),
      ]),
      2,
    ),
    '',
    '"npm run bench" in the repository compares these with other engines in the same run.',
  );
  return OK;
}

/** Positions during random games and at their ends. */
function samplePositions(
  players: number,
  random: QuickRandom,
  chance: DrawnChance,
): { during: State[]; ended: State[] } {
  const during: State[] = [];
  const ended: State[] = [];
  for (let game = 0; game < SAMPLED_GAMES; game++) {
    const state = newGame(BASE_CONTENT, { players }, chance);
    for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
      during.push(cloneState(state));
      apply(state, seat, randomAction(state, seat, random), chance);
    }
    ended.push(state);
  }
  return { during, ended };
}

/** Calls per second over the samples in turn, after a warm-up of a tenth of the time. */
function rate<T>(seconds: number, samples: readonly T[], work: (sample: T) => void): number {
  const rounds = (limit: number): number => {
    const started = performance.now();
    let done = 0;
    for (;;) {
      for (const sample of samples) work(sample);
      done += samples.length;
      const elapsed = (performance.now() - started) / 1000;
      if (elapsed >= limit) return done / elapsed;
    }
  };
  rounds(seconds / 10);
  return rounds(seconds);
}

export const bench: Command = {
  name: 'bench',
  summary: "measure the engine's speed on this machine",
  usage: '[options]',
  help: `Prints how many times per second one thread copies a state, makes a decision,
applies an action, scores a game and plays a whole game. "npm run bench" in the
repository compares the engine with others in the same run.`,
  options: OPTIONS,
  run,
};
