import type { Words } from '../words.ts';
import { form } from './grammar.ts';

export const hint: Words['hint'] = {
  button: 'Tipp',
  thinking: 'Denkt nach …',
  found: (n) => form(n, 'Vorschlag:', 'Vorschläge, der beste zuerst:'),
  failed: 'Diesmal kam kein Tipp zustande. Die Partie leidet nicht darunter.',
  again: 'Noch einmal versuchen',
  doIt: 'So machen',
  doThis: (what) => `So machen: ${what}`,
  odds: (percent) => `${percent} % Siegchance`,
  points: (n) => `am Ende etwa ${n} Punkte`,
  guess: 'Das sind Schätzungen. Sie beruhen nur auf dem, was du sehen kannst.',
  tile: (name) => `„${name}“`,
};
