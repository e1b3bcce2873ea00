import type { Words } from '../words.ts';

export const tiles: Words['tiles'] = {
  title: 'Toutes les tuiles',
  intro: 'Toutes les tuiles du jeu, recto et verso.',
  homes: 'Maisons',
  before: 'Précédente',
  next: 'Suivante',
};
