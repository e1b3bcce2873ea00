import { type Bot, botNamed, BOTS, currentBot } from '@keyflower/bots';
import {
  type Action,
  decisionOf,
  makeView,
  type RandomSource,
  randomAction,
  type State,
  type TileOverrides,
} from '@keyflower/engine';
import { unknownName } from './command.ts';
import { must } from './must.ts';

/** Chooses one of a seat's legal actions. */
export type Player = (state: State, seat: number, random: RandomSource) => Action;

const SEEDS = 2 ** 32;
const BUDGET_MS = 1000;

/** A bot as a player: like on a server, it only gets the view of its seat. */
function seated(bot: Bot): Player {
  return (state, seat, random) => {
    const decision = decisionOf(state, seat);
    if (!decision) throw new Error(`seat ${seat} owes no answer`);
    const tiles = state.content.overrides?.overrides as TileOverrides | undefined;
    return bot.choose({
      view: makeView(state, seat),
      seat,
      decision,
      budget: BUDGET_MS,
      seed: String(random.below(SEEDS)),
      ...(tiles ? { tiles } : {}),
    });
  };
}

const PLAYERS: Readonly<Record<string, Player>> = {
  ...Object.fromEntries(BOTS.map((bot) => [bot.id, seated(bot)])),
  /** Picks a legal action uniformly, straight from the state to keep simulations fast. */
  random: randomAction,
};

export const PLAYER_NAMES: readonly string[] = Object.keys(PLAYERS);

export function playerNamed(name: string): Player {
  const current = currentBot(name);
  if (!Object.hasOwn(PLAYERS, current)) throw unknownName('player', name, PLAYER_NAMES);
  return must(PLAYERS[current]);
}

/** Loads what the named players need before they answer. */
export async function preparePlayers(names: readonly string[]): Promise<void> {
  await Promise.all(names.map(async (name) => botNamed(name)?.prepare?.()));
}
