import type { SheetNames } from '../en/sheet-names.ts';

export const sheetNames: SheetNames = {
  label: 'Zum Drucken',
  summary: 'Die Regeln auf einer Seite',
  aid: 'Spielhilfe',
};
