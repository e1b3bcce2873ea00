import type { SheetNames } from '../en/sheet-names.ts';

export const sheetNames: SheetNames = {
  label: 'À imprimer',
  summary: 'Les règles en une page',
  aid: 'Aide de jeu',
};
