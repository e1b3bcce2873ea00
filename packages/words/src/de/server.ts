import type { UnratedReason } from '@keyflower/protocol';
import type { ServerRefusals } from '../server-refusals.ts';
import type { Words } from '../words.ts';
import { many } from './grammar.ts';

const unrated: Record<UnratedReason, string> = {
  unrated: 'es ist eine freundschaftliche Partie',
  unfinished: 'sie wurde nicht beendet',
  'too-few-people': 'es sind zu wenige Spieler',
  bots: 'Bots spielen mit',
  guests: 'nicht alle haben ein Konto',
  'same-person-twice': 'ein Spieler hat zwei Plätze',
  'chosen-seed': 'sie hat einen eigenen Startwert',
  'tile-overrides': 'Plättchen wurden korrigiert',
  handicap: 'es gibt eine Vorgabe',
};

const refused: ServerRefusals = {
  'invalid-request': ({ field }) =>
    field === '' ? 'Das geht nicht.' : `Das geht nicht: Bitte prüfe „${field}“.`,
  'account-required': 'Dafür brauchst du ein Konto.',
  'operator-required': 'Das können nur Betreiber.',
  banned: ({ note }) =>
    note === null ? 'Du bist auf diesem Server gesperrt.' : `Du bist auf diesem Server gesperrt: ${note}`,
  'no-such-table': 'Diesen Tisch gibt es nicht, oder du hast keinen Zugang.',
  'not-seated': 'Du hast keinen Platz an diesem Tisch.',
  'host-required': 'Das kann nur der Gastgeber.',
  'too-many-tables': ({ most }) =>
    `Du hast schon ${many(most, 'Tisch', 'Tische')}: Spiele erst einen zu Ende, oder sage einen ab.`,
  'seed-needs-private-table': 'Einen eigenen Startwert gibt es nur an privaten Tischen.',
  'seed-not-rated': 'Ein Tisch mit eigenem Startwert kann nicht gewertet werden.',
  'tiles-not-rated': 'Ein Tisch mit korrigierten Plättchen kann nicht gewertet werden.',
  'handicap-not-rated': 'Ein Tisch mit Vorgabe kann nicht gewertet werden.',
  'continued-options':
    'Eine Partie, die aus einer Aufzeichnung weitergeht, behält ihre Regeln und wird nicht gewertet.',
  'no-such-bot': 'Diesen Bot hat der Server nicht.',
  'table-not-open': 'Die Partie hat begonnen, oder der Tisch ist geschlossen.',
  'seat-taken': 'Dieser Platz ist besetzt.',
  'seats-free': 'Einige Plätze sind noch frei.',
  'settings-unconfirmed': 'Noch nicht alle haben den neuen Einstellungen zugestimmt.',
  'not-ratable': ({ why }) => `Dieser Tisch kann nicht gewertet werden: ${unrated[why]}.`,
  'game-not-over': 'Das geht erst, wenn die Partie zu Ende ist.',
  'table-already-closed': 'Der Tisch ist schon geschlossen.',
  'bot-plays-seat': 'An deinem Platz spielt jetzt ein Bot.',
  'seat-given-up': 'Du hast diese Partie verlassen.',
  'already-left': 'Du hast diese Partie verlassen.',
  'already-playing': 'Du spielst schon mit.',
  resigned: 'Du hast aufgegeben und kannst nicht zurückkommen.',
  'decision-is-now': 'Du bist jetzt am Zug: Antworte direkt.',
  'answer-not-queueable': 'Diese Antwort kannst du nicht im Voraus geben.',
  'player-not-absent': 'Diese Person kann noch nicht ersetzt werden.',
  'rated-seat': 'Eine gewertete Partie beenden nur die, die sie begonnen haben.',
  'saw-another-hand':
    'Du hattest in dieser Partie schon einen anderen Platz und kennst, was dort verborgen ist.',
  'no-one-to-ask': 'Am Tisch ist niemand mehr, der zustimmen könnte.',
  'vote-closed': 'Diese Abstimmung ist beendet.',
  'vote-not-asked': 'Du hast schon abgestimmt oder bist hier nicht gefragt.',
  'nothing-to-undo': 'Es gibt noch nichts zurückzunehmen.',
  'spectators-not-allowed': 'Bei dieser Partie sind keine Zuschauer erlaubt.',
  'chat-empty-or-too-long': 'Die Nachricht ist leer oder zu lang.',
  'wrong-password': 'Das Passwort stimmt nicht.',
  'too-many-attempts': 'Zu viele Versuche: Bitte warte kurz.',
  'password-changed': 'Das Passwort wurde inzwischen geändert.',
  'already-registered': 'Du hast schon ein Konto.',
  'too-many-mails': 'Zu viele E-Mails: Bitte warte kurz.',
  'mail-not-configured': 'Dieser Server verschickt keine E-Mails: Neue Passwörter gibt es beim Betreiber.',
  'link-expired': 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
  'too-many-tokens': ({ most }) => `Ein Konto kann höchstens ${many(most, 'Schlüssel', 'Schlüssel')} haben.`,
  'no-such-person': 'Diesen Spieler gibt es nicht.',
  'too-many-blocked': 'Mehr Spieler kannst du nicht stummschalten.',
  'already-on-vacation': 'Du bist schon im Urlaub.',
  'vacation-too-long': ({ left }) => `Du hast dieses Jahr noch ${many(left, 'Tag', 'Tage')} Urlaub.`,
  'unknown-push-service': 'An diesen Browser kann der Server keine Push-Nachrichten schicken.',
  'unusable-push-keys': 'An diesen Browser kann der Server keine Push-Nachrichten schicken.',
  'operator-not-bannable': 'Betreiber können nicht gesperrt werden.',
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
