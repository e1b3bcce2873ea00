import { many } from './grammar.ts';

/** Statistics of finished games: of all people, of one person, or of the games on a device. */
export const statistics = {
  title: 'Statistics',
  intro:
    'What finished games add up to. Scores of bots are left out, and so are those of seats that changed hands. Games at private tables are added a few at a time.',
  whose: 'Games',
  of: { site: 'all games here', me: 'my games', device: 'games on this device' },
  deviceNote: 'Only seats of people count.',
  away: 'No connection to the server: these are the games on this device.',
  none: 'There are no finished games to show yet.',
  more: 'All statistics',
  all: 'all',
  playerCount: 'Players',
  players: (n: number) => many(n, 'player'),
  games: 'Games',
  mean: 'Average score',
  spread: 'Spread',
  wins: 'Games won',
  scores: 'Scores by number of players',
  histogram: 'How often each score',
  score: 'Score',
  range: (from: number, to: number | null) => (to === null ? `${from} or more` : `${from} to ${to}`),
  times: 'Times',
  share: 'Share',
  seats: 'Games won by seat',
  seatColumn: 'Seat',
  seat: (seat: number) => `Seat ${seat}`,
  seatOf: (seat: number, players: number) => `Seat ${seat} of ${players}`,
  seatsNote: 'Seat 1 begins the first season; the others follow clockwise.',
  sources: 'Where points come from',
  source: 'Source',
  perGame: 'Points per player',
  advice: 'Turns compared with a bot’s advice',
  same: 'As good',
  lost: 'Points lost per turn',
  turns: 'Turns',
  adviceNote:
    'About every third turn of a game is compared with the best action that a bot finds by looking one step ahead, from what the player knew. Points lost are expected points of lead. The bot is not always right.',
  tiles: 'Price and value of tiles',
  tile: 'Tile',
  tileColumns: {
    won: 'Bids won',
    price: 'Price',
    had: 'In villages',
    points: 'Points',
    upgraded: 'Upgraded',
    wins: 'Games won',
  },
  tilesNote:
    'The price is the average winning bid in workers, and the points are those of the tile’s own line on the score sheet. Resources it made count where they scored.',
  saveCsv: 'Save as CSV',
  saveJson: 'Save as JSON',
};

export type StatisticsWords = typeof statistics;
