import { type NoticeWords, timeLeft } from '../notices.ts';

const farewell = (settings: string) => `
Du kannst diese E-Mails jederzeit abschalten:
${settings}
`;

export const notices: NoticeWords = {
  guest: (number) => `Gast ${number}`,
  yourTurn: {
    push: ({ table }) => ({ title: 'Du bist am Zug', body: `Am Tisch „${table}“ bist du dran.` }),
    mail: ({ name, table, link, settings }) => ({
      subject: `Du bist am Zug: ${table}`,
      text: `Hallo ${name},

am Tisch „${table}“ bist du am Zug:
${link}

Für diesen Zug bekommst du keine weitere Erinnerung.
${farewell(settings)}`,
    }),
  },
  timeWarning: {
    push: ({ table, left }) => ({
      title: 'Deine Zeit wird knapp',
      body: `${table}: Du hast noch ${timeLeft('de', left)}.`,
    }),
    mail: ({ name, table, link, settings, left }) => ({
      subject: `Deine Zeit wird knapp: ${table}`,
      text: `Hallo ${name},

für deine Entscheidung am Tisch „${table}“ hast du noch ${timeLeft('de', left)}:
${link}
${farewell(settings)}`,
    }),
  },
  seatTakenOver: {
    push: ({ table }) => ({
      title: 'Ein Bot spielt für dich',
      body: `Er hat deinen Platz am Tisch „${table}“ übernommen.`,
    }),
    mail: ({ name, table, link, settings }) => ({
      subject: `Ein Bot spielt für dich: ${table}`,
      text: `Hallo ${name},

ein Bot hat deinen Platz am Tisch „${table}“ übernommen, damit die Partie weitergehen kann. Sieh nach, wie er spielt:
${link}
${farewell(settings)}`,
    }),
  },
  passwordReset: ({ name, link }) => ({
    subject: 'Dein neues Passwort für Keyflower',
    text: `Hallo ${name},

hier kannst du in der nächsten Stunde ein neues Passwort wählen:
${link}

Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort gilt weiter.
`,
  }),
  confirmAddress: ({ name, link }) => ({
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    text: `Hallo ${name},

bitte bestätige, dass du E-Mails von Keyflower an diese Adresse bekommen möchtest:
${link}

Wenn du das nicht angefordert hast, ignoriere diese E-Mail: Wir schreiben dir dann nicht mehr.
`,
  }),
};
