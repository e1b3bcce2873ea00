import type { UnratedReason } from '@keyflower/protocol';
import type { ServerRefusals } from '../server-refusals.ts';
import type { Words } from '../words.ts';
import { many } from './grammar.ts';

const unrated: Record<UnratedReason, string> = {
  unrated: 'c’est une partie amicale',
  unfinished: 'elle n’a pas été terminée',
  'too-few-people': 'il y a trop peu de joueurs',
  bots: 'des robots y jouent',
  guests: 'tous les joueurs n’ont pas de compte',
  'same-person-twice': 'un joueur occupe deux places',
  'chosen-seed': 'la graine a été choisie',
  'tile-overrides': 'des tuiles ont été corrigées',
  handicap: 'il y a un handicap',
};

const refused: ServerRefusals = {
  'invalid-request': ({ field }) =>
    field === '' ? 'C’est impossible.' : `C’est impossible : vérifiez « ${field} ».`,
  'account-required': 'Il faut un compte pour cela.',
  'operator-required': 'Seuls les opérateurs peuvent le faire.',
  banned: ({ note }) =>
    note === null ? 'Vous êtes exclu de ce serveur.' : `Vous êtes exclu de ce serveur : ${note}`,
  'no-such-table': 'Cette table n’existe pas, ou vous n’y avez pas accès.',
  'not-seated': 'Vous n’avez pas de place à cette table.',
  'host-required': 'Seul l’hôte peut le faire.',
  'too-many-tables': ({ most }) =>
    `Vous avez déjà ${many(most, 'table')} : terminez ou annulez-en une d’abord.`,
  'seed-needs-private-table': 'Seule une table privée peut avoir une graine choisie.',
  'seed-not-rated': 'Une table à graine choisie ne peut pas être classée.',
  'tiles-not-rated': 'Une table aux tuiles corrigées ne peut pas être classée.',
  'handicap-not-rated': 'Une table avec handicap ne peut pas être classée.',
  'continued-options': 'Une partie reprise d’un enregistrement garde ses options et n’est pas classée.',
  'no-such-bot': 'Ce serveur n’a pas ce robot.',
  'table-not-open': 'La partie a commencé, ou la table est fermée.',
  'seat-taken': 'Cette place est déjà prise.',
  'seats-free': 'Il reste des places libres.',
  'settings-unconfirmed': 'Certains joueurs n’ont pas encore accepté les nouveaux réglages.',
  'not-ratable': ({ why }) => `Cette table ne peut pas être classée : ${unrated[why]}.`,
  'game-not-over': 'Il faut attendre la fin de la partie.',
  'table-already-closed': 'La table est déjà fermée.',
  'bot-plays-seat': 'Un robot joue à votre place.',
  'seat-given-up': 'Vous avez quitté cette partie.',
  'already-left': 'Vous avez quitté cette partie.',
  'already-playing': 'Vous jouez déjà.',
  resigned: 'Vous avez abandonné et ne pouvez pas revenir.',
  'decision-is-now': 'C’est déjà à vous : répondez directement.',
  'answer-not-queueable': 'Cette réponse ne peut pas être donnée à l’avance.',
  'player-not-absent': 'Ce joueur ne peut pas encore être remplacé.',
  'rated-seat': 'Une partie classée est terminée par les joueurs qui l’ont commencée.',
  'saw-another-hand':
    'Vous avez déjà occupé une autre place dans cette partie et connaissez ce que ce joueur cache.',
  'no-one-to-ask': 'Il n’y a plus personne à la table pour donner son accord.',
  'vote-closed': 'Ce vote est terminé.',
  'vote-not-asked': 'Vous avez déjà voté, ou ce vote ne vous concerne pas.',
  'nothing-to-undo': 'Il n’y a encore rien à annuler.',
  'spectators-not-allowed': 'Cette partie n’admet pas de spectateurs.',
  'chat-empty-or-too-long': 'Le message est vide ou trop long.',
  'wrong-password': 'Le mot de passe est incorrect.',
  'too-many-attempts': 'Trop de tentatives : patientez un instant.',
  'password-changed': 'Le mot de passe a été changé entre-temps.',
  'already-registered': 'Vous avez déjà un compte.',
  'too-many-mails': 'Trop d’e-mails : patientez un instant.',
  'mail-not-configured':
    'Ce serveur n’envoie pas d’e-mails : demandez un nouveau mot de passe à son opérateur.',
  'link-expired': 'Ce lien a déjà servi ou a expiré.',
  'too-many-tokens': ({ most }) => `Un compte peut avoir au plus ${many(most, 'jeton')}.`,
  'no-such-person': 'Ce joueur n’existe pas.',
  'too-many-blocked': 'Vous ne pouvez pas mettre plus de joueurs en sourdine.',
  'already-on-vacation': 'Vous êtes déjà en vacances.',
  'vacation-too-long': ({ left }) => `Il vous reste ${many(left, 'jour')} de vacances cette année.`,
  'unknown-push-service': 'Ce serveur ne peut pas envoyer de notifications à ce navigateur.',
  'unusable-push-keys': 'Ce serveur ne peut pas envoyer de notifications à ce navigateur.',
  'operator-not-bannable': 'Un opérateur ne peut pas être exclu.',
};

export const server: Words['server'] = {
  refused,
  closed: {
    operator: 'Un opérateur a fermé cette table.',
    abandoned: 'Cette table a été fermée, car elle était abandonnée.',
    other: 'Cette table a été fermée.',
  },
  unrated,
};
