import {
  type Action,
  apply,
  type Chance,
  DrawnChance,
  FULL_EDITION,
  newGame,
  nextToAct,
  type Options,
  QuickRandom,
  scoreGame,
  type State,
} from '@keyflower/engine';

/** A game's options from command-line arguments. */
export function optionsOf(players: string, farmers: string): Options {
  return { players: Number(players), farmers: farmers as Options['farmers'], gamers: false, handicap: [] };
}

/** Plays a game to its end. */
export function playGame(
  options: Options,
  chance: Chance,
  choose: (state: State, seat: number) => Action,
): State {
  const state = newGame(FULL_EDITION, options, chance);
  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    apply(state, seat, choose(state, seat), chance);
  }
  return state;
}

interface Contest {
  options: Options;
  games: number;
  names: string[];
}

/** The contest of the command line: `<players> <games> <farmers> <name> <name>...` */
export function contestAskedFor(): Contest {
  const [players, games, farmers, ...names] = process.argv.slice(2);
  return { options: optionsOf(players, farmers), games: Number(games), names };
}

interface Turn {
  state: State;
  seat: number;
  /** The seat's distance from the measured seat, which has 0. */
  place: number;
  /** Different for every decision. */
  seed: string;
}

/** Win rate of the measured seat in per cent, and the mean points: its own, the others', the winner's. */
interface Result {
  wins: string;
  own: string;
  others: string;
  winner: string;
}

/** Plays a contest. The measured seat rotates: every deal is played from each seat. */
export function playContest(
  name: string,
  { options, games }: Contest,
  choose: (turn: Turn) => Action,
): Result {
  const { players } = options;
  const sums = { wins: 0, own: 0, others: 0, winner: 0 };
  for (let game = 0; game < games; game++) {
    const first = game % players;
    const deal = `${name} ${Math.floor(game / players)}`;
    let decisions = 0;
    const state = playGame(options, new DrawnChance(new QuickRandom(deal)), (open, seat) =>
      choose({
        state: open,
        seat,
        place: (seat - first + players) % players,
        seed: `${deal} ${decisions++}`,
      }),
    );
    const { players: sheets, winners } = scoreGame(state);
    const points = sheets.map(({ total }) => total);
    if (winners.includes(first)) sums.wins += 100 / winners.length;
    sums.own += points[first];
    sums.others += (points.reduce((a, b) => a + b, 0) - points[first]) / (players - 1);
    sums.winner += Math.max(...points);
  }
  const mean = (sum: number): string => (sum / games).toFixed(1);
  return {
    wins: mean(sums.wins),
    own: mean(sums.own),
    others: mean(sums.others),
    winner: mean(sums.winner),
  };
}
