import type { UnratedReason } from '@keyflower/protocol';
import type { ServerRefusals } from '../server-refusals.ts';
import type { Words } from '../words.ts';
import { many } from './grammar.ts';

const unrated: Record<UnratedReason, string> = {
  unrated: 'sie ist nur zum Spaß',
  unfinished: 'sie kam nicht zu ihrem Ende',
  'too-few-people': 'es sind zu wenige Personen',
  bots: 'Bots spielen mit',
  guests: 'nicht alle haben ein Konto',
  'same-person-twice': 'jemand spielt zweimal',
  'chosen-seed': 'der Startwert wurde gewählt',
  'tile-overrides': 'Plättchen wurden korrigiert',
  handicap: 'es gibt eine Vorgabe',
};

const refused: ServerRefusals = {
  'invalid-request': ({ field }) =>
    field === '' ? 'Das geht nicht.' : `Das geht nicht: bitte „${field}“ prüfen.`,
  'account-required': 'Dafür brauchst du ein Konto.',
  'operator-required': 'Das ist nur für Betreiber.',
  banned: ({ note }) =>
    note === null ? 'Du darfst hier nicht spielen.' : `Du darfst hier nicht spielen: ${note}`,
  'no-such-table': 'Diesen Tisch gibt es nicht, oder er ist nicht zugänglich.',
  'not-seated': 'Du hast keinen Platz an diesem Tisch.',
  'host-required': 'Das darf nur, wer den Tisch aufgemacht hat.',
  'too-many-tables': ({ most }) =>
    `Du hast schon ${many(most, 'Tisch', 'Tische')}: spiele erst einen zu Ende, oder sage einen ab.`,
  'seed-needs-private-table': 'Einen gewählten Startwert gibt es nur an privaten Tischen.',
  'seed-not-rated': 'Ein Tisch mit gewähltem Startwert wird nicht gewertet.',
  'tiles-not-rated': 'Ein Tisch mit korrigierten Plättchen wird nicht gewertet.',
  'handicap-not-rated': 'Ein Tisch mit Vorgabe wird nicht gewertet.',
  'no-such-bot': 'Diesen Bot hat der Server nicht.',
  'table-not-open': 'Die Partie hat begonnen, oder der Tisch ist geschlossen.',
  'seat-taken': 'Dieser Platz ist besetzt.',
  'seats-free': 'Einige Plätze sind noch frei.',
  'not-ratable': ({ why }) => `Dieser Tisch kann nicht gewertet werden: ${unrated[why]}.`,
  'game-not-over': 'Das geht erst, wenn die Partie zu Ende ist.',
  'table-already-closed': 'Der Tisch ist schon geschlossen.',
  'bot-plays-seat': 'An deinem Platz spielt jetzt ein Bot.',
  'seat-given-up': 'Du hast diese Partie verlassen.',
  'already-left': 'Du hast diese Partie verlassen.',
  'already-playing': 'Du spielst schon mit.',
  resigned: 'Du hast aufgegeben und kannst nicht zurückkommen.',
  'vote-closed': 'Diese Frage ist erledigt.',
  'vote-not-asked': 'Du hast schon geantwortet oder wurdest nicht gefragt.',
  'nothing-to-undo': 'Du hast noch nichts getan, das man zurücknehmen könnte.',
  'spectators-not-allowed': 'Bei dieser Partie schaut niemand zu.',
  'chat-empty-or-too-long': 'Die Nachricht ist leer oder zu lang.',
  'wrong-password': 'Das Passwort stimmt nicht.',
  'too-many-attempts': 'Zu viele Versuche: bitte etwas warten.',
  'password-changed': 'Das Passwort wurde inzwischen geändert.',
  'already-registered': 'Du hast schon ein Konto.',
  'too-many-mails': 'Zu viele Mails: bitte etwas warten.',
  'mail-not-configured': 'Dieser Server verschickt keine Mails: neue Passwörter gibt es beim Betreiber.',
  'link-expired': 'Dieser Link wurde schon benutzt oder ist zu alt.',
  'too-many-tokens': ({ most }) => `Ein Konto hat höchstens ${many(most, 'Token', 'Tokens')}.`,
  'no-such-person': 'Diese Person gibt es nicht.',
  'too-many-blocked': 'Noch mehr Personen kannst du nicht stumm schalten.',
  'already-on-vacation': 'Du hast schon Urlaub.',
  'vacation-too-long': ({ left }) => `Du hast dieses Jahr noch ${many(left, 'Tag', 'Tage')} Urlaub.`,
  'unknown-push-service': 'An diesen Browser kann der Server keine Push-Nachrichten schicken.',
  'unusable-push-keys': 'An diesen Browser kann der Server keine Push-Nachrichten schicken.',
  'operator-not-bannable': 'Betreiber können nicht ausgesperrt werden.',
};

export const server: Words['server'] = {
  refused,
  closed: {
    operator: 'Die Betreiber haben diesen Tisch geschlossen.',
    abandoned: 'Dieser Tisch wurde geschlossen, weil er verlassen war.',
    other: 'Dieser Tisch wurde geschlossen.',
  },
  unrated,
};
