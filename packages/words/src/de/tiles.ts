import type { Words } from '../words.ts';

export const tiles: Words['tiles'] = {
  title: 'Alle Plättchen',
  intro: 'Alle Plättchen des Spiels mit beiden Seiten.',
  homes: 'Heime',
  before: 'Vorheriges',
  next: 'Nächstes',
};
