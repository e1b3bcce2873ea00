import type { Words } from '../words.ts';

export const tiles: Words['tiles'] = {
  title: 'Alle Plättchen',
  intro: 'Jedes Plättchen des Spiels mit beiden Seiten. Zahlen mit Fragezeichen sind nicht bestätigt.',
  homes: 'Heime',
  before: 'Vorheriges',
  next: 'Nächstes',
};
