import type { Words } from '../english.ts';

export const german: Words['hint'] = {
  button: 'Tipp',
  thinking: 'Denkt nach …',
  found: 'Von hier aus sieht gut aus:',
  failed: 'Diesmal kam kein Tipp zustande. Die Partie leidet nicht darunter.',
  again: 'Noch einmal versuchen',
  close: 'Tipp schließen',
  doIt: 'So machen',
  doThis: (what) => `So machen: ${what}`,
  odds: (percent) => `${percent} % Siegchance`,
  points: (n) => `etwa ${n} Punkte`,
  guess: 'Geschätzt durch viele Versuche. Verdecktes wurde nicht angesehen.',
  tile: (name) => `„${name}“`,
};
