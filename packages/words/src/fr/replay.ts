import type { ReplayWords } from '../en/replay.ts';
import { many } from './grammar.ts';
import { review } from './review.ts';

export const replay: ReplayWords = {
  play: 'Lecture automatique',
  pause: 'Pause',
  slider: 'Moment de la partie',
  link: 'Copier le lien',
  linkHint: 'Copier un lien vers ce moment',
  decided: (name) => `${name} a décidé. Le choix sera montré plus tard.`,
  asOwn: 'Comme vous l’avez vu',
  asPublic: 'Comme le public l’a vu',
  toTable: 'Retour à la table',
  points: 'Points à ce moment',
  pointsOf: (name, points) => `${name} : ${many(points, 'point')}`,
  toSeason: (season) => `Aller à cette saison : ${season.toLowerCase()}`,
  jump: 'Aller à ce moment',
  transported: (name) => `${name} a terminé le transport.`,
  more: 'Plus',
  openAnother: 'Ouvrir une partie',
  bySeason: 'Points à la fin de chaque saison',
  thisMoment: 'Ce moment',
  asKnown: 'De ce que les autres cachent, seul compte ce que ce joueur pouvait savoir.',
  open: {
    title: 'Revoir une partie enregistrée',
    intro:
      'Le fichier d’une partie peut être téléchargé à la fin de celle-ci. Il est rejoué et vérifié dans votre navigateur, et n’est envoyé nulle part.',
    choose: 'Choisissez le fichier d’une partie, ou déposez-le ici',
    notRecord: 'Ce fichier ne contient pas de partie.',
    badLine: (line) => `Le fichier est abîmé : la ligne ${line} ne va pas avec ce qui précède.`,
    unfair:
      'Le fichier a été modifié, ou le hasard n’était pas équitable : les tirages ne viennent pas de la graine.',
    tooLarge: 'Ce fichier est trop grand pour une partie.',
  },
  check: {
    here: 'Votre navigateur a rejoué toute la partie et constate :',
    entries: (n) => `Les ${many(n, 'entrée')} du fichier respectent les règles.`,
    seed: 'La graine correspond à l’empreinte qui figure au début du fichier.',
    draws: (n) => `La graine donne exactement ces ${many(n, 'tirage')}.`,
    noSeed: 'Le fichier ne contient pas la graine : les tirages ne peuvent pas être vérifiés.',
    noProof: 'Aucun joueur n’a contribué à la graine.',
    own: 'Le nombre fourni par cet appareil a été utilisé.',
    notOwn: 'Le nombre fourni par cet appareil n’a PAS été utilisé comme convenu !',
    restored: (n) =>
      `De nouveaux nombres aléatoires ont été ajoutés à la graine ${n} fois : la partie a continué avec de nouveaux tirages.`,
    corrected: (n) => `La partie a été jouée avec ${many(n, 'tuile corrigée', 'tuiles corrigées')}.`,
    result: 'Les points et la position finale correspondent au résultat.',
    unfinished: 'La partie n’est pas terminée.',
  },
  playOn: 'Jouer la suite',
  fromHere: {
    title: 'Jouer à partir d’ici',
    about:
      'Une nouvelle table commence à ce moment de la partie. Les tirages à venir sont nouveaux, et la partie n’est pas classée.',
    seat: 'Votre place',
    bots: 'Jouer contre des robots',
    friends: 'Inviter des amis',
    aboutDevice:
      'Une nouvelle partie contre des robots commence sur cet appareil, à ce moment de la partie. Les tirages à venir sont nouveaux, et la partie n’est pas classée.',
    friendsLater: 'Vous pourrez inviter des amis dès qu’il y aura une connexion au serveur.',
  },
  review,
};
