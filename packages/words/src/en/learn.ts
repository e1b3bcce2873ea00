/** The guide: the game in ten short chapters. */
export const learn = {
  title: 'Learn the game',
  intro: 'Ten small chapters. After the first five you know enough for a game against bots.',
  contents: 'Chapters',
  rules: 'The rules behind it:',
  play: 'Play your first game',
  chapters: {
    goal: {
      title: 'A village in four seasons',
      text: [
        'Everyone builds a village of hexagonal tiles: one home to begin with, and whatever you win in spring, summer, autumn and winter.',
        'After winter the villages are scored. Whoever has the most points wins.',
      ],
      caption: 'A village: the home in the middle, tiles around it, and a boat on the river.',
    },
    workers: {
      title: 'Workers are money and labour',
      text: [
        'You own a handful of workers behind your screen: blue, red, yellow, and sometimes green. The others see how many you have, but not their colours.',
        'There is only one thing to do with them, in two ways: bid with them to win a tile, or send them to work on one. Whoever has nothing useful to do passes. The season ends when everyone passes in a row.',
      ],
      caption: 'Each colour has its own mark.',
    },
    bidding: {
      title: 'Bidding',
      text: [
        'Put workers at your own side of a tile in the market. Your bid must be higher than every other bid there.',
        'Were you outbid? Your group is not lost: it can move on to another tile, but only as a whole, and more workers may join it.',
        'A bid that wins stays where it is. At the end of the season the tile is yours, and the workers of the bid go into the bag.',
      ],
      caption: 'Three beat two: the crown shows who is ahead.',
    },
    using: {
      title: 'Using a tile',
      text: [
        'Put workers on a tile and take what it shows: wood, stone, iron, gold, skills or new workers. You may use tiles in the market, in your village, and even in other people’s villages.',
        'The first use costs one worker, every later one at least one more than the last. There is room for six workers in a season.',
        'Workers on your own tiles come home to you at the end of the season, whoever sent them. Those on a tile in the market go to its winner. So a guest pays with workers.',
      ],
      caption: 'One, then two, then three: this tile is full.',
    },
    colours: {
      title: 'One colour for each tile',
      text: [
        'The first worker at a tile decides: from then on everybody uses only this colour there, for bids and for work.',
        'So colours are your best weapon. If you alone have green workers, nobody can follow you to a tile that you opened with green.',
      ],
      caption: 'Blue was here first: only blue may come now.',
    },
    village: {
      title: 'Building the village',
      text: [
        'At the end of a season you add the tiles you won. Touching edges must be alike: road to road, field to field, water to water.',
        'Goods that you make on your own tile lie on that tile. Goods that you make elsewhere arrive at your home. Good roads between them are worth a lot.',
      ],
      caption: 'The road goes on: these tiles fit.',
    },
    transport: {
      title: 'Carrying and upgrading',
      text: [
        'Homes and stables let you carry goods and upgrade tiles. One step moves one counter along a road to the next tile.',
        'An upgrade needs the goods on the very tile, and sometimes a skill from behind your screen. Then the tile turns over: its better side gives more, and most are worth points.',
        'Gold stands in for any other good.',
      ],
      caption: 'Wood and stone have come home: now it can be upgraded.',
    },
    seasons: {
      title: 'Seasons, turn order and boats',
      text: [
        'At the end of spring, summer and autumn boats bring new workers and skills. One after the other everybody picks a boat and takes what is on it.',
        'You can also bid on turn-order tiles: who wins one picks a boat earlier, and one of them makes you the start player.',
        'Summer has boats with lasting abilities. Autumn has tiles that turn goods into points.',
      ],
      caption: 'Spring, summer and autumn, and a boat that brings people.',
    },
    winter: {
      title: 'Winter and the score',
      text: [
        'From the start you hold a few winter tiles in secret. When winter comes you choose which of them go to the market: those that suit you best, in the hope of winning them.',
        'Winter tiles are not used, they score: for workers, skills or goods that you kept. Everything counts only once, and the best way to share it out is worked out for you.',
        'Upgraded tiles bring their points, gold that is left brings one each, and the boat you take in winter scores in its own way.',
      ],
      caption: 'Winter tiles: sets of skills, gold, or simply points.',
    },
    farmers: {
      title: 'The Farmers',
      text: [
        'The expansion brings sheep, pigs, cows and wheat. Animals live in fields: roads and rivers part one field from the next.',
        'A field holds one kind of animal. Two or more of them have a young one at the end of the season. Every field with animals scores, so spread them: cows bring most.',
        'Wheat helps when carrying: each one is a step more.',
      ],
      caption: 'Two sheep in one field: soon there are three.',
    },
  },
};

export type LearnWords = typeof learn;
