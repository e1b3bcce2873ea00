import { many } from './grammar.ts';

/** The controls of a replay. */
export const replay = {
  points: 'Points at this moment',
  pointsOf: (name: string, points: number) => `${name}: ${many(points, 'point')}`,
  toSeason: (season: string) => `Go to ${season.toLowerCase()}`,
  jump: 'Go to this moment',
  transported: (name: string) => `${name} has finished the transport.`,
};

export type ReplayWords = typeof replay;
