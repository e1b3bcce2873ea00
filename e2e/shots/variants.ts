import type { Language } from '@keyflower/protocol';

/** One variant of a screen. */
export interface Variant {
  name: string;
  theme: 'light' | 'dark';
  lang: Language;
  phone: boolean;
  viewport: { width: number; height: number };
}

const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 740 };
const LYING = { width: 844, height: 390 };

export const VARIANTS: readonly Variant[] = [
  { name: 'light', theme: 'light', lang: 'en', phone: false, viewport: WIDE },
  { name: 'dark', theme: 'dark', lang: 'en', phone: false, viewport: WIDE },
  { name: 'french', theme: 'light', lang: 'fr', phone: false, viewport: WIDE },
  { name: 'german', theme: 'light', lang: 'de', phone: false, viewport: WIDE },
  { name: 'phone', theme: 'light', lang: 'en', phone: true, viewport: PHONE },
  { name: 'phone lying', theme: 'light', lang: 'en', phone: true, viewport: LYING },
  { name: 'phone dark german', theme: 'dark', lang: 'de', phone: true, viewport: PHONE },
];
