import type { LearnWords } from '../en/learn.ts';

export const learn: LearnWords = {
  title: 'Apprendre le jeu',
  intro: 'Dix petits chapitres. Après les cinq premiers, vous en savez assez pour affronter des robots.',
  contents: 'Chapitres',
  rules: 'Les règles correspondantes :',
  play: 'Jouer une première partie',
  chapters: {
    goal: {
      title: 'Un village en quatre saisons',
      text: [
        'Chacun bâtit un village de tuiles hexagonales : une maison pour commencer, puis tout ce qu’il gagne au printemps, en été, en automne et en hiver.',
        'Après l’hiver, on compte les points des villages. Le plus grand total l’emporte.',
      ],
      caption: 'Un village : la maison au milieu, des tuiles autour, un bateau sur la rivière.',
    },
    workers: {
      title: 'Les ouvriers : votre monnaie et vos bras',
      text: [
        'Vous possédez quelques ouvriers derrière votre paravent : bleus, rouges, jaunes, parfois verts. Les autres en voient le nombre, mais pas les couleurs.',
        'On s’en sert de deux façons : miser pour gagner une tuile, ou les envoyer y travailler. Qui n’a rien d’utile à faire passe. La saison s’achève quand tous passent à la suite.',
      ],
      caption: 'Chaque couleur a aussi son signe.',
    },
    bidding: {
      title: 'Miser',
      text: [
        'Posez des ouvriers de votre côté d’une tuile du marché. Votre mise doit dépasser toutes les autres.',
        'On a surenchéri ? Votre groupe n’est pas perdu : il peut partir vers une autre tuile, mais en entier, et d’autres ouvriers peuvent l’accompagner.',
        'Une mise gagnante reste en place. À la fin de la saison, la tuile est à vous et les ouvriers misés vont dans le sac.',
      ],
      caption: 'Trois battent deux : la couronne montre qui est en tête.',
    },
    using: {
      title: 'Utiliser une tuile',
      text: [
        'Posez des ouvriers sur une tuile et prenez ce qu’elle montre : bois, pierre, fer, or, savoir-faire ou nouveaux ouvriers. Vous pouvez utiliser les tuiles du marché, de votre village, et même des autres villages.',
        'La première utilisation coûte un ouvrier, chaque suivante au moins un de plus que la précédente. Il y a place pour six ouvriers par saison.',
        'Les ouvriers posés sur vos tuiles vous reviennent à la fin de la saison, quel que soit leur maître. Ceux d’une tuile du marché vont à qui la gagne. L’invité paie donc en ouvriers.',
      ],
      caption: 'Un, puis deux, puis trois : cette tuile est pleine.',
    },
    colours: {
      title: 'Une couleur par tuile',
      text: [
        'Le premier ouvrier décide : dès lors, tous n’y jouent plus que cette couleur, pour miser comme pour travailler.',
        'Les couleurs sont donc votre meilleure arme. Si vous êtes seul à avoir des verts, personne ne peut vous suivre là où vous avez commencé en vert.',
      ],
      caption: 'Le bleu était là le premier : seul le bleu peut venir.',
    },
    village: {
      title: 'Bâtir le village',
      text: [
        'À la fin d’une saison, vous ajoutez les tuiles gagnées. Les bords qui se touchent doivent être pareils : route contre route, champ contre champ, eau contre eau.',
        'Ce que vous produisez sur une de vos tuiles y reste. Ce que vous produisez ailleurs arrive à votre maison. De bonnes routes entre elles valent beaucoup.',
      ],
      caption: 'La route continue : ces tuiles vont ensemble.',
    },
    transport: {
      title: 'Transporter et améliorer',
      text: [
        'Maisons et écuries permettent de transporter des ressources et d’améliorer des tuiles. Un pas mène un jeton par la route jusqu’à la tuile voisine.',
        'Une amélioration demande que les ressources soient sur la tuile même, et parfois un savoir-faire de derrière votre paravent. La tuile se retourne alors : l’autre face donne davantage, et rapporte le plus souvent des points.',
        'L’or remplace n’importe quelle autre ressource.',
      ],
      caption: 'Bois et pierre sont arrivés : la maison peut être améliorée.',
    },
    seasons: {
      title: 'Saisons, ordre du tour et bateaux',
      text: [
        'À la fin du printemps, de l’été et de l’automne, des bateaux amènent ouvriers et savoir-faire. Chacun à son tour choisit un bateau et prend ce qu’il porte.',
        'On peut aussi miser sur les tuiles d’ordre du tour : qui en gagne une choisit plus tôt son bateau, et l’une d’elles fait de vous le premier joueur.',
        'L’été propose des bateaux aux pouvoirs durables. L’automne, des tuiles qui changent les ressources en points.',
      ],
      caption: 'Printemps, été, automne, et un bateau qui amène du monde.',
    },
    winter: {
      title: 'L’hiver et le décompte',
      text: [
        'Dès le début, vous tenez secrètement quelques tuiles d’hiver. L’hiver venu, vous choisissez lesquelles vont au marché : celles qui vous conviennent, dans l’espoir de les gagner.',
        'Les tuiles d’hiver ne s’utilisent pas, elles rapportent : pour les ouvriers, savoir-faire ou ressources que vous avez gardés. Chaque chose ne compte qu’une fois, et la meilleure répartition est calculée pour vous.',
        'Les tuiles améliorées rapportent leurs points, l’or restant un point chacun, et le bateau pris en hiver compte à sa manière.',
      ],
      caption: 'Tuiles d’hiver : séries de savoir-faire, or, ou simplement des points.',
    },
    farmers: {
      title: 'The Farmers',
      text: [
        'L’extension amène moutons, cochons, vaches et blé. Les animaux vivent dans des champs, que routes et rivières séparent.',
        'Un champ n’accueille qu’une sorte d’animal. Deux animaux ou plus y ont un petit à la fin de la saison. Chaque champ habité rapporte, alors répartissez-les : les vaches valent le plus.',
        'Le blé aide à transporter : chacun vaut un pas de plus.',
      ],
      caption: 'Deux moutons dans un champ : bientôt trois.',
    },
  },
};
