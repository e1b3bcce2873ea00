import { list, many } from './grammar.ts';

/** The end of a game, and the thinking aids before it. */
export const end = {
  list,
  won: (names: string, winners: number) => (winners === 1 ? `${names} wins!` : `${names} win together!`),
  youWon: 'You win!',
  place: (n: number) => `${n}.`,
  shared: (names: string) => `${names} have the same points and share the victory.`,
  tieBroken: (names: string, winner: string) =>
    `${names} have the same points. ${winner} picked a boat earlier in winter, and that decides.`,
  chart: 'Where the points came from',
  asTable: 'The same as a table',
  total: 'Total',
  skip: 'Show all at once',
  toBoard: 'Look at the board',
  nothing: 'No points.',
  fields: (n: number, animal: string) => `${many(n, 'field')} with ${animal}`,
  proof: 'Was the luck fair?',
  proofWhy:
    'Everything that was drawn follows from the seed. Its fingerprint was shown before the game began, so nobody could change it later.',
  counted: {
    'adjacent-tiles': (n: number) => many(n, 'neighbouring tile'),
    'transport-capacity': (n: number) => many(n, 'carrying point'),
    'boats-on-river': (n: number) => many(n, 'boat'),
    'tiles-of-field': (n: number) => `its field reaches ${many(n, 'other tile')}`,
  },
  sources: {
    printed: 'Points on tiles',
    workers: 'Workers',
    skills: 'Skill tiles',
    goods: 'Resources',
    roads: 'Roads and neighbours',
    river: 'Boats on the river',
    farm: 'Fields and farm',
    gold: 'Gold left',
  },
  replay: {
    play: 'Play by itself',
    pause: 'Pause',
    slider: 'Step of the game',
    link: 'Copy link',
    linkHint: 'Copy a link to this moment',
    decided: (name: string) => `${name} has decided; it is shown later.`,
    toTable: 'To the table',
  },
  aids: {
    scoreNow: 'If the game ended now',
    mine: 'You',
    atLeast: (n: number) => `at least ${many(n, 'point')}`,
    bound: '≥ at least: what is behind others’ screens is only counted as far as everybody knows it.',
    stock: 'What is left',
    bag: (n: number) => `In the bag: ${n}`,
    bagAndScreens: (bag: number, hidden: number) =>
      `In the bag (${bag}) or behind others’ screens (${hidden})`,
    pile: (n: number) => `In the pile: ${many(n, 'skill tile')}`,
    pileAndScreens: (pile: number, hidden: number) =>
      `Skill tiles in the pile (${pile}) or behind others’ screens (${hidden})`,
    supply: 'In the supply',
    tiles: 'Which tiles are out',
    onMarket: 'On the market',
    inVillages: 'In villages',
    held: 'Winter tiles in hand',
    ahead: (n: number, of: number) => `May come: ${n} of these ${of}`,
    heldByOthers: (n: number, of: number) => `Others hold ${n} of these ${of}`,
    gone: 'Not in this game, or gone',
  },
};
