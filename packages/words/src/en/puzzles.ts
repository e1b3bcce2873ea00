import { form, many } from './grammar.ts';

/** The puzzles: their list, and the panel beside the table. */
export const puzzles = {
  title: 'Puzzles',
  about:
    'Positions from games between bots, each with one answer that is clearly the best. They work without a network, and your progress is kept on this device.',
  kinds: {
    move: {
      title: 'Find the best move',
      about:
        'It is your turn. Find the bid or use that brings you the most in the end, or pass. Only the tile counts, and whether you bid on it or use it: any colour and number of workers will do. How far the best move is ahead is what the strongest bot finds with ten times its usual effort.',
      goal: 'Find the best move: which tile to bid on or to use, or whether to pass. Any workers will do.',
      solved: (points: string) => `This is the best move, about ${points} points ahead of any other.`,
      second: (points: string) => `This is the second-best move, about ${points} points behind the best one.`,
      wrong: (points: string) => `The best move is at least ${points} points better.`,
    },
    carry: {
      title: 'Transport and upgrade',
      about:
        'You have just used a tile that lets you transport and upgrade. Get as many points as you can, counted as if the game ended right after it.',
      goal: (points: number) =>
        `Transport and upgrade for the most points. If the game ended now, you would have ${points}.`,
      solved: (points: number, ahead: number) =>
        `${many(points, 'point')}: more is not possible. The second-best result is ${many(ahead, 'point')} lower.`,
      wrong: (points: number, missing: number) =>
        `You have ${many(points, 'point')} now. With the best answer you would have ${missing} more.`,
      hint: (best: number) => `You can reach ${many(best, 'point')}.`,
    },
    bid: {
      title: 'Bid the least that wins',
      about:
        'Bid on the tile so that no rival can outbid you with the workers they have now: those behind their screens, of which some are known, and those in losing bids. Use as few workers as possible.',
      goal: (tile: string) =>
        `Bid on ${tile} with as few workers as possible, but so that no rival can outbid you with the workers they have now.`,
      solved: (workers: number) =>
        `${many(workers, 'worker')} in this colour: the least that no rival can outbid.`,
      other: (tile: string) => `The task is to bid on ${tile}.`,
      many: (workers: number, least: number) =>
        `Your bid has ${many(workers, 'worker')}, but ${least} would be enough.`,
      few: (name: string, workers: number) =>
        `${name} may have ${many(workers, 'worker')} for a bid in this colour, and would outbid you.`,
      fewElsewhere: 'Too few: a rival may have more workers for a bid in this colour, and would outbid you.',
      colour: 'That many would be enough, but only in another colour.',
      hint: (most: string) =>
        `Think of another colour, too. In the right one, the most they can bid: ${most}.`,
      most: (name: string, workers: number) => `${name} ${workers}`,
    },
  },
  moves: {
    bid: (tile: string) => `to bid on ${tile}`,
    use: (tile: string) => `to use ${tile}`,
    pass: 'to pass',
  },
  hintBid: 'It is a bid.',
  hintUse: 'It is the use of a tile.',
  hintPass: 'It is neither a bid nor a use.',
  shown: (what: string, points: string) =>
    `The best move is ${what}, about ${points} points ahead of any other.`,
  shownAnswer: 'This is the answer.',
  level: (level: number) => `Level ${level} of 5`,
  nth: (n: number) => `Puzzle ${n}`,
  isSolved: 'solved',
  progress: (solved: number, all: number) => `${solved} of ${all} solved`,
  daily: {
    title: 'Puzzle of the day',
    solve: 'Solve it',
    again: 'Solve it again',
    done: (time: string) => `Solved today. The next one comes at ${time}.`,
    streak: (days: number) => `${many(days, 'day')} in a row`,
    best: (days: number) => `Longest streak: ${many(days, 'day')}`,
    none: 'Solve it every day to build a streak.',
  },
  panel: 'Puzzle',
  task: 'Your task:',
  right: 'Right!',
  notBest: 'Not the best.',
  hint: 'Hint',
  showMe: 'Show the answer',
  tryAgain: 'Try again',
  next: 'Next puzzle',
  leave: 'All puzzles',
  link: 'Copy the link',
  ended: 'The puzzle ends here.',
  solvers: (found: number, tried: number) =>
    `${found} of ${tried} ${form(tried, 'try', 'tries')} by bots found it.`,
};

export type PuzzlesWords = typeof puzzles;
