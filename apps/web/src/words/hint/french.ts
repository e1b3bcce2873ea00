import type { Words } from '../english.ts';

export const french: Words['hint'] = {
  button: 'Conseil',
  thinking: 'Réflexion en cours…',
  found: 'Vu d’ici, voici de bonnes idées :',
  failed: 'Pas de conseil cette fois-ci. La partie n’en souffre pas.',
  again: 'Réessayer',
  close: 'Fermer le conseil',
  doIt: 'Jouer ce coup',
  doThis: (what) => `Jouer ce coup : ${what}`,
  odds: (percent) => `${percent} % de chances de gagner`,
  points: (n) => `environ ${n} points`,
  guess: 'Estimé par de nombreux essais. Rien de caché n’a été regardé.',
  tile: (name) => `« ${name} »`,
};
