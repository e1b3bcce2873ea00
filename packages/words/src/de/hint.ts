import type { Words } from '../words.ts';

export const hint: Words['hint'] = {
  button: 'Tipp',
  thinking: 'Denkt nach …',
  tile: (name) => `„${name}“`,
};
