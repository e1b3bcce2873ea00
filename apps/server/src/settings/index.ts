/** Every setting as flag and environment variable. May import `safety`. */
export type { Settings } from './settings.ts';
