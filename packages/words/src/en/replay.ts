import { many } from './grammar.ts';
import { review } from './review.ts';

/** The controls of a replay. */
export const replay = {
  play: 'Play automatically',
  pause: 'Pause',
  slider: 'Position in the game',
  link: 'Copy link',
  linkHint: 'Copy a link to this moment',
  decided: (name: string) => `${name} has decided. The choice is shown later.`,
  asOwn: 'As you saw it',
  asPublic: 'As spectators saw it',
  toTable: 'Back to the table',
  points: 'Points at this moment',
  pointsOf: (name: string, points: number) => `${name}: ${many(points, 'point')}`,
  toSeason: (season: string) => `Go to ${season.toLowerCase()}`,
  jump: 'Go to this moment',
  transported: (name: string) => `${name} has finished the transport.`,
  more: 'More',
  openAnother: 'Open a record',
  bySeason: 'Points at the end of each season',
  thisMoment: 'This moment',
  asKnown: 'Of what other players hide, only what this player could know counts.',
  open: {
    title: 'Replay a record',
    intro:
      'A record is a file with a whole game, as it can be downloaded after each game. It is replayed and checked in your browser and not sent anywhere.',
    choose: 'Choose a record file, or drop it here',
    notRecord: 'This file is not a record of a game.',
    badLine: (line: number) => `The record is damaged: line ${line} does not fit what comes before it.`,
    unfair: 'The record was changed, or the draws were not fair: they do not follow from its seed.',
    tooLarge: 'This file is too large for a record.',
  },
  check: {
    here: 'Your browser has replayed the whole record and found:',
    entries: (n: number) => `All ${many(n, 'entry', 'entries')} of the record follow the rules.`,
    seed: 'The seed matches the fingerprint that the record begins with.',
    draws: (n: number) => `The seed gives exactly these ${many(n, 'draw')}.`,
    noSeed: 'The record does not name its seed, so the draws cannot be checked.',
    noProof: 'No players contributed to the seed.',
    own: 'The number that this device contributed was used.',
    notOwn: 'The number that this device contributed was NOT used as agreed!',
    restored: (n: number) =>
      `New random numbers were added to the seed ${n === 1 ? 'once' : many(n, 'time')}: the game went on with new draws.`,
    corrected: (n: number) => `It was played with ${many(n, 'corrected tile')}.`,
    result: 'Points and final position match the result.',
    unfinished: 'The game in the record is not finished.',
  },
  playOn: 'Play on',
  fromHere: {
    title: 'Play on from here',
    about:
      'A new table begins at this moment of the game. What is drawn from here on is new, and the game is not rated.',
    seat: 'Your seat',
    bots: 'Play against bots',
    friends: 'Invite friends',
    aboutDevice:
      'A new game against bots begins on this device, at this moment of the game. What is drawn from here on is new, and the game is not rated.',
    friendsLater: 'You can invite friends when there is a connection to the server.',
  },
  review,
};

export type ReplayWords = typeof replay;
