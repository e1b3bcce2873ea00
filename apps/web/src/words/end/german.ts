import type { Words } from '../english.ts';

export const german: Words['end'] = {};
