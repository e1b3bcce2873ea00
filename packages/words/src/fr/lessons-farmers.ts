import type { FarmersLessons } from '../en/lessons-farmers.ts';

export const farmersLessons: FarmersLessons = {
  farm: {
    title: 'Le blé et les animaux',
    about: 'The Farmers ajoute des animaux, qui vivent dans des prés, et du blé, qui aide à transporter.',
    steps: {
      sheep: {
        goal: 'Activez votre Bergerie et placez le mouton dans un de ses prés.',
        hint: 'Activez la Bergerie avec un ouvrier. Choisissez ensuite un pré : sur la carte ou dans la liste du bas.',
        solved: 'Routes et rivières séparent les prés. Un mouton peut être n’importe où dans le sien.',
        wrong: {},
      },
      wheat: {
        goal: 'Récoltez du blé de votre Champ de blé.',
        hint: 'Activez le Champ de blé avec un ouvrier.',
        solved: 'Deux blés. Vous les gardez derrière votre écran.',
        wrong: {},
      },
      carry: {
        goal: 'Le bois est à deux pas de votre maison, qui n’en transporte qu’un. Dépensez un blé, apportez le bois à la maison et améliorez-la.',
        hint: 'Activez la maison. Dépensez un blé pour avoir un point de transport de plus, faites glisser le bois vers la maison, améliorez-la, puis « Terminé ».',
        solved: 'Chaque blé donne un point de transport de plus, pour les ressources comme pour les animaux.',
        wrong: {
          unfinished:
            'La maison n’est pas améliorée. Le bois a besoin de deux pas : un de la maison, un d’un blé.',
        },
      },
    },
  },
  fields: {
    title: 'Les prés',
    about: 'Chaque pré avec des animaux rapporte des points. Un pré n’accueille qu’une espèce.',
    steps: {
      spread: {
        goal: 'Vos deux moutons sont dans un seul pré, qui ne compte qu’une fois. Activez votre maison pour en mener un dans un pré vide.',
        hint: 'Activez la maison, puis faites glisser un mouton dans le pré voisin, puis « Terminé ». Le pré du cochon est fermé aux moutons.',
        solved:
          'Deux prés comptent maintenant. D’un pré à l’autre, un animal fait un pas, pour un point de transport.',
        wrong: {
          together: 'Vos moutons sont toujours dans un seul pré : un point, quel que soit leur nombre.',
        },
      },
      build: {
        goal: 'Vous avez gagné le Tisserand, qui donne trois points par pré avec des moutons. Posez-le de sorte que vos deux prés restent séparés.',
        hint: 'Le Tisserand n’a qu’une route : les prés des deux côtés de cette route se rejoignent autour de lui. Posez-le là où il n’y a de moutons que d’un côté, ou d’aucun.',
        solved: 'Deux prés avec des moutons comptent pour le Tisserand : six points au lieu de trois.',
        wrong: {
          joined:
            'Les prés des deux côtés de la route se sont rejoints autour du Tisserand. Vos moutons partagent un seul pré, qui ne compte qu’une fois.',
        },
      },
    },
  },
  breeding: {
    title: 'Naissances et décompte',
    about:
      'À la fin du printemps, de l’été et de l’automne, un petit naît dans chaque pré qui a au moins deux animaux d’une espèce.',
    steps: {
      together: {
        goal: 'Vos deux vaches sont dans des prés différents. Activez votre maison pour les réunir.',
        hint: 'Activez la maison, faites glisser une vache dans le pré de l’autre, puis « Terminé ».',
        solved: 'Deux vaches dans un pré : à la fin de la saison, une troisième y naît.',
        wrong: {
          apart: 'Les vaches sont toujours dans des prés différents. Seule, aucune n’aura de petit.',
        },
      },
      born: {
        goal: 'Terminez la saison : passez, puis prenez le bateau que Ben vous laisse.',
        hint: 'Choisissez « Passer ». Ben prend d’abord un bateau, vous prenez l’autre.',
        solved: 'Une vache est née, après les bateaux et avant la pose des tuiles.',
        wrong: {
          played: 'C’est permis, mais la vache ne naît qu’à la fin de la saison. Passez.',
        },
      },
      score: {
        goal: 'C’est l’hiver, plus rien ne naît. Activez votre maison pour répartir les vaches dans le plus de prés possible.',
        hint: 'Chaque pré avec une vache rapporte trois points. Vous avez deux points de transport : menez deux vaches dans deux prés vides.',
        solved:
          'Trois prés avec des vaches : neuf points au lieu de trois, et même vingt et un avec la Laiterie que vous êtes en train de gagner.',
        wrong: {
          fewer:
            'Plus de prés pourraient avoir une vache : chacun rapporte trois points, quel que soit leur nombre.',
        },
      },
    },
  },
};
