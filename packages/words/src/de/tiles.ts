import type { Words } from '../words.ts';

export const tiles: Words['tiles'] = {
  title: 'Alle Plättchen',
  intro: 'Alle Plättchen des Spiels mit beiden Seiten.',
  search: 'Plättchen suchen',
  found: (n) => (n === 0 ? 'Kein Plättchen gefunden.' : `${n} Plättchen gefunden`),
  show: 'Anzeigen',
  base: 'Grundspiel',
  homes: 'Heime',
  before: 'Vorheriges',
  next: 'Nächstes',
};
