import type { SheetsWords } from '../en/sheets.ts';
import { sheetNames } from './sheet-names.ts';

export const sheets: SheetsWords = {
  print: 'Imprimer',
  hint: 'Prévu pour A4 et Letter. Pour en faire un PDF, choisissez-le dans la fenêtre d’impression.',
  rules: 'Règles :',
  names: sheetNames,
  table: {
    title: 'Nombres selon les joueurs',
    players: 'Joueurs',
    market: 'Tuiles de village par saison',
    turnOrder: 'Tuiles d’ordre du tour',
    boats: 'Bateaux',
    winter: 'Tuiles d’hiver par joueur (une de plus avec The Farmers)',
  },
  summary: {
    parts: {
      goal: {
        title: 'But du jeu',
        lines: [
          'Bâtissez un village en quatre saisons. Vos ouvriers gagnent des tuiles au marché et en activent pour obtenir des ressources, des compétences et d’autres ouvriers.',
          'Le joueur qui a le plus de points après l’hiver gagne.',
        ],
      },
      setup: {
        title: 'Mise en place',
        lines: [
          'Chacun tire 8 ouvriers du sac, les cache derrière son écran et reçoit au hasard une maison et des tuiles d’hiver secrètes.',
          'Le plus petit numéro de maison commence. Au printemps, en été et en automne, les bateaux sont chargés d’ouvriers et de compétences.',
        ],
      },
      turn: {
        title: 'Un tour',
        lines: [
          'Dans le sens horaire, chacun mise, active une tuile ou passe. Tous les ouvriers d’un tour vont au même endroit.',
          'Les actions se terminent quand tous passent à la suite. D’ici là, on peut agir de nouveau après avoir passé.',
        ],
      },
      bidding: {
        title: 'Miser',
        lines: [
          'On mise sur les tuiles du marché et d’ordre du tour. Votre mise doit dépasser toutes les autres.',
          'Une mise gagnante reste ; on peut seulement la renforcer. Une mise perdante peut partir à un tour suivant, pour miser ou activer une tuile. Elle se déplace en entier, et des ouvriers de derrière l’écran peuvent s’y joindre.',
        ],
      },
      using: {
        title: 'Activer une tuile',
        lines: [
          'Activez une tuile du marché, de votre village ou d’un autre. La première activation d’une saison demande 1 ouvrier, chaque suivante au moins un de plus que la précédente ; 6 ouvriers en tout au plus.',
          'Payez ce que la tuile demande, puis prenez ce qu’elle donne. Les ressources vont sur la tuile si elle est dans votre village, sinon sur votre maison. Ouvriers et compétences vont derrière l’écran.',
        ],
      },
      colours: {
        title: 'Couleurs',
        lines: [
          'Le premier ouvrier fixe la couleur d’une tuile : jusqu’à la fin de la saison, toutes les mises et activations y ont cette couleur. Le vert est une couleur comme les autres.',
        ],
      },
      transport: {
        title: 'Transport et amélioration',
        lines: [
          'Votre maison et les tuiles à chariot transportent et améliorent dans votre village. Un point déplace une ressource par la route vers une tuile adjacente.',
          'Pour améliorer une tuile, les ressources du prix doivent s’y trouver ; les compétences viennent de derrière l’écran. L’or remplace toute autre ressource. La tuile est retournée. Dans n’importe quel ordre, sans obligation.',
        ],
      },
      ending: {
        title: 'Fin du printemps, de l’été et de l’automne',
        lines: [
          'Les mises perdantes retournent derrière les écrans, les gagnantes vont dans le sac. On prend les tuiles gagnées avec leurs ouvriers, et tous les ouvriers de son village.',
          'Dans l’ordre du tour, chacun prend les ouvriers et les compétences d’un bateau. La tuile du premier joueur déplace le marqueur violet.',
          'On pose les tuiles gagnées : les bords adjacents doivent correspondre, route contre route, champ contre champ, eau contre eau.',
        ],
      },
      winter: {
        title: 'Hiver',
        lines: [
          'Chacun choisit en secret au moins une de ses tuiles d’hiver. Mélangées, elles forment le marché. On ne peut pas les activer.',
          'À la fin, on prend une tuile de bateau au lieu de sa cargaison, ainsi que les tuiles d’ordre du tour gagnées, et on les pose aussi.',
        ],
      },
      scoring: {
        title: 'Décompte',
        lines: [
          'Comptez les points visibles sur vos tuiles. Les tuiles d’automne qui comptent des ressources comptent celles qui s’y trouvent.',
          'Toutes les autres ressources, compétences et ouvriers peuvent compter sur vos tuiles à points, chaque pièce une fois. Le marqueur, gagné en hiver, est une pièce de plus au choix.',
          'Or qui ne compte pas ailleurs : 1 point. Tuiles d’ordre du tour : 1 point par tuile adjacente. À égalité, on partage la victoire.',
        ],
      },
      farmers: {
        title: 'The Farmers',
        lines: [
          'Les animaux vivent dans des prés, séparés par les routes et les rivières. Un pré accueille une espèce. À la fin du printemps, de l’été et de l’automne, un pré avec deux animaux ou plus en gagne un.',
          'Pendant un transport, chaque blé dépensé donne un point de plus ; un animal va dans un pré adjacent pour un point.',
          'Chaque pré rapporte : vache 3, cochon 2, mouton 1. À égalité, le joueur qui a choisi son bateau plus tôt en hiver gagne.',
        ],
      },
    },
  },
  aid: {
    parts: {
      turn: {
        title: 'À votre tour, au choix',
        lines: [
          'Miser : sur une tuile du marché ou d’ordre du tour, plus que toute autre mise.',
          'Activer : une tuile du marché ou de n’importe quel village. Payez, puis prenez ce qu’elle montre.',
          'Passer : on peut agir de nouveau tant que tous n’ont pas passé à la suite.',
        ],
      },
      workers: {
        title: 'Quels ouvriers',
        lines: [
          'De derrière votre écran, de vos mises perdantes, ou les deux. Une mise perdante se déplace en entier.',
          'Les mises gagnantes et les ouvriers sur les tuiles restent jusqu’à la fin de la saison.',
        ],
      },
      colours: {
        title: 'Couleurs',
        lines: [
          'Une couleur par tuile et par saison, pour miser et activer. Le premier ouvrier la fixe.',
          'Le vert est une couleur comme les autres et n’en remplace aucune.',
        ],
      },
      costs: {
        title: 'Coûts',
        lines: [
          'Activer : au moins 1, puis un de plus que la fois précédente. Au plus 6 ouvriers par tuile et par saison.',
          'Un ouvrier payé va dans le sac. Une mise perdante entière peut payer comme un ouvrier. Une compétence va dans la pile.',
          'Transport : 1 point pour 1 ressource par 1 bord de route, dans votre village.',
          'Améliorer : ressources de cette tuile, compétences de derrière l’écran. L’or remplace toute autre ressource.',
          'Les ressources de votre village restent sur la tuile ; celles d’ailleurs vont sur votre maison.',
        ],
      },
      ending: {
        title: 'Fin de saison, dans cet ordre',
        lines: [
          'Les mises perdantes retournent derrière les écrans.',
          'Les tuiles sans mise sont retirées ; leurs ouvriers vont dans le sac.',
          'Les gagnants prennent leurs tuiles et les ouvriers dessus. Les mises gagnantes vont dans le sac.',
          'On prend tous les ouvriers de son village.',
          'Bateaux : gagnants de l’ordre du tour 1, 2, 3, 4, puis les autres dans le sens horaire à partir du premier joueur. Hiver : le bateau lui-même, et les tuiles d’ordre du tour gagnées.',
          'The Farmers : reproduction (pas en hiver).',
          'On pose les nouvelles tuiles ; les bords doivent correspondre. Ce qui ne va nulle part est hors de la partie.',
        ],
      },
      scoring: {
        title: 'Décompte',
        lines: [
          'Points des faces visibles.',
          'Tuiles d’automne : points par ressource posée dessus ; l’or la remplace.',
          'Tuiles d’hiver : séries d’ouvriers, de compétences ou de ressources, chaque pièce une fois.',
          'Or restant : 1 point chacun.',
          'Tuiles d’ordre du tour : 1 point par tuile adjacente.',
          'Marqueur violet gagné en hiver : une pièce de plus au choix.',
        ],
      },
      wheat: {
        title: 'Blé',
        lines: [
          'Derrière l’écran. Pendant un transport, 1 blé donne 1 point de transport de plus. Jamais doublé, jamais sur une tuile.',
        ],
      },
      fields: {
        title: 'Prés et animaux',
        lines: [
          'Routes et rivières divisent une tuile en prés ; ils se joignent aux bords qui correspondent. Une maison en a cinq.',
          'Un nouvel animal va dans un pré de la tuile d’où il vient, ou de votre maison s’il vient d’ailleurs. Une espèce par pré.',
          'Le déplacer dans un pré adjacent : 1 point de transport.',
          'Reproduction à la fin du printemps, de l’été et de l’automne : deux ou plus d’une espèce dans un pré, et aucune autre : 1 de plus.',
        ],
      },
      farmScoring: {
        title: 'Décompte de The Farmers',
        lines: [
          'Chaque pré avec une vache 3, un cochon 2, un mouton 1. Avec les tuiles d’hiver : 7, 5 et 3 à la place.',
          'Égalité : le joueur qui a choisi son bateau plus tôt en hiver gagne.',
        ],
      },
    },
    seasons: {
      title: 'Saisons',
      season: 'Saison',
      market: 'Nouveau au marché',
      end: 'À la fin',
      rows: {
        spring: [
          'Tuiles de village qui donnent ressources, compétences et ouvriers',
          'Cargaison d’un bateau ; pose des tuiles',
        ],
        summer: [
          'Tuiles de village, et bateaux d’été aux capacités permanentes',
          'Cargaison d’un bateau ; pose des tuiles',
        ],
        autumn: [
          'Tuiles de village, dont beaucoup rapportent des points',
          'Cargaison d’un bateau ; pose des tuiles',
        ],
        winter: [
          'Les tuiles d’hiver choisies en secret ; elles ne font que rapporter des points',
          'Une tuile de bateau ; pose des tuiles ; décompte',
        ],
      },
    },
    boats: 'Les bateaux en hiver',
    abilities: 'Bateaux d’été : une face, toute la partie',
    icons: 'Icônes',
    farmers: 'The Farmers',
  },
};
