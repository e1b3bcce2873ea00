import { rulings } from './rulings.ts';

/** The catalogue of tiles: filters, and what is asked about a tile. */
export const catalogue = {
  season: 'Season or type',
  effect: 'Effect',
  players: 'Players',
  all: 'All',
  reset: 'Show all tiles',
  effects: {
    resources: 'gives resources',
    workers: 'gives workers',
    skills: 'gives skill tiles',
    transport: 'transport and upgrades',
    exchange: 'costs a worker or skill tile',
    farm: 'animals and wheat',
    ability: 'lasting ability',
    scoring: 'scores pieces or the village',
    points: 'printed points',
  },
  lessons: 'Lessons',
  rulings: 'Questions and answers',
  statistics: 'Price and value of every tile in finished games',
  unconfirmed: {
    title: 'Values marked ?',
    text: 'The rules of The Farmers are documented, but some numbers and edges printed on its tiles are not public. We chose values that fit comparable tiles; each is marked with a question mark. If you own the game, a game can be played with the values of your own tiles.',
    more: 'What this mark means',
  },
  asked: rulings,
};

export type CatalogueWords = typeof catalogue;
