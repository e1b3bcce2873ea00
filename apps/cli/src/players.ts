import type { Action, RandomSource, State } from '@keyflower/engine';
import { randomAction } from '@keyflower/engine/testkit';
import { UsageError } from './command.ts';

/** Chooses one of a seat's legal actions. */
export type Player = (state: State, seat: number, random: RandomSource) => Action;

const PLAYERS: Readonly<Record<string, Player>> = {
  /** Every legal action is equally likely. */
  random: randomAction,
};

export const PLAYER_NAMES: readonly string[] = Object.keys(PLAYERS);

export function playerNamed(name: string): Player {
  if (!Object.hasOwn(PLAYERS, name)) {
    throw new UsageError(`there is no player "${name}"; there are: ${PLAYER_NAMES.join(', ')}`);
  }
  return PLAYERS[name];
}
