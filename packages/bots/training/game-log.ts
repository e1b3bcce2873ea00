import { type Action, DrawnChance, type Options, QuickRandom } from '@keyflower/engine';

/** A game of self-play: all that is needed to play it again, and what the searches found. */
export interface GameLog {
  options: Options;
  /** Decides every draw of the game. */
  seed: string;
  /** Every action with its seat. */
  actions: [number, Action][];
  searches: SearchLog[];
  /** The final points of every seat. */
  points: number[];
}

/** What a search found before the action number `at`. */
export interface SearchLog {
  at: number;
  /**
   * The actions that were tried, the best first: their visits, and every seat's points as expected after them. Of a quick
   * search there is only the best.
   */
  tried: [Action, number, number[]][];
  /** How often each action of a turn should be chosen; unlikely ones are left out. */
  wanted: [Action, number][];
}

/** The draws of a game, the same each time. */
export const chanceOf = ({ seed }: Pick<GameLog, 'seed'>): DrawnChance =>
  new DrawnChance(new QuickRandom(seed));
