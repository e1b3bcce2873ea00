import type { ReplayWords } from '../en/replay.ts';
import { many } from './grammar.ts';
import { review } from './review.ts';

export const replay: ReplayWords = {
  play: 'Automatisch abspielen',
  pause: 'Anhalten',
  slider: 'Stelle in der Partie',
  link: 'Link kopieren',
  linkHint: 'Link zu diesem Moment kopieren',
  decided: (name) => `${name} hat entschieden. Die Wahl wird später gezeigt.`,
  asOwn: 'So hast du es gesehen',
  asPublic: 'So haben es Zuschauer gesehen',
  toTable: 'Zurück zum Tisch',
  points: 'Punkte in diesem Moment',
  pointsOf: (name, points) => `${name}: ${many(points, 'Punkt', 'Punkte')}`,
  toSeason: (season) => `Zum ${season}`,
  jump: 'Zu diesem Moment',
  transported: (name) => `${name} ist mit dem Transport fertig.`,
  more: 'Mehr',
  openAnother: 'Aufzeichnung öffnen',
  bySeason: 'Punkte am Ende jeder Jahreszeit',
  thisMoment: 'Dieser Moment',
  asKnown: 'Von dem, was andere verbergen, zählt nur, was man an diesem Platz wissen konnte.',
  open: {
    title: 'Aufzeichnung nachspielen',
    intro:
      'Eine Aufzeichnung ist eine Datei mit einer ganzen Partie. Sie lässt sich nach jeder Partie herunterladen. Nachgespielt und geprüft wird sie in deinem Browser; sie wird nirgendwohin gesendet.',
    choose: 'Wähle die Datei einer Aufzeichnung oder zieh sie hierher',
    notRecord: 'Diese Datei ist keine Aufzeichnung einer Partie.',
    badLine: (line) => `Die Aufzeichnung ist beschädigt: Zeile ${line} passt nicht zu dem, was davor steht.`,
    unfair:
      'Die Aufzeichnung wurde verändert, oder es ging nicht fair zu: Was gezogen wurde, folgt nicht aus dem Startwert.',
    tooLarge: 'Diese Datei ist zu groß für eine Aufzeichnung.',
  },
  check: {
    here: 'Dein Browser hat die ganze Aufzeichnung nachgespielt. Das Ergebnis:',
    entries: (n) => `${many(n, 'Eintrag folgt', 'Einträge folgen')} den Regeln, alle ohne Ausnahme.`,
    seed: 'Der Startwert passt zum Fingerabdruck, mit dem die Aufzeichnung beginnt.',
    draws: (n) => `Der Startwert ergibt genau diese ${many(n, 'Ziehung', 'Ziehungen')}.`,
    noSeed: 'Die Aufzeichnung nennt keinen Startwert, daher lassen sich die Ziehungen nicht prüfen.',
    noProof: 'Die Spieler haben zum Startwert nichts beigetragen.',
    own: 'Die Zahl, die dieses Gerät beigetragen hat, wurde verwendet.',
    notOwn: 'Die Zahl, die dieses Gerät beigetragen hat, wurde NICHT wie vereinbart verwendet!',
    restored: (n) =>
      `Dem Startwert wurden ${n}-mal neue Zufallszahlen hinzugefügt: Die Partie ging mit neuen Ziehungen weiter.`,
    corrected: (n) => `Gespielt wurde mit ${many(n, 'korrigierten Plättchen', 'korrigierten Plättchen')}.`,
    result: 'Punkte und Endstellung stimmen mit dem Ergebnis überein.',
    unfinished: 'Die Partie in der Aufzeichnung ist nicht beendet.',
  },
  playOn: 'Weiterspielen',
  fromHere: {
    title: 'Von hier an weiterspielen',
    about:
      'Ein neuer Tisch beginnt mit diesem Moment der Partie. Ab hier wird neu gezogen, und die Partie wird nicht gewertet.',
    seat: 'Dein Platz',
    bots: 'Gegen Bots spielen',
    friends: 'Freunde einladen',
    aboutDevice:
      'Auf diesem Gerät beginnt eine neue Partie gegen Bots, mit diesem Moment der Partie. Ab hier wird neu gezogen, und die Partie wird nicht gewertet.',
    friendsLater: 'Freunde kannst du einladen, sobald es eine Verbindung zum Server gibt.',
  },
  review,
};
