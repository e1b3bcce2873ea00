import type { Words } from '../words.ts';
import { form, many } from './grammar.ts';

const COLOURS = { blue: 'bleu', red: 'rouge', yellow: 'jaune', green: 'vert' } as const;

export const hint: Words['hint'] = {
  button: 'Conseil',
  thinking: 'Réflexion en cours…',
  found: (n) => form(n, 'Suggestion :', 'Suggestions, la meilleure d’abord :'),
  failed: 'Pas de conseil cette fois-ci. La partie n’en souffre pas.',
  again: 'Réessayer',
  doIt: 'Jouer ce coup',
  doThis: (what) => `Jouer ce coup : ${what}`,
  odds: (percent) => `${percent} % de chances de gagner`,
  points: (n) => `environ ${n} points à la fin`,
  guess: 'Ce sont des estimations, fondées uniquement sur ce que vous pouvez voir.',
  tile: (name) => `« ${name} »`,
  workers: (n, colour) => `${many(n, 'ouvrier')} ${form(n, COLOURS[colour], `${COLOURS[colour]}s`)}`,
  mixedWorkers: (n, colours) => `${n} ouvriers (${colours})`,
};
