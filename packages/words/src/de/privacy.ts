import type { PrivacyWords } from '../en/privacy.ts';

export const privacy: PrivacyWords = {
  title: 'Datenschutz',
  parts: [
    {
      heading: 'Was gespeichert wird',
      text: [
        'Dein Name, deine Sprache und deine Einstellungen. Bei Konten auch ein Passwort, als gesalzener Hash, der sich nicht zurückrechnen lässt, und eine E-Mail-Adresse, wenn du eine angibst.',
        'Die Partien, die du spielst, Zug für Zug, was du im Chat schreibst, deine Ergebnisse und deine Wertung, und für die Statistik Summen über deine beendeten Partien.',
        'Spieler, die du stummgeschaltet hast, deine Meldungen, Geräte, die Push-Nachrichten bekommen, und die Namen deiner API-Schlüssel.',
      ],
    },
    {
      heading: 'Was nicht gespeichert wird',
      text: [
        'Keine Werbung, kein Tracking, keine Statistik darüber, welche Seiten du ansiehst. Die Seiten laden nichts von anderen Servern.',
        'Deine IP-Adresse bleibt kurz im Arbeitsspeicher, um Missbrauch zu verhindern. Sie wird nicht mit deinem Konto gespeichert.',
      ],
    },
    {
      heading: 'Das Cookie',
      text: [
        'Mit einem einzigen Cookie erkennt dich der Server. Es gilt bis 180 Tage nach deinem letzten Besuch und dient keinem anderen Zweck; deshalb gibt es keine Cookie-Abfrage.',
        'Dein Browser behält außerdem, nur für diese Website: Einstellungen dieses Geräts, Partien, die du darauf spielst, und die Dateien der App, damit sie ohne Netz startet.',
      ],
    },
    {
      heading: 'Wer was sieht',
      text: [
        'Alle: deinen Namen, deine Wertung und deine Ergebnisse, die Statistik deiner beendeten Partien an öffentlichen Tischen und deinen Platz dort. Die gemeinsame Statistik enthält auch Partien an privaten Tischen, aber nur mehrere auf einmal.',
        'Alle an einem Tisch: was du dort schreibst.',
        'Ist eine Partie zu Ende, können alle mit Zugang zum Tisch sie herunterladen, samt allem, was verdeckt war.',
        'Die Betreiber dieses Servers können gespeicherte Daten einsehen und lesen Meldungen. Ihre Aktionen werden protokolliert.',
      ],
    },
    {
      heading: 'Dritte',
      text: [
        'Push-Nachrichten gehen über den Push-Dienst deines Browsers, so verschlüsselt, dass er sie nicht lesen kann. E-Mails gehen über den Mailserver des Betreibers.',
      ],
    },
    {
      heading: 'Wie lange',
      text: [
        'Daten von Gästen, die nicht wiederkommen, werden nach 60 Tagen gelöscht, wenn der Betreiber nichts anderes eingestellt hat, verlassene Tische ebenso. Konten bleiben, bis sie gelöscht werden.',
      ],
    },
    {
      heading: 'Was du tun kannst',
      text: [
        'Auf der Seite „Konto“ kannst du alle deine Daten herunterladen und dein Konto löschen. Deine Partien bleiben für die anderen erhalten; dein Name, deine Adresse, deine Einstellungen und alles, was dich erkennbar macht, werden gelöscht.',
      ],
    },
  ],
};
