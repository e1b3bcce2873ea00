import type { PuzzlesWords } from '../en/puzzles.ts';
import { form, many } from './grammar.ts';

export const puzzles: PuzzlesWords = {
  title: 'Problèmes',
  about:
    'Des positions tirées de parties entre bots, chacune avec une réponse nettement meilleure que les autres. Les problèmes fonctionnent sans réseau, et votre progression est conservée sur cet appareil.',
  kinds: {
    move: {
      title: 'Trouver le meilleur coup',
      about:
        'C’est à vous de jouer. Trouvez la mise ou l’activation qui vous rapportera le plus à la fin, ou passez. Seuls comptent la tuile et le choix entre miser et activer : peu importent la couleur et le nombre d’ouvriers. L’avance du meilleur coup est celle que calcule le bot le plus fort avec dix fois son effort habituel.',
      goal: 'Trouvez le meilleur coup : miser sur quelle tuile, activer laquelle, ou passer ? Peu importent les ouvriers.',
      solved: (points) =>
        `C’est le meilleur coup, avec environ ${points} points d’avance sur tous les autres.`,
      second: (points) => `C’est le deuxième meilleur coup, à environ ${points} points du premier.`,
      wrong: (points) => `Le meilleur coup rapporte au moins ${points} points de plus.`,
    },
    carry: {
      title: 'Transporter et améliorer',
      about:
        'Vous venez d’activer une tuile qui permet de transporter et d’améliorer. Obtenez le plus de points possible, comptés comme si la partie s’arrêtait juste après.',
      goal: (points) =>
        `Transportez et améliorez pour avoir le plus de points possible. Si la partie s’arrêtait maintenant, vous en auriez ${points}.`,
      solved: (points, ahead) =>
        `${many(points, 'point')} : impossible de faire mieux. Le deuxième meilleur résultat compte ${many(ahead, 'point')} de moins.`,
      wrong: (points, missing) =>
        `Vous avez maintenant ${many(points, 'point')}. Avec la meilleure réponse, vous en auriez ${missing} de plus.`,
      hint: (best) => `Vous pouvez arriver à ${many(best, 'point')}.`,
    },
    bid: {
      title: 'Miser juste assez',
      about:
        'Misez sur la tuile de sorte qu’aucun adversaire ne puisse surenchérir avec les ouvriers qu’il a maintenant : ceux derrière son écran, dont certains sont connus, et ceux de ses mises dépassées. Prenez aussi peu d’ouvriers que possible.',
      goal: (tile) =>
        `Misez sur cette tuile avec aussi peu d’ouvriers que possible, mais sans qu’un adversaire puisse surenchérir avec ceux qu’il a maintenant : ${tile}.`,
      solved: (workers) =>
        `${many(workers, 'ouvrier')} de cette couleur : avec moins, un adversaire pourrait surenchérir.`,
      other: (tile) => `Il s’agit de miser sur cette tuile : ${tile}.`,
      many: (workers, least) => `Votre mise compte ${many(workers, 'ouvrier')}, mais ${least} suffiraient.`,
      few: (name, workers) =>
        `${name} a peut-être ${many(workers, 'ouvrier')} pour une mise de cette couleur, et pourrait surenchérir.`,
      fewElsewhere:
        'C’est trop peu : un adversaire a peut-être plus d’ouvriers pour une mise de cette couleur, et pourrait surenchérir.',
      colour: 'Ce nombre suffit, mais seulement dans une autre couleur.',
      hint: (most) =>
        `Pensez aussi aux autres couleurs. Dans la bonne, les autres peuvent miser au plus : ${most}.`,
      most: (name, workers) => `${name} ${workers}`,
    },
  },
  moves: {
    bid: (tile) => `de miser sur la tuile ${tile}`,
    use: (tile) => `d’activer la tuile ${tile}`,
    pass: 'de passer',
  },
  hintBid: 'C’est une mise.',
  hintUse: 'Il faut activer une tuile.',
  hintPass: 'Ce n’est ni une mise ni une activation.',
  shown: (what, points) =>
    `Le meilleur coup est ${what}, avec environ ${points} points d’avance sur tous les autres.`,
  shownAnswer: 'Voilà la réponse.',
  level: (level) => `Niveau ${level} sur 5`,
  nth: (n) => `Problème ${n}`,
  isSolved: 'résolu',
  progress: (solved, all) => `${form(solved, 'résolu', 'résolus')} : ${solved} sur ${all}`,
  daily: {
    title: 'Problème du jour',
    solve: 'Le résoudre',
    again: 'Le refaire',
    done: (time) => `Résolu aujourd’hui. Le prochain arrive à ${time}.`,
    streak: (days) => `${many(days, 'jour')} de suite`,
    best: (days) => `Plus longue série : ${many(days, 'jour')}`,
    none: 'Résolvez-le chaque jour pour commencer une série.',
  },
  panel: 'Problème',
  task: 'À vous :',
  right: 'Exact !',
  notBest: 'Il y a mieux.',
  hint: 'Indice',
  showMe: 'Montrer la réponse',
  tryAgain: 'Réessayer',
  next: 'Problème suivant',
  leave: 'Tous les problèmes',
  link: 'Copier le lien',
  ended: 'Le problème s’arrête ici.',
  solvers: (found, tried) =>
    `Des bots l’ont trouvé en ${found} ${form(found, 'essai', 'essais')} sur ${tried}.`,
};
