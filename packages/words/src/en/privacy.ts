/** The privacy page: headings with their paragraphs. */
export const privacy = {
  title: 'Privacy',
  parts: [
    {
      heading: 'What is stored',
      text: [
        'Your name, language and settings. For accounts also a password, as a salted hash that cannot be turned back, and an e-mail address if you give one.',
        'The games you play, move by move, what you say at tables, and your results and rating.',
        'People you muted, reports you made, devices that get push messages, and labels of your API tokens.',
      ],
    },
    {
      heading: 'What is not',
      text: [
        'There is no advertising, no tracking and no statistics about what you look at. Pages load nothing from other servers.',
        'Your network address is held in memory for a short time, to slow down abuse. It is not stored with your account.',
      ],
    },
    {
      heading: 'The cookie',
      text: [
        'One cookie tells the server that it is you. It lasts for 180 days after your last visit and is used for nothing else, so you are not asked about it.',
      ],
    },
    {
      heading: 'Who sees what',
      text: [
        'Everyone: your name, your rating and statistics, and your seat at public tables. People at a table: what you say there.',
        'When a game is over, its record can be downloaded by everyone who may see the table, hidden pieces included.',
        'The operators of this server can see what is stored, and read reports. What they do is written down.',
      ],
    },
    {
      heading: 'Others who take part',
      text: [
        'If you switch on push messages, your browser’s push service carries them, encrypted so that it cannot read them. If you give an e-mail address, mail goes through the operator’s mail server.',
      ],
    },
    {
      heading: 'For how long',
      text: [
        'Guests who do not come back are forgotten after some weeks (60 days, unless the operator chose otherwise), abandoned tables too. Accounts stay until they are deleted.',
      ],
    },
    {
      heading: 'What you can do',
      text: [
        'On the page “Me” you can download everything stored about you, and delete your account. Your games stay for the others; your name, address, settings and what would identify you go.',
      ],
    },
  ],
};

export type PrivacyWords = typeof privacy;
