import { type NoticeWords, timeLeft } from '../notices.ts';

const farewell = (settings: string) => `
Du kannst diese Mails jederzeit abschalten:
${settings}
`;

export const notices: NoticeWords = {
  yourTurn: {
    push: ({ table }) => ({ title: 'Du bist am Zug', body: `Am Tisch „${table}“ wartet man auf dich.` }),
    mail: ({ name, table, link, settings }) => ({
      subject: `Du bist am Zug: ${table}`,
      text: `Hallo ${name},

am Tisch „${table}“ bist du am Zug. Hier geht es zu deinem Platz:
${link}

Wir schreiben nur einmal und warten dann, bis du gespielt hast.
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

ein Bot hat deinen Platz am Tisch „${table}“ übernommen, damit die anderen weiterspielen können. Schau, wie er sich schlägt:
${link}
${farewell(settings)}`,
    }),
  },
  passwordReset: ({ name, link }) => ({
    subject: 'Ein neues Passwort für Keyflower',
    text: `Hallo ${name},

hier kannst du in der nächsten Stunde ein neues Passwort wählen:
${link}

Wenn du das nicht wolltest, tu einfach nichts: Dein altes Passwort gilt weiter.
`,
  }),
  confirmAddress: ({ name, link }) => ({
    subject: 'Bitte bestätige deine Mailadresse',
    text: `Hallo ${name},

du möchtest von Keyflower Mails an diese Adresse bekommen. Bitte bestätige, dass sie dir gehört:
${link}

Wenn du das nicht wolltest, tu einfach nichts: Wir schreiben dir dann nicht mehr.
`,
  }),
};
