import type { Season } from '@keyflower/engine';
import { form, many } from './grammar.ts';

const SEASONS: Readonly<Record<Season, string>> = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  winter: 'winter',
};

/** A text of the guide. */
const said = <Facts extends unknown[]>(title: string, text: (...facts: Facts) => string) => ({ title, text });

/** The guided first game: its page, and what the guide beside the table says. */
export const guide = {
  title: 'Your first game',
  about:
    'A real game against gentle bots. A guide beside the board explains each thing when it comes up, says why something is not possible, and points out missed chances. It can be turned off at any time.',
  opponents: 'Opponents',
  begin: 'Start the guided game',
  goOn: 'Continue the guided game',
  lessonsFirst: 'Short lessons first',
  name: 'Guide',
  off: 'Turn the guide off',
  on: 'Turn the guide on',
  read: 'Read',
  gotIt: 'Got it',
  again: 'Explain again',
  back: 'Back',
  everything: 'Explain everything again',
  idle: 'Nothing new right now. If you are unsure, “Hint” suggests a move.',
  waiting: 'The others are playing. The log shows what they do.',
  whyNot: 'Why not?',
  elsewhere: 'Tiles that glow accept one of your moves.',
  tip: 'A missed chance?',
  topics: {
    start: said(
      'Bid, use or pass',
      (workers: string) =>
        `You have ${workers}. Each turn you place workers once: bid on a tile of the market to win it at the end of the season, or use a tile to get what it shows. Choose any tile: the menu beside it says what is possible.`,
    ),
    colour: said(
      'One colour per tile',
      (tile: string, colour: string, highest: string) =>
        `The first workers at a tile set its colour. At ${tile} that is ${colour}: bids and uses there need workers of this colour. The highest bid is ${highest}; to win the tile you must bid more.`,
    ),
    'turn-order': said(
      'Turn order',
      (tile: string) =>
        `${tile} stays on the market. The player who wins it chooses a boat before the others at the end of the season. Boats bring new workers and skill tiles.`,
    ),
    outbid: said(
      'You were outbid',
      (tile: string, player: string, workers: string) =>
        `${player} bids more for ${tile} than you. Your ${workers} are not lost: raise the bid, or move them as a group to another tile of their colour, to bid or to use it. If you do neither, they come back at the end of the season.`,
    ),
    'own-use': said(
      'Using your own tile',
      (tile: string, next: string) =>
        `At the end of the season the workers on ${tile} come back to you, because it is your tile. The next use there takes at least ${next} workers; a tile holds six.`,
    ),
    'other-use': said(
      'Using another player’s tile',
      (tile: string, owner: string) =>
        `You get what ${tile} shows, but ${owner} keeps the workers you placed there. Resources from other villages are put on your home tile.`,
    ),
    'market-use': said(
      'Using a tile of the market',
      (tile: string) =>
        `The player who wins ${tile} at the end of the season also gets the workers on it. Yours come back if you win it yourself.`,
    ),
    green: said(
      'Green workers',
      (workers: string) =>
        `You have ${workers}. There are few of them, and a green bid can only be beaten with more green workers. Save them for tiles that you want badly.`,
    ),
    passed: said(
      'Passing',
      (player: string) =>
        `${player} has passed. That is not final: a player who passed may act again. The season ends when all pass one after the other. Workers you do not place stay with you for the next season.`,
    ),
    transport: said(
      'Transport and upgrade',
      (points: string, upgrades: string) =>
        `You may now move resources in your village (${points}) and upgrade tiles (${upgrades}). Each step along a road to the next tile costs one point. An upgrade is paid with resources lying on that tile. Choose “Done” when you are finished.`,
    ),
    upgrade: said(
      'An upgrade is possible',
      (tile: string) =>
        `Everything that ${tile} needs lies on it. An upgraded tile gives more with each use, and most score points.`,
    ),
    place: said(
      'Extend your village',
      (tiles: string) =>
        `Place ${tiles} next to your tiles. Touching edges must match: road to road, field to field, water to water. Resources travel by road, so connect tiles that produce them with tiles that need them.`,
    ),
    summer: said(
      'Summer',
      () =>
        'New tiles are on the market and new workers on the boats. Upgrades cost resources, so now is a good time to produce them and to move them along your roads.',
    ),
    autumn: said(
      'Autumn',
      () =>
        'Many autumn tiles score for resources lying on them at the end of the game. Bring the resources there by transport, in autumn or winter. Soon you will also choose winter tiles; those you hold show what will score for you.',
    ),
    offer: said(
      'Your winter tiles',
      (tiles: string) =>
        `You hold ${tiles}. The tiles you choose go on the market, where all players can bid on them; the others leave the game. Choose those that score what you have: skill tiles, workers or resources. You have to choose at least one.`,
    ),
    winter: said(
      'Winter: the last season',
      (points: string) =>
        `If the game ended now, you would have ${points}. Winter tiles cannot be used; they score at the end what you have left. Each worker, skill tile and resource counts once, and the best way is found for you. Gold left over scores one point each.`,
    ),
    end: said(
      'Where your points came from',
      (points: string, sources: string) =>
        `You have ${points}: ${sources}. Each piece was counted where it scores most. The score sheet lists every line.`,
    ),
  },
  seasonEnd: {
    title: (season: Season) => `The end of ${SEASONS[season]}`,
    won: (tiles: string) => `You won ${tiles}.`,
    wonNothing: 'You won no tile.',
    otherWon: (player: string, tiles: string) => `${player} won ${tiles}.`,
    gone: (tiles: string) => `Without a bid, out of the game: ${tiles}.`,
    workers: (back: string) =>
      `Winning bids went into the bag. You get back ${back}: from losing bids, from your village, and those that had used tiles you won.`,
    noWorkers: 'Winning bids went into the bag. No workers came back to you.',
    boats:
      'Now the players choose boats in turn order and take the workers and skill tiles on them. Then everyone adds the tiles they won to their village.',
    lastBoats:
      'Now the players choose boats in turn order, this time as tiles that score points. Everyone adds all tiles they won to their village, then the points are counted.',
  },
  source: (name: string, points: number) => `${name.toLowerCase()} ${points}`,
  chances: {
    bid: (tile: string, workers: number, needed: number) =>
      `You still have ${many(workers, 'worker')}, and there is no bid on ${tile} yet: ${needed} would be enough for now.`,
    use: (tile: string, workers: number, needed: number) =>
      `You still have ${many(workers, 'worker')}. ${needed} of them could use your ${tile}; ${form(needed, 'it comes', 'they come')} back at the end of the season.`,
    road: (tile: string) =>
      `This way no road of ${tile} joins your roads, so nothing could be transported there. It can also be placed so that one does.`,
    upgrade: (tile: string) =>
      `You could have upgraded ${tile}: everything it needs lies on it. “Undo” goes back.`,
  },
};

export type GuideWords = typeof guide;
