import type { Words } from '../english.ts';

export const french: Words['village'] = {};
