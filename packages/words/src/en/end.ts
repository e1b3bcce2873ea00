import { list, many } from './grammar.ts';

/** The end of a game, and the thinking aids before it. */
export const end = {
  list,
  won: (names: string, winners: number) => (winners === 1 ? `${names} wins!` : `${names} share the win!`),
  youWon: 'You win!',
  noWinner: 'The game is over. No player stayed to the end.',
  gaveUp: {
    resigned: (bot: string) => `Resigned. ${bot} played to the end.`,
    left: (bot: string) => `Left the game. ${bot} played to the end.`,
    'timed-out': (bot: string) => `Ran out of time. ${bot} played to the end.`,
  },
  place: (n: number) => `${n}.`,
  shared: (names: string) => `${names} are tied and share the victory.`,
  tieBroken: (names: string, winner: string) =>
    `${names} are tied. ${winner} chose a boat earlier in winter and wins the tie.`,
  chart: 'Points by source',
  asTable: 'Show as a table',
  total: 'Total',
  skip: 'Show all at once',
  toBoard: 'Back to the board',
  nothing: 'No points.',
  fields: (n: number, animal: string) => `${many(n, 'field')} with ${animal}`,
  proof: 'Were the draws fair?',
  proofWhy:
    'All draws follow from the seed. Its fingerprint was shown before the game began, so it could not be changed later.',
  proofFrom: (names: readonly string[]) =>
    `It was made from random numbers of ${list(['the server', ...names])}, each fixed before the others were known.`,
  proofWithout: (names: readonly string[]) => `Not in time, and left out: ${list(names)}.`,
  counted: {
    'adjacent-tiles': (n: number) => many(n, 'neighbouring tile'),
    'transport-capacity': (n: number) => `transport capacity ${n}`,
    'boats-on-river': (n: number) => many(n, 'boat'),
    'tiles-of-field': (n: number) => `field extends to ${many(n, 'other tile')}`,
  },
  sources: {
    printed: 'Points on tiles',
    workers: 'Workers',
    skills: 'Skill tiles',
    goods: 'Resources',
    roads: 'Roads and adjacent tiles',
    river: 'Boats on the river',
    farm: 'Fields and farm',
    gold: 'Gold left',
  },
  aids: {
    scoreNow: 'If the game ended now',
    mine: 'You',
    atLeast: (n: number) => `at least ${many(n, 'point')}`,
    bound: '≥ at least: pieces behind screens count only as far as they are known.',
    stock: 'Pieces left',
    bag: (n: number) => `In the bag: ${n}`,
    bagAndScreens: (bag: number, hidden: number) => `In the bag (${bag}) or behind other screens (${hidden})`,
    pile: (n: number) => `In the pile: ${many(n, 'skill tile')}`,
    pileAndScreens: (pile: number, hidden: number) =>
      `Skill tiles in the pile (${pile}) or behind other screens (${hidden})`,
    supply: 'In the supply',
    tiles: 'Tiles in this game',
    onMarket: 'In the market',
    inVillages: 'In villages',
    held: 'Winter tiles in hand',
    ahead: (n: number, of: number) => `Still possible: ${n} of these ${of}`,
    heldByOthers: (n: number, of: number) => `Other players hold ${n} of these ${of}`,
    gone: 'Not in this game, or removed',
  },
};
