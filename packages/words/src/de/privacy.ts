import type { PrivacyWords } from '../en/privacy.ts';

export const privacy: PrivacyWords = {
  title: 'Datenschutz',
  parts: [
    {
      heading: 'Was gespeichert wird',
      text: [
        'Dein Name, deine Sprache und deine Einstellungen. Bei Konten auch ein Passwort, als gesalzener Hash, der sich nicht zurückrechnen lässt, und eine E-Mail-Adresse, wenn du eine angibst.',
        'Die Partien, die du spielst, Zug für Zug, was du an Tischen sagst, deine Ergebnisse und deine Wertung.',
        'Wen du stummgeschaltet hast, deine Meldungen, Geräte, die Push-Nachrichten bekommen, und die Namen deiner API-Schlüssel.',
      ],
    },
    {
      heading: 'Was nicht',
      text: [
        'Keine Werbung, keine Verfolgung, keine Statistik darüber, was du ansiehst. Die Seiten laden nichts von anderen Servern.',
        'Deine Netzwerkadresse bleibt kurz im Arbeitsspeicher, um Missbrauch zu bremsen. Sie wird nicht mit deinem Konto gespeichert.',
      ],
    },
    {
      heading: 'Das Cookie',
      text: [
        'Ein einziges Cookie sagt dem Server, dass du es bist. Es hält 180 Tage nach deinem letzten Besuch und dient zu nichts anderem; deshalb wirst du nicht danach gefragt.',
      ],
    },
    {
      heading: 'Wer was sieht',
      text: [
        'Alle: deinen Namen, deine Wertung und Statistik und deinen Platz an öffentlichen Tischen. Die Leute an einem Tisch: was du dort sagst.',
        'Ist eine Partie zu Ende, kann sie jeder herunterladen, der den Tisch sehen darf, mit allem, was verdeckt war.',
        'Die Betreiber dieses Servers können sehen, was gespeichert ist, und lesen Meldungen. Was sie tun, wird aufgeschrieben.',
      ],
    },
    {
      heading: 'Andere Beteiligte',
      text: [
        'Schaltest du Push-Nachrichten ein, befördert sie der Push-Dienst deines Browsers, so verschlüsselt, dass er sie nicht lesen kann. Gibst du eine E-Mail-Adresse an, gehen Mails über den Mailserver des Betreibers.',
      ],
    },
    {
      heading: 'Wie lange',
      text: [
        'Gäste, die nicht wiederkommen, werden nach einigen Wochen vergessen (60 Tage, wenn der Betreiber nichts anderes gewählt hat), verlassene Tische auch. Konten bleiben, bis sie gelöscht werden.',
      ],
    },
    {
      heading: 'Was du tun kannst',
      text: [
        'Auf der Seite „Ich“ kannst du alles herunterladen, was über dich gespeichert ist, und dein Konto löschen. Deine Partien bleiben für die anderen; dein Name, deine Adresse, deine Einstellungen und was dich erkennbar machen würde, gehen.',
      ],
    },
  ],
};
