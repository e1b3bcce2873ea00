import type { Words } from '../words.ts';

export const bots: Words['bots'] = {
  newcomer: {
    name: 'Pippa, la nouvelle',
    about: 'Débutante : voit ce qui est bon sur le moment, mais choisit parfois une tuile au hasard.',
  },
  miller: {
    name: 'Odon, le meunier',
    about: 'Prend ce qui rapporte le plus tout de suite, sans prévoir la suite.',
  },
  merchant: {
    name: 'Agnès, la marchande',
    about: 'Sait ce que chaque tuile vaudra en hiver, pour elle et pour vous.',
  },
  steward: {
    name: 'Conrad, l’intendant',
    about: 'Anticipe les coups de tous les joueurs et prend le temps qu’il faut.',
  },
  mayor: {
    name: 'Hilda, la bourgmestre',
    about: 'Anticipe plus loin que Conrad.',
  },
};
