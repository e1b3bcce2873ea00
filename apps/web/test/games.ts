import {
  FULL_EDITION,
  Game,
  type GameEvent,
  nextToAct,
  type ProvenSeed,
  QuickRandom,
  randomAction,
} from '@keyflower/engine';

export interface Moment {
  game: Game;
  events: GameEvent[];
}

/** Plays a whole game at random; `look` is called before each action with the events since the last call. */
export function wander(options: object, seed: string | ProvenSeed, look: (moment: Moment) => void): Game {
  const game = Game.create(FULL_EDITION, options, seed);
  const random = new QuickRandom(typeof seed === 'string' ? seed : seed.secret);
  let events: GameEvent[] = [];
  while (!game.over) {
    look({ game, events });
    const seat = nextToAct(game.state);
    events = game.play(seat, randomAction(game.state, seat, random));
  }
  look({ game, events });
  return game;
}

export const GAMES = [
  { players: 2, farmers: 'off' },
  { players: 3, farmers: 'all' },
  { players: 4, farmers: 'mixed', gamers: true },
] as const;
