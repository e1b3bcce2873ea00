import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  language: 'Sprache',
  confirm: 'Vor jeder Aktion nachfragen',
  look: {
    title: 'Darstellung und Töne',
    theme: 'Farbschema',
    themes: { auto: 'wie das System', light: 'hell', dark: 'dunkel' },
    palette: 'Farben der Arbeiter',
    palettes: {
      painted: 'Standard',
      'red-green': 'bei Rot-Grün-Schwäche',
      'blue-yellow': 'bei Blau-Gelb-Schwäche',
    },
    motion: 'Animationen',
    sound: 'Töne',
    keys: 'Tastenkürzel mit einzelnen Buchstaben',
  },
};
