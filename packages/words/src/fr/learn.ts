import type { LearnWords } from '../en/learn.ts';
import { sheetNames } from './sheet-names.ts';

export const learn: LearnWords = {
  title: 'Apprendre le jeu',
  intro: 'Dix courts chapitres. Les cinq premiers suffisent pour une partie contre des robots.',
  contents: 'Chapitres',
  sheets: sheetNames,
  rules: 'Règles :',
  position: 'Éditeur de positions',
  puzzles: 'Problèmes : trouvez le meilleur coup',
  play: 'Jouer une première partie',
  record: 'Revoir une partie enregistrée',
  chapters: {
    goal: {
      title: 'Un village en quatre saisons',
      text: [
        'Vous bâtissez un village de tuiles hexagonales. Il commence par votre maison et s’agrandit avec les tuiles gagnées au printemps, en été, en automne et en hiver.',
        'Après l’hiver, on compte les points des villages. Le joueur qui en a le plus gagne.',
      ],
      caption: 'Un village : la maison au milieu, des tuiles autour, un bateau sur la rivière.',
    },
    workers: {
      title: 'Les ouvriers : miser et travailler',
      text: [
        'Vos ouvriers sont cachés derrière votre écran : bleus, rouges, jaunes et parfois verts. Les autres joueurs en connaissent le nombre, mais pas les couleurs.',
        'À votre tour, vous vous en servez de deux façons : miser pour gagner une tuile, ou les placer sur une tuile pour l’activer. Vous pouvez aussi passer. La saison se termine quand tous les joueurs passent à la suite.',
      ],
      caption: 'Chaque couleur a aussi son symbole.',
    },
    bidding: {
      title: 'Miser',
      text: [
        'Placez des ouvriers de votre côté d’une tuile du marché. Votre mise doit dépasser toutes les autres.',
        'Si un autre joueur surenchérit, vous pourrez déplacer votre groupe vers une autre tuile. Il se déplace en entier, et vous pouvez y ajouter des ouvriers.',
        'Une mise gagnante ne peut pas être déplacée. À la fin de la saison, la tuile est à vous et les ouvriers misés vont dans le sac.',
      ],
      caption: 'Trois ouvriers battent deux. La couronne marque la mise gagnante.',
    },
    using: {
      title: 'Activer une tuile',
      text: [
        'Placez des ouvriers sur une tuile et prenez ce qu’elle montre : bois, pierre, fer, or, compétences ou nouveaux ouvriers. Vous pouvez activer les tuiles du marché, de votre village et des autres villages.',
        'La première activation demande un ouvrier, chaque suivante au moins un de plus que la précédente. Une tuile accueille six ouvriers au plus par saison.',
        'À la fin de la saison, vous récupérez tous les ouvriers placés sur vos tuiles, quel qu’en soit le propriétaire. Ceux d’une tuile du marché vont au joueur qui la gagne.',
      ],
      caption: 'Un, puis deux, puis trois : cette tuile est pleine.',
    },
    colours: {
      title: 'Une couleur par tuile',
      text: [
        'Le premier ouvrier fixe la couleur d’une tuile : jusqu’à la fin de la saison, on n’y mise et on ne l’active qu’avec cette couleur.',
        'Les couleurs rares sont donc fortes. Si vous seul avez des ouvriers verts, aucun autre joueur ne peut surenchérir sur une tuile où vous avez misé en vert.',
      ],
      caption: 'Le bleu est arrivé en premier : seuls des ouvriers bleus peuvent venir.',
    },
    village: {
      title: 'Agrandir le village',
      text: [
        'À la fin d’une saison, vous ajoutez les tuiles gagnées. Les bords adjacents doivent correspondre : route contre route, champ contre champ, eau contre eau.',
        'Les ressources produites sur une tuile de votre village y sont placées. Celles produites ailleurs arrivent sur votre maison. Reliez-les par de bonnes routes.',
      ],
      caption: 'Les routes se rejoignent : ces tuiles correspondent.',
    },
    transport: {
      title: 'Transporter et améliorer',
      text: [
        'Les maisons et des tuiles comme l’Écurie permettent de transporter des ressources et d’améliorer des tuiles. Un point de transport déplace une ressource par la route vers une tuile adjacente.',
        'Pour améliorer une tuile, les ressources demandées doivent s’y trouver. Certaines améliorations coûtent aussi des compétences. La tuile est alors retournée : l’autre face donne davantage et rapporte le plus souvent des points.',
        'L’or peut remplacer toute autre ressource.',
      ],
      caption: 'Le bois et la pierre sont sur la maison : elle peut être améliorée.',
    },
    seasons: {
      title: 'Saisons, ordre du tour et bateaux',
      text: [
        'À la fin du printemps, de l’été et de l’automne, des bateaux apportent des ouvriers et des compétences. À son tour, chaque joueur choisit un bateau et prend sa cargaison.',
        'Vous pouvez aussi miser sur les tuiles Ordre du tour. Elles permettent de choisir un bateau plus tôt, et l’une d’elles fait de vous le premier joueur.',
        'En été, il y a des bateaux aux capacités permanentes ; en automne, des tuiles qui rapportent des points pour des ressources.',
      ],
      caption: 'Printemps, été, automne et un bateau avec de nouveaux ouvriers.',
    },
    winter: {
      title: 'L’hiver et le décompte',
      text: [
        'Vous recevez au début quelques tuiles d’hiver secrètes. En hiver, vous choisissez lesquelles vont au marché, en général celles qui conviennent à votre village. Il faut ensuite les gagner.',
        'Les tuiles d’hiver ne peuvent pas être activées. Elles rapportent des points pour les ouvriers, les compétences ou les ressources que vous avez gardés. Chaque pièce ne compte qu’une fois ; la meilleure répartition est calculée pour vous.',
        'Les tuiles améliorées rapportent leurs points, chaque or restant un point, et le bateau pris en hiver compte à sa manière.',
      ],
      caption: 'Les tuiles d’hiver comptent des séries de compétences, l’or ou des points fixes.',
    },
    farmers: {
      title: 'The Farmers',
      text: [
        'L’extension ajoute des moutons, des cochons, des vaches et du blé. Les animaux vivent dans des prés, séparés par les routes et les rivières.',
        'Un pré n’accueille qu’une espèce. S’il contient deux animaux ou plus, un petit y naît à la fin de la saison. Chaque pré occupé rapporte des points : répartissez donc vos animaux. Les vaches rapportent le plus.',
        'Pendant un transport, chaque blé dépensé donne un point de transport de plus.',
      ],
      caption: 'Deux moutons dans un pré : bientôt trois.',
    },
  },
};
