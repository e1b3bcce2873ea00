import type { DeviceWords } from '../en/device.ts';

export const device: DeviceWords = {
  title: 'Auf diesem Gerät spielen',
  intro:
    'Gegen Bots, oder zu mehreren an einem Gerät, das ihr weitergebt. Die Partien bleiben in diesem Browser; ein Server ist nicht nötig.',
  ready: {
    storing: () => 'Die App wird für das Spielen ohne Netz gespeichert …',
    ready: () => 'Die App ist in diesem Browser gespeichert und läuft ohne Netz.',
    most: (bot) =>
      `Die App ist in diesem Browser gespeichert und läuft ohne Netz. Nur ${bot}, und die Analyse von Partien müssen noch geladen werden.`,
    impossible: () => 'Dieser Browser kann die App nicht speichern. Zum Starten braucht sie ein Netz.',
  },
  newGame: 'Neue Partie',
  who: 'Gespielt von',
  person: 'einem Menschen',
  name: 'Name des Spielers',
  player: (nth) => `Spieler ${nth}`,
  games: 'Partien auf diesem Gerät',
  statistics: 'Statistik',
  remove: 'Löschen',
  removeSure: 'Endgültig löschen',
  passTo: (name) => `Gib das Gerät an ${name} weiter`,
  lookAway: (name) => `${name} ist am Zug. Von der Partie ist nichts zu sehen, bis ${name} das Gerät hat.`,
  uncover: (name) => `Ich bin ${name}`,
  fromPosition: 'ab einer Stellung weitergespielt',
  pause: 'Später weiterspielen',
  damaged: 'Diese Partie ist nicht lesbar',
  damagedWhy:
    'Was dieser Browser gespeichert hat, ist unvollständig oder wurde verändert. Die Partie kann nicht weitergehen.',
  unstored: 'Dieser Browser kann die Partie nicht speichern. Sie geht verloren, wenn du die Seite schließt.',
  noStorage: 'Dieser Browser kann keine Partien speichern. Sein Speicher ist voll oder gesperrt.',
  botFailed: 'Der Bot hat nicht geantwortet.',
  server: {
    open: 'Auf dem Server fortsetzen',
    title: 'Auf dem Server fortsetzen',
    about:
      'Ein neuer Tisch beginnt mit dieser Partie, so wie sie steht. Was danach gezogen wird, ist neu. Sie wird nicht gewertet, weil dieses Gerät die ganze Partie kennt, und in ihrer Aufzeichnung steht, dass sie fortgesetzt wurde.',
    seat: 'Dein Platz',
    free: 'frei, für Mitspieler',
    kept: 'Die Partie auf diesem Gerät bleibt, wie sie ist, und kann hier weitergespielt werden. Die Liste deiner Partien verweist auf den Tisch.',
    create: 'Tisch eröffnen',
    needed: 'Dafür wird der Server gebraucht, und es gibt keine Verbindung zu ihm.',
    taken: 'an einem Tisch fortgesetzt',
  },
  puzzles: 'Rätsel',
  position: 'Stellungseditor',
  record: 'Aufzeichnung nachspielen',
  away: 'Keine Verbindung zum Server',
  awayWhy: 'Diese Seite braucht den Server. Diese Seiten gehen ohne ihn:',
};
