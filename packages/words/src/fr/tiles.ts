import type { Words } from '../words.ts';
import { form } from './grammar.ts';

export const tiles: Words['tiles'] = {
  title: 'Toutes les tuiles',
  intro: 'Toutes les tuiles du jeu, recto et verso.',
  search: 'Chercher une tuile',
  found: (n) => (n === 0 ? 'Aucune tuile trouvée.' : `${n} ${form(n, 'tuile trouvée', 'tuiles trouvées')}`),
  show: 'Afficher',
  base: 'Jeu de base',
  homes: 'Maisons',
  before: 'Précédente',
  next: 'Suivante',
};
