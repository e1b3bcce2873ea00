import type { Words } from '../words.ts';

export const bots: Words['bots'] = {
  newcomer: {
    name: 'Pippa, la nouvelle',
    about: 'Pleine de bonne volonté, voit ce qui est bon aujourd’hui et craque parfois pour une jolie tuile.',
  },
  miller: {
    name: 'Odon, le meunier',
    about: 'Prend ce qui rapporte le plus tout de suite. Demain est un autre jour.',
  },
  merchant: {
    name: 'Agnès, la marchande',
    about: 'Sait ce que chaque tuile vaudra en hiver, pour elle et pour vous.',
  },
  steward: {
    name: 'Conrad, l’intendant',
    about: 'Réfléchit à tout ce que chacun peut faire ensuite, et prend tout le temps qu’on lui laisse.',
  },
};
