import type { ReplayWords } from '../en/replay.ts';
import { many } from './grammar.ts';

export const replay: ReplayWords = {
  points: 'Punkte in diesem Moment',
  pointsOf: (name, points) => `${name}: ${many(points, 'Punkt', 'Punkte')}`,
  toSeason: (season) => `Zum ${season}`,
  jump: 'Zu diesem Moment',
  transported: (name) => `${name} ist mit dem Transport fertig.`,
};
