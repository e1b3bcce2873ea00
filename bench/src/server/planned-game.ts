import {
  FULL_EDITION,
  Game,
  nextToAct,
  publicAnswer,
  QuickRandom,
  randomAction,
  redactEvent,
} from '@keyflower/engine';

export interface PlannedStep {
  seat: number;
  /** As JSON, ready to be sent. */
  action: string;
  /** How many events this seat receives from the beginning of the game to this step. */
  heard: number;
}

/** A whole game planned in advance: a table with the same seed has the same draws, so the actions stay legal. */
export interface PlannedGame {
  seed: string;
  steps: PlannedStep[];
}

export function planGame(players: number, seed: string): PlannedGame {
  const game = Game.create(FULL_EDITION, { players, farmers: 'off', gamers: false, handicap: [] }, seed);
  const random = new QuickRandom(seed);
  const heard = Array.from({ length: players }, () => 0);
  const steps: PlannedStep[] = [];
  for (let seat = nextToAct(game.state); seat >= 0; seat = nextToAct(game.state)) {
    const action = randomAction(game.state, seat, random);
    // The server plays what is forced by itself.
    if (publicAnswer(game.state, seat) === null)
      steps.push({ seat, action: JSON.stringify(action), heard: heard[seat] });
    for (const event of game.play(seat, action)) {
      for (let other = 0; other < players; other++) if (redactEvent(event, other)) heard[other] += 1;
    }
  }
  return { seed, steps };
}
