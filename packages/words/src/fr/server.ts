import type { UnratedReason } from '@keyflower/protocol';
import type { ServerRefusals } from '../server-refusals.ts';
import type { Words } from '../words.ts';
import { many } from './grammar.ts';

const unrated: Record<UnratedReason, string> = {
  unrated: 'elle se jouait pour le plaisir',
  unfinished: 'elle n’est pas allée à son terme',
  'too-few-people': 'il y a trop peu de monde',
  bots: 'des robots y jouent',
  guests: 'tout le monde n’a pas de compte',
  'same-person-twice': 'quelqu’un joue deux fois',
  'chosen-seed': 'la graine a été choisie',
  'tile-overrides': 'des tuiles ont été corrigées',
  handicap: 'il y a un handicap',
};

const refused: ServerRefusals = {
  'invalid-request': ({ field }) =>
    field === '' ? 'C’est impossible.' : `C’est impossible : vérifiez « ${field} ».`,
  'account-required': 'Il faut un compte pour cela.',
  'operator-required': 'C’est réservé aux opérateurs.',
  banned: ({ note }) =>
    note === null ? 'Vous ne pouvez pas jouer ici.' : `Vous ne pouvez pas jouer ici : ${note}`,
  'no-such-table': 'Cette table n’existe pas, ou elle ne vous est pas ouverte.',
  'not-seated': 'Vous n’avez pas de place à cette table.',
  'host-required': 'Seul l’hôte peut le faire.',
  'too-many-tables': ({ most }) =>
    `Vous avez déjà ${many(most, 'table')} : finissez-en une d’abord, ou annulez-en une.`,
  'seed-needs-private-table': 'Une graine choisie est réservée aux tables privées.',
  'seed-not-rated': 'Une table à graine choisie n’est pas classée.',
  'tiles-not-rated': 'Une table aux tuiles corrigées n’est pas classée.',
  'handicap-not-rated': 'Une table avec handicap n’est pas classée.',
  'no-such-bot': 'Ce serveur n’a pas ce robot.',
  'table-not-open': 'La partie a commencé, ou la table est fermée.',
  'seat-taken': 'Cette place est déjà prise.',
  'seats-free': 'Il reste des places libres.',
  'not-ratable': ({ why }) => `Cette table ne peut pas être classée : ${unrated[why]}.`,
  'game-not-over': 'Il faut attendre la fin de la partie.',
  'table-already-closed': 'La table est déjà fermée.',
  'bot-plays-seat': 'Un robot joue à votre place maintenant.',
  'seat-given-up': 'Vous avez quitté cette partie.',
  'already-left': 'Vous avez quitté cette partie.',
  'already-playing': 'Vous jouez déjà.',
  resigned: 'Vous avez abandonné et ne pouvez pas revenir.',
  'vote-closed': 'Cette question est réglée.',
  'vote-not-asked': 'Vous avez déjà répondu, ou la question ne vous était pas posée.',
  'nothing-to-undo': 'Vous n’avez encore rien fait sur quoi revenir.',
  'spectators-not-allowed': 'Cette partie se joue sans spectateurs.',
  'chat-empty-or-too-long': 'Message vide ou trop long.',
  'wrong-password': 'Le mot de passe est incorrect.',
  'too-many-attempts': 'Trop d’essais : patientez un peu.',
  'password-changed': 'Le mot de passe a été changé entre-temps.',
  'already-registered': 'Vous avez déjà un compte.',
  'too-many-mails': 'Trop de courriels : patientez un peu.',
  'mail-not-configured':
    'Ce serveur n’envoie pas de courriels : demandez un nouveau mot de passe à son opérateur.',
  'link-expired': 'Ce lien a déjà servi, ou il est trop ancien.',
  'too-many-tokens': ({ most }) => `Un compte a au plus ${many(most, 'jeton')}.`,
  'no-such-person': 'Cette personne n’existe pas.',
  'too-many-blocked': 'Vous ne pouvez pas mettre plus de personnes en sourdine.',
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
    abandoned: 'Cette table a été fermée : elle était à l’abandon.',
    other: 'Cette table a été fermée.',
  },
  unrated,
};
