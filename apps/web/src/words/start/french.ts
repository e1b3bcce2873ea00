import type { Words } from '../english.ts';

export const french: Words['start'] = {};
