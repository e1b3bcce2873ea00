import { sheetNames } from './sheet-names.ts';

/** The guide: the game in ten short chapters. */
export const learn = {
  title: 'Learn the game',
  intro: 'Ten short chapters. The first five are enough for a game against bots.',
  contents: 'Chapters',
  sheets: sheetNames,
  rules: 'Rules:',
  position: 'Position editor',
  puzzles: 'Puzzles: find the best move',
  play: 'Play your first game',
  record: 'Replay a record',
  chapters: {
    goal: {
      title: 'A village in four seasons',
      text: [
        'You build a village of hexagonal tiles. It starts with your home tile and grows with the tiles you win in spring, summer, autumn and winter.',
        'After winter the villages are scored. The player with the most points wins.',
      ],
      caption: 'A village: the home in the middle, tiles around it, and a boat on the river.',
    },
    workers: {
      title: 'Workers bid and work',
      text: [
        'You keep your workers behind your screen: blue, red, yellow and sometimes green. The other players know how many you have, but not which colours.',
        'On your turn you use workers in one of two ways: bid for a tile, or place them on a tile to use it. You can also pass. The season ends when all players pass in a row.',
      ],
      caption: 'Each colour also has its own symbol.',
    },
    bidding: {
      title: 'Bidding',
      text: [
        'Place workers on your side of a tile in the market. Your bid must be higher than every other bid on that tile.',
        'If you are outbid, you can move your group to another tile on a later turn. The group moves as a whole, and you can add more workers.',
        'A winning bid cannot move. At the end of the season you get the tile, and the workers you bid go into the bag.',
      ],
      caption: 'Three workers beat two. The crown marks the winning bid.',
    },
    using: {
      title: 'Using a tile',
      text: [
        'Place workers on a tile and take what it shows: wood, stone, iron, gold, skill tiles or new workers. You can use tiles in the market, in your own village and in other players’ villages.',
        'The first use takes one worker, each later use at least one more than the use before. A tile holds up to six workers per season.',
        'At the end of the season you get all workers on your own tiles, including those placed by other players. Workers on a market tile go to the player who wins it.',
      ],
      caption: 'One, then two, then three: this tile is full.',
    },
    colours: {
      title: 'One colour per tile',
      text: [
        'The first worker at a tile sets its colour: for the rest of the season, all bids and uses there must be in this colour.',
        'This makes rare colours strong. If only you have green workers, no other player can outbid you on a tile you started with green.',
      ],
      caption: 'Blue came first, so only blue workers can join.',
    },
    village: {
      title: 'Building your village',
      text: [
        'At the end of a season you add the tiles you won. Adjacent edges must match: road to road, field to field, water to water.',
        'Resources from a tile in your own village are placed on that tile. Resources from anywhere else are placed on your home tile. Build roads that connect them well.',
      ],
      caption: 'The roads connect: these tiles fit.',
    },
    transport: {
      title: 'Transport and upgrades',
      text: [
        'Home tiles and tiles such as the Stable let you transport resources and upgrade tiles. One transport point moves one resource along a road to an adjacent tile.',
        'To upgrade a tile, the resources it costs must be on that tile. Some upgrades also cost skill tiles. Then the tile is flipped: the other side gives more, and most are worth points.',
        'Gold can replace any other resource.',
      ],
      caption: 'Wood and stone are on the home tile: it can be upgraded.',
    },
    seasons: {
      title: 'Seasons, turn order and boats',
      text: [
        'At the end of spring, summer and autumn, boats bring new workers and skill tiles. In turn order, each player chooses a boat and takes what is on it.',
        'You can also bid on turn-order tiles. They let you choose a boat earlier, and one of them makes you start player.',
        'In summer there are boats with lasting abilities, in autumn tiles that score points for resources.',
      ],
      caption: 'Spring, summer, autumn and a boat with new workers.',
    },
    winter: {
      title: 'Winter and scoring',
      text: [
        'You get a few secret winter tiles at the start. When winter begins, you choose which of them go to the market, usually those that suit your village. Then you have to win them.',
        'Winter tiles cannot be used. They score workers, skill tiles or resources you kept. Each piece counts only once; the best allocation is calculated for you.',
        'Upgraded tiles score their points, each remaining gold scores one, and the boat you take in winter scores in its own way.',
      ],
      caption: 'Winter tiles score sets of skill tiles, gold or fixed points.',
    },
    farmers: {
      title: 'The Farmers',
      text: [
        'The expansion adds sheep, pigs, cows and wheat. Animals live in fields, which are separated by roads and rivers.',
        'A field holds one kind of animal. Where there are two or more, one is born at the end of the season. Each field with animals scores, so spread them out. Cows score the most.',
        'When you transport, each wheat you spend is one more transport point.',
      ],
      caption: 'Two sheep in one field become three.',
    },
  },
};

export type LearnWords = typeof learn;
