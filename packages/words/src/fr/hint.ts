import type { Words } from '../words.ts';

const COLOURS = { blue: 'bleu', red: 'rouge', yellow: 'jaune', green: 'vert' } as const;

const many = (n: number, one: string): string => (n < 2 ? one : `${one}s`);

export const hint: Words['hint'] = {
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
  workers: (n, colour) => `${n} ${many(n, 'ouvrier')} ${many(n, COLOURS[colour])}`,
  mixedWorkers: (n, colours) => `${n} ouvriers (${colours})`,
  and: 'et',
};
