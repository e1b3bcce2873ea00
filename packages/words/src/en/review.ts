import { many } from './grammar.ts';

/** The review of a finished game. */
export const review = {
  title: 'Review this game',
  about:
    'The strongest bot goes through the game and looks for better actions. It judges every action only by what its player could know.',
  depth: 'How thoroughly',
  depths: { quick: 'Quick', normal: 'Normal', deep: 'Thorough' },
  depthsAbout: {
    quick: 'Finds large mistakes.',
    normal: 'About a minute for four players.',
    deep: 'Takes about four times as long.',
  },
  start: 'Start the review',
  progress: (done: number, all: number) => `${done} of ${many(all, 'decision')} reviewed`,
  preparing: 'Preparing the review …',
  cancel: 'Cancel',
  failed: 'The review could not be finished.',
  again: 'Start again',
  kept: 'This review is kept on this device.',
  chart: 'Over time',
  showing: 'Shown',
  scores: 'Expected points at the end',
  winRates: 'Chance of winning',
  asTable: 'As a table',
  startOf: (season: string) => `Start of ${season.toLowerCase()}`,
  end: 'Result',
  percent: (n: number) => `${n}%`,
  points: (n: string) => `${n} pts`,
  turningPoints: 'Turning points',
  ofPlayer: 'Decisions of',
  everyone: 'All players',
  noMistakes: 'No action was found that is clearly better than what was played.',
  sizes: { large: 'Blunder', medium: 'Mistake', small: 'Inaccuracy' },
  costs: (points: string) => `costs about ${points} points`,
  costsChance: (percent: number) => `costs about ${percent}% of the chance of winning`,
  moment: (season: string, step: number) => `${season}, step ${step}`,
  played: 'Played',
  better: 'Better',
  goTo: (what: string) => `Go to this moment: ${what}`,
  accuracy: 'Accuracy',
  accuracyAbout:
    'A player whose actions are always as good as the bot’s has an accuracy of 100%. At 50% each decision costs 4 points on average.',
  wholeGame: 'Game',
  none: 'no decision',
  here: 'Review',
  showMe: 'Show me',
  shown: 'This is how the game could have gone on. It did not happen.',
  backToGame: 'Back to the game',
  toList: 'Back to the review',
};

export type ReviewWords = typeof review;
