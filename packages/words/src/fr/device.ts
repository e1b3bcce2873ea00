import type { DeviceWords } from '../en/device.ts';

export const device: DeviceWords = {
  title: 'Jouer sur cet appareil',
  intro:
    'Contre des robots, ou à plusieurs en se passant l’appareil. Les parties sont conservées dans ce navigateur, sans serveur.',
  ready: {
    storing: () => 'Enregistrement de l’application pour jouer hors connexion…',
    ready: () => 'L’application est enregistrée dans ce navigateur et fonctionne hors connexion.',
    most: (bot) =>
      `L’application est enregistrée dans ce navigateur et fonctionne hors connexion. Il reste à télécharger ${bot}, et l’analyse des parties.`,
    impossible: () =>
      'Ce navigateur ne peut pas enregistrer l’application. Elle a besoin d’une connexion pour démarrer.',
  },
  newGame: 'Nouvelle partie',
  who: 'Jouée par',
  person: 'une personne',
  name: 'Nom du joueur',
  player: (nth) => `Joueur ${nth}`,
  games: 'Parties sur cet appareil',
  statistics: 'Statistiques',
  remove: 'Supprimer',
  removeSure: 'Supprimer définitivement',
  passTo: (name) => `Passez l’appareil à ${name}`,
  lookAway: (name) =>
    `C’est à ${name} de jouer. Rien de la partie n’est visible tant que ${name} n’a pas l’appareil.`,
  uncover: (name) => `Je suis ${name}`,
  fromPosition: 'jouée à partir d’une position',
  pause: 'Continuer plus tard',
  damaged: 'Cette partie est illisible',
  damagedWhy:
    'Ce que ce navigateur a enregistré est incomplet ou a été modifié. La partie ne peut pas continuer.',
  unstored: 'Ce navigateur ne peut pas enregistrer la partie. Elle sera perdue à la fermeture de la page.',
  noStorage: 'Ce navigateur ne peut pas enregistrer de parties. Son espace est plein ou bloqué.',
  botFailed: 'Le robot n’a pas répondu.',
  server: {
    open: 'Reprendre sur le serveur',
    title: 'Reprendre sur le serveur',
    about:
      'Une nouvelle table commence avec cette partie telle qu’elle est. Les tirages sont ensuite nouveaux. Elle n’est pas classée, car cet appareil connaît toute la partie, et son enregistrement indique qu’elle a été reprise.',
    seat: 'Votre place',
    free: 'libre, pour vos amis',
    kept: 'La partie reste telle quelle sur cet appareil, et vous pouvez aussi y jouer la suite. La liste de vos parties renverra à la table.',
    create: 'Créer la table',
    needed: 'Il faut pour cela le serveur, et il n’y a pas de connexion.',
    taken: 'reprise à une table',
  },
  puzzles: 'Problèmes',
  position: 'Éditeur de positions',
  record: 'Revoir une partie enregistrée',
  away: 'Pas de connexion au serveur',
  awayWhy: 'Cette page a besoin du serveur. Ces pages s’en passent :',
};
