import type { Words } from '../words.ts';

export const preferences: Words['preferences'] = {
  language: 'Langue',
  confirm: 'Demander confirmation avant chaque action',
  look: {
    title: 'Affichage et sons',
    theme: 'Thème',
    themes: { auto: 'comme le système', light: 'clair', dark: 'sombre' },
    palette: 'Couleurs des ouvriers',
    palettes: {
      painted: 'standard',
      'red-green': 'pour le daltonisme rouge-vert',
      'blue-yellow': 'pour le daltonisme bleu-jaune',
    },
    motion: 'Animations',
    sound: 'Sons',
    keys: 'Raccourcis clavier à une lettre',
  },
};
