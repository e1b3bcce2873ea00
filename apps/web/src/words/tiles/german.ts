import type { Words } from '../english.ts';

export const german: Words['tiles'] = {
  title: 'Alle Plättchen',
  intro: 'Jedes Plättchen des Spiels mit beiden Seiten. Zahlen mit Fragezeichen sind nicht bestätigt.',
  homes: 'Heime',
  before: 'Vorheriges',
  next: 'Nächstes',
};
