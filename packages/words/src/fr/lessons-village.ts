import type { VillageLessons } from '../en/lessons-village.ts';

export const villageLessons: VillageLessons = {
  transport: {
    title: 'Transporter et améliorer',
    about:
      'Pour améliorer une tuile, apportez-y ce qu’elle coûte. Une tuile améliorée rapporte plus, et souvent des points.',
    steps: {
      upgrade: {
        goal: 'Activez votre maison : transportez-y le bois, puis améliorez-la.',
        hint: 'Activez la maison avec un ouvrier. Faites glisser le bois de la Forêt de Key vers la maison, améliorez la maison, puis choisissez « Terminé ».',
        solved: 'Votre maison est améliorée : cinq points, et elle transporte maintenant deux pas.',
        wrong: {
          unfinished:
            'Vous avez terminé le transport avant d’améliorer la maison. Le bois doit d’abord s’y trouver ; l’amélioration se fait dans le même tour.',
        },
      },
      gold: {
        goal: 'Activez le Maréchal-ferrant du marché pour améliorer votre Mine d’or. Cela coûte une pierre et un fer ; l’or peut remplacer le fer.',
        hint: 'Le Maréchal-ferrant a trois points de transport : un pour la pierre, deux pour l’or. Améliorez ensuite la Mine d’or et choisissez « Terminé ».',
        solved: 'L’or remplace toute autre ressource. Votre Mine d’or donne désormais deux ors.',
        wrong: {
          unfinished:
            'La Mine d’or n’est pas améliorée. Apportez-y la pierre et l’or : chaque route d’une tuile à l’autre coûte un point.',
        },
      },
    },
  },
  season: {
    title: 'La fin d’une saison',
    about:
      'Une saison se termine quand tous les joueurs passent à la suite. On reçoit alors tuiles et bateaux.',
    steps: {
      order: {
        goal: 'Qui gagne la tuile d’ordre du tour choisit un bateau en premier. Misez sur elle.',
        hint: 'La tuile d’ordre du tour est au bout du marché, près des bateaux. Tout ouvrier convient.',
        solved: 'Vous êtes en tête. Cette tuile fait aussi de vous le premier joueur de la saison suivante.',
        wrong: {
          raised: 'Votre mise y est déjà la plus forte. Gardez vos ouvriers.',
        },
      },
      pass: {
        goal: 'Ben a passé, et vous n’avez plus rien à gagner ici. Terminez la saison.',
        hint: 'Choisissez « Passer ».',
        solved:
          'Vous gagnez l’Atelier et l’ouvrier rouge qui s’y trouvait. Les mises perdantes retournent derrière les écrans, les gagnantes vont dans le sac.',
        wrong: {
          played: 'C’est permis, mais la saison continue, et Ben peut jouer encore.',
        },
      },
      boat: {
        goal: 'Vous choisissez un bateau en premier. Prenez celui qui a le plus d’ouvriers.',
        hint: 'Le Keyflower apporte sept ouvriers, le Sea Bastion six et une compétence de plus.',
        solved: 'Sept nouveaux ouvriers et une compétence. On ajoute ensuite les tuiles gagnées au village.',
        wrong: {
          other:
            'Ce bateau apporte moins d’ouvriers. Ses compétences en valent parfois la peine, mais pas ici.',
        },
      },
    },
  },
  building: {
    title: 'Routes et rivières',
    about:
      'À la fin d’une saison, vous posez les tuiles gagnées. Les bords qui se touchent doivent correspondre.',
    steps: {
      road: {
        goal: 'Posez la Mine d’or de sorte qu’une route la relie à votre maison.',
        hint: 'Choisissez un emplacement voisin de la maison : la route y rencontre la route.',
        solved: 'L’or de la mine peut maintenant aller vers toutes vos tuiles que les routes atteignent.',
        wrong: {
          cutOff:
            'Les bords correspondent, mais seulement champ contre champ : aucune route ne mène à la Mine d’or. Rien ne pourrait y être transporté, ni en sortir.',
        },
      },
      river: {
        goal: 'Posez le bateau sur la rivière qui part de votre maison.',
        hint: 'Votre maison a un bord d’eau. Tournez le bateau pour que l’eau y rencontre l’eau.',
        solved:
          'Les bateaux reliés à l’eau de la maison comptent pour le Sea Breese. La capacité d’un bateau agit partout.',
        wrong: {
          dry: 'Le bateau n’est pas relié à l’eau de votre maison. Sa capacité agit quand même, mais il ne compterait pas pour le Sea Breese.',
        },
      },
    },
  },
  winter: {
    title: 'L’hiver et le décompte',
    about:
      'Avant l’hiver, chacun choisit en secret des tuiles d’hiver pour le marché. Elles font marquer ce que vous avez gardé.',
    steps: {
      offer: {
        goal: 'Vous avez deux exemplaires de chaque compétence. Mettez en jeu la seule tuile d’hiver qui leur convient.',
        hint: 'Les Scribes rapportent dix points par série d’enclume, pioche et scie.',
        solved: 'Deux séries : les Scribes vous donneraient vingt points. Encore faut-il les gagner.',
        wrong: {
          other: 'Cette tuile ne vous rapporte presque rien. Laquelle compte les compétences ?',
          more: 'Les Scribes, c’est bien. Mais toute autre tuile mise en jeu, Ben peut la gagner.',
        },
      },
      win: {
        goal: 'Ben a misé deux ouvriers bleus sur les Scribes. Surenchérissez.',
        hint: 'Vous avez quatre ouvriers bleus : misez-en trois.',
        solved:
          'Les tuiles d’hiver se gagnent, mais ne s’activent pas. Les ouvriers gardés peuvent aussi compter.',
        wrong: {
          keythedral:
            'La Cathédrale de Key vaut douze points, mais les Scribes en valent vingt pour vous. Assurez-vous d’abord de ceux-ci.',
        },
      },
      boat: {
        goal: 'L’hiver s’achève. Passez, puis prenez le bateau qui rapporte le plus à votre village.',
        hint: 'Le Keyflower compte les chiffres de transport de votre village : 2 + 4 + 3. Le Sea Bastion compte les tuiles de votre plus longue boucle de routes : trois.',
        solved: 'Neuf points pour les chiffres de transport de votre village.',
        wrong: {
          other:
            'Le Sea Bastion compte une boucle de routes : trois tuiles, trois points. Le Keyflower en aurait donné neuf.',
          played: 'C’est permis, mais il n’y a plus rien de mieux à faire que de passer.',
        },
      },
      build: {
        goal: 'Posez vos dernières tuiles. La tuile d’ordre du tour rapporte un point par tuile qu’elle touche.',
        hint: 'Choisissez une tuile, puis un emplacement. Tous conviennent, mais donnez des voisines à la tuile d’ordre du tour.',
        solved: 'La partie est terminée. Le résultat montre d’où viennent vos points.',
        wrong: {},
      },
    },
  },
};
