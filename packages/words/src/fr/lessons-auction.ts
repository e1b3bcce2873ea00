import type { AuctionLessons } from '../en/lessons-auction.ts';

export const auctionLessons: AuctionLessons = {
  bid: {
    title: 'Miser',
    about: 'C’est le printemps. À la fin de la saison, chaque tuile du marché revient à la plus forte mise.',
    steps: {
      first: {
        goal: 'Misez un ouvrier sur l’Atelier. La couleur est sans importance.',
        hint: 'Choisissez l’Atelier au marché, puis « Miser », puis confirmez.',
        solved:
          'Votre ouvrier se tient de votre côté de la tuile. La couronne indique que votre mise est la plus forte.',
        wrong: {
          tooMany:
            'Un seul ouvrier suffit : il n’y a pas encore d’autre mise. Si vous gagnez la tuile, tous les ouvriers de votre mise vont dans le sac.',
        },
      },
      higher: {
        goal: 'Ben a misé deux ouvriers rouges sur la Forêt de Key. Prenez-y la tête.',
        hint: 'Votre mise doit dépasser celle de Ben, dans la même couleur : trois ouvriers rouges.',
        solved: 'Vous êtes en tête. Pour vous dépasser, Ben devrait y avoir plus d’ouvriers rouges que vous.',
        wrong: {
          raised:
            'Vous avez augmenté votre mise sur l’Atelier. C’est permis, mais elle y est déjà la plus forte.',
        },
      },
    },
  },
  outbid: {
    title: 'Réagir à une surenchère',
    about: 'Si un autre joueur surenchérit, vos ouvriers ne sont pas perdus : le groupe peut aller ailleurs.',
    steps: {
      move: {
        goal: 'Ben a surenchéri sur votre ouvrier bleu à l’Atelier. Déplacez-le à la Forêt de Key et ajoutez un deuxième ouvrier pour y prendre la tête.',
        hint: 'Choisissez la Forêt de Key, puis « Miser », et cochez la mise sur l’Atelier. Un ouvrier bleu pris derrière votre écran suffit alors.',
        solved: 'Vos ouvriers y forment maintenant un seul groupe. Ils se déplacent désormais ensemble.',
        wrong: {
          leftBehind:
            'Vous avez misé de nouveaux ouvriers seulement, et votre ouvrier bleu reste inutile à l’Atelier. Ajoutez ce groupe à la mise.',
          raised:
            'Vous avez surenchéri sur Ben à l’Atelier. C’est permis, mais ici votre ouvrier doit aller à la Forêt de Key.',
        },
      },
      work: {
        goal: 'Ben a encore surenchéri. Mettez tout votre groupe au travail : activez le Bûcheron avec lui.',
        hint: 'Prenez le groupe perdant à côté de vos ouvriers, puis choisissez le Bûcheron et « Activer ».',
        solved:
          'Un groupe perdant peut aussi activer une tuile. Les deux bois sont sur votre maison. Un groupe se déplace toujours en entier.',
        wrong: {
          fresh:
            'Vous avez activé le Bûcheron avec de nouveaux ouvriers. Le groupe perdant aurait pu le faire, et vous auriez gardé les autres.',
        },
      },
    },
  },
  using: {
    title: 'Activer des tuiles',
    about:
      'Des ouvriers sur une tuile vous donnent ce qu’elle montre. Vous pouvez activer vos tuiles et celles des autres.',
    steps: {
      home: {
        goal: 'Activez votre Forêt de Key avec un ouvrier.',
        hint: 'Choisissez la Forêt de Key dans votre village, puis « Activer », puis confirmez.',
        solved: 'Un bois. Les ressources d’une tuile de votre village y sont placées.',
        wrong: {
          tooMany:
            'Un ouvrier suffit la première fois, et chaque activation suivante en demande plus que la précédente. Vous voudrez revenir.',
        },
      },
      again: {
        goal: 'Activez votre Forêt de Key une deuxième fois.',
        hint: 'La deuxième activation demande au moins deux ouvriers, de la couleur déjà présente.',
        solved:
          'Chaque activation demande au moins un ouvrier de plus que la précédente, et une tuile en accueille six. À la fin de la saison, ils vous reviennent tous, car la tuile est à vous.',
        wrong: {},
      },
      abroad: {
        goal: 'Ben possède un Mineur, qui donne deux fers. Activez-le.',
        hint: 'Choisissez le village de Ben, puis son Mineur, puis « Activer ».',
        solved:
          'Le fer d’un autre village arrive sur votre maison. À la fin de la saison, Ben garde l’ouvrier.',
        wrong: {
          own: 'C’était encore votre Forêt de Key. Le Mineur est dans le village de Ben.',
        },
      },
    },
  },
  colours: {
    title: 'Les couleurs',
    about: 'Le premier ouvrier fixe la couleur d’une tuile, pour les mises et pour les activations.',
    steps: {
      follow: {
        goal: 'Ben a activé le Fabricant de chariots avec un ouvrier jaune. Misez sur cette tuile.',
        hint: 'Seuls des ouvriers jaunes peuvent y aller. Un seul suffit, car il n’y a pas encore de mise.',
        solved:
          'Une activation fixe aussi la couleur : tous les ouvriers suivants devront être jaunes. Si vous gagnez la tuile, vous recevez aussi l’ouvrier qui s’y trouve.',
        wrong: {},
      },
      green: {
        goal: 'L’Auberge est libre. Misez de telle sorte que Ben puisse difficilement surenchérir.',
        hint: 'Les ouvriers verts sont rares. Sur du vert, Ben ne peut surenchérir qu’avec du vert.',
        solved: 'Il y a peu d’ouvriers verts. Pour surenchérir, Ben devrait en avoir davantage.',
        wrong: {
          common:
            'Ben a sans doute aussi des ouvriers de cette couleur et peut alors surenchérir. Le vert est plus sûr.',
        },
      },
      more: {
        goal: 'Procurez-vous un autre ouvrier vert : activez votre Magasin.',
        hint: 'Placez un ouvrier quelconque sur votre Magasin. L’activation coûte aussi un ouvrier bleu, pris derrière votre écran.',
        solved:
          'Le Magasin échange un ouvrier bleu contre un vert. L’ouvrier placé sur la tuile vous revient à la fin de la saison, car elle est à vous.',
        wrong: {},
      },
    },
  },
};
