import type { Words } from '../words.ts';

export const tiles: Words['tiles'] = {
  title: 'Toutes les tuiles',
  intro:
    'Toutes les tuiles du jeu, recto et verso. Les nombres suivis d’un point d’interrogation ne sont pas confirmés.',
  homes: 'Maisons',
  before: 'Précédente',
  next: 'Suivante',
};
