import { type NoticeWords, timeLeft } from '../notices.ts';

const farewell = (settings: string) => `
You can turn off these e-mails at any time:
${settings}
`;

export const notices: NoticeWords = {
  guest: (number) => `Guest ${number}`,
  yourTurn: {
    push: ({ table }) => ({ title: 'Your turn', body: `${table} is waiting for you.` }),
    mail: ({ name, table, link, settings }) => ({
      subject: `Your turn: ${table}`,
      text: `Hello ${name},

It is your turn at the table “${table}”:
${link}

You will get no further reminder for this turn.
${farewell(settings)}`,
    }),
  },
  timeWarning: {
    push: ({ table, left }) => ({
      title: 'Your time is running out',
      body: `${table}: you have ${timeLeft('en', left)} left.`,
    }),
    mail: ({ name, table, link, settings, left }) => ({
      subject: `Time is running out: ${table}`,
      text: `Hello ${name},

You have ${timeLeft('en', left)} left for your decision at the table “${table}”:
${link}
${farewell(settings)}`,
    }),
  },
  seatTakenOver: {
    push: ({ table }) => ({
      title: 'A bot is playing for you',
      body: `It has taken over your seat at ${table}.`,
    }),
    mail: ({ name, table, link, settings }) => ({
      subject: `A bot is playing for you: ${table}`,
      text: `Hello ${name},

A bot has taken over your seat at the table “${table}” so that the game can continue. See how it is doing:
${link}
${farewell(settings)}`,
    }),
  },
  passwordReset: ({ name, link }) => ({
    subject: 'Your new Keyflower password',
    text: `Hello ${name},

Choose a new password here within the next hour:
${link}

If you did not request this, you can ignore this e-mail. Your password stays the same.
`,
  }),
  confirmAddress: ({ name, link }) => ({
    subject: 'Please confirm your e-mail address',
    text: `Hello ${name},

Please confirm that you want to receive e-mail from Keyflower at this address:
${link}

If you did not request this, you can ignore this e-mail. You will not hear from us again.
`,
  }),
};
