import type { Words } from '../words.ts';
import { form } from './grammar.ts';

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
};
