import { type NoticeWords, timeLeft } from '../notices.ts';

const farewell = (settings: string) => `
Vous pouvez désactiver ces messages à tout moment :
${settings}
`;

export const notices: NoticeWords = {
  yourTurn: {
    push: ({ table }) => ({ title: 'À vous de jouer', body: `On vous attend à la table « ${table} ».` }),
    mail: ({ name, table, link, settings }) => ({
      subject: `À vous de jouer : ${table}`,
      text: `Bonjour ${name},

c’est à vous de jouer à la table « ${table} ». Prenez place ici :
${link}

Nous écrivons une seule fois, puis attendons que vous ayez joué.
${farewell(settings)}`,
    }),
  },
  timeWarning: {
    push: ({ table, left }) => ({
      title: 'Le temps presse',
      body: `${table} : il vous reste ${timeLeft('fr', left)}.`,
    }),
    mail: ({ name, table, link, settings, left }) => ({
      subject: `Le temps presse : ${table}`,
      text: `Bonjour ${name},

il vous reste ${timeLeft('fr', left)} pour prendre votre décision à la table « ${table} » :
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
      subject: `Un robot joue pour vous : ${table}`,
      text: `Bonjour ${name},

un robot a pris votre place à la table « ${table} », pour que les autres puissent continuer. Voyez comment il se débrouille :
${link}
${farewell(settings)}`,
    }),
  },
  passwordReset: ({ name, link }) => ({
    subject: 'Un nouveau mot de passe pour Keyflower',
    text: `Bonjour ${name},

choisissez un nouveau mot de passe ici, dans l’heure qui vient :
${link}

Si vous n’avez rien demandé, ne faites rien : votre ancien mot de passe reste valable.
`,
  }),
  confirmAddress: ({ name, link }) => ({
    subject: 'Veuillez confirmer votre adresse',
    text: `Bonjour ${name},

vous souhaitez recevoir les messages de Keyflower à cette adresse. Confirmez qu’elle est bien la vôtre :
${link}

Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus.
`,
  }),
};
