/** Games on this device: page, curtain between two people, and the page shown without a connection. */
export const device = {
  title: 'Play on this device',
  intro:
    'Against bots, or several people who pass the device on. Games are kept in this browser, and no server is needed.',
  ready: {
    storing: () => 'Storing the app for use without a network …',
    ready: () => 'The app is stored in this browser and works without a network.',
    most: (bot: string) =>
      `The app is stored in this browser and works without a network. Only ${bot}, and the review of games still have to be downloaded.`,
    impossible: () => 'This browser cannot store the app. It needs a network to start.',
  },
  newGame: 'New game',
  who: 'Played by',
  person: 'a person',
  name: 'Player’s name',
  player: (nth: number) => `Player ${nth}`,
  games: 'Games on this device',
  statistics: 'Statistics',
  remove: 'Delete',
  removeSure: 'Delete for good',
  passTo: (name: string) => `Pass the device to ${name}`,
  lookAway: (name: string) =>
    `It is ${name}’s turn. Nothing of the game is shown until ${name} has the device.`,
  uncover: (name: string) => `I am ${name}`,
  fromPosition: 'played on from a position',
  pause: 'Continue later',
  damaged: 'This game cannot be read',
  damagedWhy: 'What this browser has stored is incomplete or was changed. The game cannot be continued.',
  unstored: 'This browser cannot store the game. It will be lost when you close the page.',
  noStorage: 'This browser cannot store games. Its storage is full or blocked.',
  botFailed: 'The bot has not answered.',
  server: {
    open: 'Continue on the server',
    title: 'Continue on the server',
    about:
      'A new table begins with this game as it stands. What is drawn from then on is new. The game is not rated, since this device knows all of it, and its record says that it was continued.',
    seat: 'Your seat',
    free: 'free, for a friend',
    kept: 'The game on this device stays as it is and can be played on here. Your list of games will link to the table.',
    create: 'Create table',
    needed: 'This needs the server, and there is no connection to it.',
    taken: 'continued at a table',
  },
  puzzles: 'Puzzles',
  position: 'Position editor',
  record: 'Replay a record',
  away: 'No connection to the server',
  awayWhy: 'This page needs the server. These pages work without it:',
};

export type DeviceWords = typeof device;
