import type { ReplayWords } from '../en/replay.ts';
import { many } from './grammar.ts';

export const replay: ReplayWords = {
  points: 'Points à ce moment',
  pointsOf: (name, points) => `${name} : ${many(points, 'point')}`,
  toSeason: (season) => `Aller à cette saison : ${season.toLowerCase()}`,
  jump: 'Aller à ce moment',
  transported: (name) => `${name} a terminé le transport.`,
};
