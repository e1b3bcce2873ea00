/** The privacy page: headings with their paragraphs. */
export const privacy = {
  title: 'Privacy',
  parts: [
    {
      heading: 'What is stored',
      text: [
        'Your name, language and settings. For accounts also a password, as a salted hash that cannot be reversed, and an e-mail address if you provide one.',
        'The games you play, move by move, what you write in the chat, your results and rating, and sums over your finished games, for statistics.',
        'Players you muted, reports you made, devices with push notifications, and the labels of your API tokens.',
      ],
    },
    {
      heading: 'What is not stored',
      text: [
        'No advertising, no tracking and no statistics about the pages you visit. Pages load nothing from other servers.',
        'Your IP address is kept in memory for a short time to prevent abuse. It is not stored with your account.',
      ],
    },
    {
      heading: 'The cookie',
      text: [
        'One cookie identifies you to the server. It lasts for 180 days after your last visit and is used for nothing else, so there is no cookie banner.',
        'Your browser also keeps, for this site alone: preferences of this device, games that you play on it, and the files of the app, so that it starts without a network.',
      ],
    },
    {
      heading: 'Who sees what',
      text: [
        'Everyone: your name, your rating and results, statistics of your finished games at public tables, and your seat there. The statistics of all players together contain games at private tables too, but only several at a time.',
        'Everyone at a table: what you write in its chat.',
        'When a game is over, everyone with access to the table can download its record, including hidden pieces.',
        'The operators of this server can see stored data and read reports. Their actions are logged.',
      ],
    },
    {
      heading: 'Third parties',
      text: [
        'Push notifications go through your browser’s push service, encrypted so that it cannot read them. E-mails go through the operator’s mail server.',
      ],
    },
    {
      heading: 'How long it is stored',
      text: [
        'Data of guests who do not come back is deleted after 60 days, unless the operator has set another period. The same goes for abandoned tables. Accounts are kept until they are deleted.',
      ],
    },
    {
      heading: 'What you can do',
      text: [
        'On the “Account” page you can download all data stored about you and delete your account. Your games remain for the other players. Your name, address, settings and everything else that identifies you are deleted.',
      ],
    },
  ],
};

export type PrivacyWords = typeof privacy;
