import type { Words } from '../words.ts';

export const hint: Words['hint'] = {
  button: 'Conseil',
  thinking: 'Réflexion en cours…',
  tile: (name) => `« ${name} »`,
};
