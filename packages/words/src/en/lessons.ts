import { auctionLessons } from './lessons-auction.ts';
import { villageLessons } from './lessons-village.ts';
import { farmersLessons } from './lessons-farmers.ts';

/** The interactive lessons: short tasks on a real board. */
export const lessons = {
  title: 'Lessons',
  about: 'Short tasks on a real board, two or three minutes each. Your progress is kept on this device.',
  farmers: 'The Farmers',
  progress: (solved: number, all: number) => `${solved} of ${all} steps solved`,
  solved: 'Solved',
  begin: 'Start',
  goOn: 'Continue',
  repeat: 'Repeat',
  guide: 'Lesson',
  step: (n: number, all: number) => `Step ${n} of ${all}`,
  hint: 'Hint',
  showMe: 'Show me',
  skip: 'Skip this step',
  leave: 'Leave the lesson',
  tryAgain: 'Try again',
  next: 'Next step',
  nextLesson: (title: string) => `Next: ${title}`,
  allLessons: 'All lessons',
  task: 'Your task:',
  wellDone: 'Well done!',
  notQuite: 'Not quite.',
  shown: 'That is one way to do it.',
  attemptOver: 'This attempt is over.',
  stepSolved: 'This step is solved.',
  opponent: 'Ben',
  /** Slips that can happen in every lesson. */
  wrong: {
    passed: 'You passed. That is always allowed, but it does not solve this task.',
    bid: 'That was a bid. To use a tile, choose “Use” at the tile.',
    used: 'You used the tile. To win it at the end of the season, choose “Bid”.',
    otherTile: 'A legal move, but this task is about another tile.',
  },
  lessons: { ...auctionLessons, ...villageLessons, ...farmersLessons },
};

export type LessonsWords = typeof lessons;
