import type { GuideWords } from '../en/guide.ts';
import { form, many } from './grammar.ts';

const OF_SEASON = {
  spring: 'du printemps',
  summer: 'de l’été',
  autumn: 'de l’automne',
  winter: 'de l’hiver',
};

const workersLeft = (n: number): string => `Il vous reste ${many(n, 'ouvrier')}`;

export const guide: GuideWords = {
  title: 'Votre première partie',
  about:
    'Une vraie partie contre des robots indulgents. À côté du plateau, un guide explique chaque chose au bon moment, dit pourquoi un coup est impossible et signale les occasions manquées. Vous pouvez le désactiver à tout moment.',
  opponents: 'Adversaires',
  begin: 'Commencer la partie guidée',
  goOn: 'Continuer la partie guidée',
  lessonsFirst: 'D’abord les petites leçons',
  name: 'Guide de jeu',
  off: 'Désactiver le guide',
  on: 'Activer le guide',
  read: 'Lire',
  gotIt: 'Compris',
  again: 'Réexpliquer',
  back: 'Retour',
  everything: 'Tout réexpliquer depuis le début',
  idle: 'Rien de nouveau pour l’instant. Si vous hésitez, « Conseil » vous propose un coup.',
  waiting: 'Les autres jouent. Le journal montre ce qu’ils font.',
  whyNot: 'Pourquoi est-ce impossible ?',
  elsewhere: 'Vous pouvez jouer sur les tuiles qui brillent.',
  tip: 'Une occasion manquée ?',
  topics: {
    start: {
      title: 'Miser, activer ou passer',
      text: (workers) =>
        `Vous avez ${workers}. À chaque tour, vous placez des ouvriers une fois : misez sur une tuile du marché pour la gagner à la fin de la saison, ou activez une tuile pour recevoir ce qu’elle montre. Choisissez une tuile : le menu à côté indique ce qui est possible.`,
    },
    colour: {
      title: 'Une couleur par tuile',
      text: (tile, colour, highest) =>
        `Les premiers ouvriers d’une tuile fixent sa couleur. Pour ${tile}, c’est ${colour} : on n’y mise et on ne l’active qu’avec cette couleur. La plus forte mise est ${highest} ; pour gagner la tuile, il faut miser davantage.`,
    },
    'turn-order': {
      title: 'L’ordre du tour',
      text: (tile) =>
        `${tile} reste au marché. Qui la gagne choisit un bateau avant les autres à la fin de la saison. Les bateaux apportent des ouvriers et des compétences.`,
    },
    outbid: {
      title: 'On a surenchéri',
      text: (tile, player, workers) =>
        `${player} mise plus que vous sur ${tile}. Rien n’est perdu (${workers}) : augmentez votre mise, ou déplacez tout le groupe vers une autre tuile de sa couleur, pour y miser ou l’activer. Sinon, il vous revient à la fin de la saison.`,
    },
    'own-use': {
      title: 'Activer votre tuile',
      text: (tile, next) =>
        `À la fin de la saison, les ouvriers placés sur ${tile} vous reviennent, car la tuile est à vous. La prochaine activation demandera au moins ${next} ouvriers ; une tuile en contient six au plus.`,
    },
    'other-use': {
      title: 'Activer la tuile d’un autre',
      text: (tile, owner) =>
        `Vous recevez ce que montre ${tile}, mais vos ouvriers reviendront à ${owner}. Les ressources venues d’un autre village vont sur votre maison.`,
    },
    'market-use': {
      title: 'Activer une tuile du marché',
      text: (tile) =>
        `Qui gagne ${tile} à la fin de la saison reçoit aussi les ouvriers qui s’y trouvent. Les vôtres vous reviennent si c’est vous.`,
    },
    green: {
      title: 'Les ouvriers verts',
      text: (workers) =>
        `Vous avez ${workers}. Ils sont rares, et seul un plus grand nombre de verts bat une mise verte. Gardez-les pour les tuiles qui comptent vraiment.`,
    },
    passed: {
      title: 'Passer',
      text: (player) =>
        `${player} a passé. Ce n’est pas définitif : on peut rejouer ensuite. La saison se termine quand tous passent l’un après l’autre. Les ouvriers que vous ne placez pas restent à vous pour la saison suivante.`,
    },
    transport: {
      title: 'Transporter et améliorer',
      text: (points, upgrades) =>
        `Vous pouvez maintenant déplacer des ressources dans votre village (${points}) et améliorer des tuiles (${upgrades}). Chaque pas par la route vers la tuile voisine coûte un point. Une amélioration se paie avec les ressources posées sur la tuile. Choisissez « Terminé » à la fin.`,
    },
    upgrade: {
      title: 'Une amélioration est possible',
      text: (tile) =>
        `Tout ce que demande ${tile} est posé dessus. Une tuile améliorée rapporte plus à chaque activation, et souvent des points.`,
    },
    place: {
      title: 'Agrandir le village',
      text: (tiles) =>
        `Posez ${tiles} contre vos tuiles. Les bords doivent correspondre : route contre route, pré contre pré, eau contre eau. Les ressources voyagent par la route : reliez les tuiles qui produisent à celles qui en ont besoin.`,
    },
    summer: {
      title: 'L’été',
      text: () =>
        'De nouvelles tuiles sont au marché et de nouveaux ouvriers sur les bateaux. Les améliorations coûtent des ressources : c’est le moment d’en produire et de les transporter par vos routes.',
    },
    autumn: {
      title: 'L’automne',
      text: () =>
        'Beaucoup de tuiles d’automne marquent pour les ressources posées dessus à la fin. Apportez-les par transport, en automne ou en hiver. Bientôt vous choisirez aussi des tuiles d’hiver ; celles que vous avez en main montrent ce qui vous rapportera.',
    },
    offer: {
      title: 'Vos tuiles d’hiver',
      text: (tiles) =>
        `Vous avez ${tiles}. Celles que vous choisissez vont au marché, où tous peuvent miser ; les autres quittent la partie. Prenez celles qui comptent ce que vous avez : compétences, ouvriers ou ressources. Il en faut au moins une.`,
    },
    winter: {
      title: 'L’hiver, dernière saison',
      text: (points) =>
        `Si la partie s’arrêtait maintenant, vous auriez ${points}. Les tuiles d’hiver ne s’activent pas : elles comptent à la fin ce qui vous reste. Chaque ouvrier, compétence ou ressource compte une fois, et la meilleure répartition est trouvée pour vous. L’or restant vaut un point.`,
    },
    end: {
      title: 'D’où viennent vos points',
      text: (points, sources) =>
        `Vous avez ${points} : ${sources}. Chaque pièce a été comptée là où elle rapporte le plus. La feuille de score donne le détail.`,
    },
  },
  seasonEnd: {
    title: (season) => `La fin ${OF_SEASON[season]}`,
    won: (tiles) => `Vous gagnez ${tiles}.`,
    wonNothing: 'Vous ne gagnez aucune tuile.',
    otherWon: (player, tiles) => `${player} gagne ${tiles}.`,
    gone: (tiles) => `Sans mise, hors de la partie : ${tiles}.`,
    workers: (back) =>
      `Les mises gagnantes vont dans le sac. Vous récupérez ${back} : vos mises perdantes, les ouvriers de votre village et ceux des tuiles que vous gagnez.`,
    noWorkers: 'Les mises gagnantes vont dans le sac. Aucun ouvrier ne vous revient.',
    boats:
      'Chacun choisit maintenant un bateau, dans l’ordre du tour, et en prend les ouvriers et les compétences. Ensuite, tous posent dans leur village les tuiles gagnées.',
    lastBoats:
      'Chacun choisit maintenant un bateau, cette fois comme tuile qui rapporte des points. Tous posent ce qu’ils ont gagné, puis on compte les points.',
  },
  source: (name, points) => `${name.toLowerCase()} ${points}`,
  chances: {
    bid: (tile, workers, needed) =>
      `${workersLeft(workers)}, et il n’y a pas encore de mise sur ${tile} : ${needed} ${form(needed, 'suffit', 'suffisent')} pour l’instant.`,
    use: (tile, workers, needed) =>
      `${workersLeft(workers)}. Avec ${needed}, vous pourriez activer ${tile} dans votre village ; ${form(needed, 'il revient', 'ils reviennent')} à la fin de la saison.`,
    road: (tile) =>
      `Ainsi, aucune route de ${tile} ne rejoint les vôtres, et rien ne pourrait y être transporté. La tuile peut aussi se poser avec une jonction.`,
    upgrade: (tile) =>
      `Vous auriez pu améliorer ${tile} : tout le nécessaire est posé dessus. « Annuler le coup » permet d’y revenir.`,
  },
};
