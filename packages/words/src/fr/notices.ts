import { type NoticeWords, timeLeft } from '../notices.ts';

const farewell = (settings: string) => `
Vous pouvez désactiver ces e-mails à tout moment :
${settings}
`;

export const notices: NoticeWords = {
  guest: (number) => `Invité ${number}`,
  yourTurn: {
    push: ({ table }) => ({ title: 'À vous de jouer', body: `On vous attend à la table « ${table} ».` }),
    mail: ({ name, table, link, settings }) => ({
      subject: `À vous de jouer : ${table}`,
      text: `Bonjour ${name},

C’est à vous de jouer à la table « ${table} » :
${link}

Vous ne recevrez pas d’autre rappel pour ce tour.
${farewell(settings)}`,
    }),
  },
  timeWarning: {
    push: ({ table, left }) => ({
      title: 'Le temps presse',
      body: `${table} : il vous reste ${timeLeft('fr', left)}.`,
    }),
    mail: ({ name, table, link, settings, left }) => ({
      subject: `Le temps presse : ${table}`,
      text: `Bonjour ${name},

Il vous reste ${timeLeft('fr', left)} pour prendre votre décision à la table « ${table} » :
${link}
${farewell(settings)}`,
    }),
  },
  seatTakenOver: {
    push: ({ table }) => ({
      title: 'Un robot joue pour vous',
      body: `Il a pris votre place à la table « ${table} ».`,
    }),
    mail: ({ name, table, link, settings }) => ({
      subject: `Un robot joue pour vous : ${table}`,
      text: `Bonjour ${name},

Un robot a pris votre place à la table « ${table} » pour que la partie continue. Voyez comment il joue :
${link}
${farewell(settings)}`,
    }),
  },
  passwordReset: ({ name, link }) => ({
    subject: 'Votre nouveau mot de passe Keyflower',
    text: `Bonjour ${name},

Choisissez un nouveau mot de passe ici, dans l’heure qui vient :
${link}

Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste valable.
`,
  }),
  confirmAddress: ({ name, link }) => ({
    subject: 'Veuillez confirmer votre adresse',
    text: `Bonjour ${name},

Confirmez que vous souhaitez recevoir les e-mails de Keyflower à cette adresse :
${link}

Si vous n’avez rien demandé, ignorez cet e-mail : nous ne vous écrirons plus.
`,
  }),
};
