import { type NoticeWords, timeLeft } from '../notices.ts';

const farewell = (settings: string) => `
You can switch off these mails at any time:
${settings}
`;

export const notices: NoticeWords = {
  yourTurn: {
    push: ({ table }) => ({ title: 'Your turn', body: `${table} is waiting for you.` }),
    mail: ({ name, table, link, settings }) => ({
      subject: `Your turn: ${table}`,
      text: `Hello ${name},

it is your turn at the table “${table}”. Take your seat here:
${link}

We write once and stay quiet until you have played.
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

you have ${timeLeft('en', left)} left for your decision at the table “${table}”:
${link}
${farewell(settings)}`,
    }),
  },
  seatTakenOver: {
    push: ({ table }) => ({ title: 'A bot plays for you', body: `It has taken over your seat at ${table}.` }),
    mail: ({ name, table, link, settings }) => ({
      subject: `A bot plays for you: ${table}`,
      text: `Hello ${name},

a bot has taken over your seat at the table “${table}”, so that the others can play on. See how it is doing:
${link}
${farewell(settings)}`,
    }),
  },
  passwordReset: ({ name, link }) => ({
    subject: 'A new password for Keyflower',
    text: `Hello ${name},

choose a new password here, within the next hour:
${link}

If you did not ask for this, do nothing: your old password stays as it is.
`,
  }),
  confirmAddress: ({ name, link }) => ({
    subject: 'Please confirm your mail address',
    text: `Hello ${name},

you would like to get mail from Keyflower at this address. Please confirm that it is yours:
${link}

If you did not ask for this, do nothing: we will not write again.
`,
  }),
};
