import {
  type Action,
  apply,
  BASE_CONTENT,
  checkAction,
  cloneState,
  copyState,
  contentFor,
  DrawnChance,
  FULL_EDITION,
  Game,
  legalActions,
  type Mode,
  newGame,
  nextToAct,
  play,
  QuickRandom,
  randomAction,
  replayRecord,
  scoreGame,
  type State,
} from '@keyflower/engine';
import { playRandomGame } from '@keyflower/engine/testkit';
import type { Task } from './measure.ts';

/* The engine's most frequent operations, as tasks to be timed together with the references. */

const FOUR = { players: 4, farmers: 'off', gamers: false, handicap: [] } as const;
const GAMES = 24;

interface Move {
  seat: number;
  action: Action;
}

/** The moves of a random game; the same seed gives the same draws. */
function movesOf(
  seed: string,
  players: number,
): { start: State; moves: Move[]; states: State[]; end: State } {
  const random = new QuickRandom(`moves ${seed}`);
  const chance = new DrawnChance(new QuickRandom(seed));
  const state = newGame(BASE_CONTENT, { ...FOUR, players }, chance);
  const start = cloneState(state);
  const moves: Move[] = [];
  const states: State[] = [];
  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    const action = randomAction(state, seat, random);
    states.push(cloneState(state));
    moves.push({ seat, action });
    apply(state, seat, action, chance);
  }
  return { start, moves, states, end: state };
}

/** The stream of a game's draws after the set-up. */
function drawsAfterSetUp(seed: string): DrawnChance {
  const chance = new DrawnChance(new QuickRandom(seed));
  newGame(BASE_CONTENT, FOUR, chance);
  return chance;
}

function checkAndApply(): Task {
  const games = Array.from({ length: GAMES }, (_, i) => ({
    seed: `apply ${i}`,
    ...movesOf(`apply ${i}`, 4),
  }));
  const state = cloneState(games[0].start);
  let turn = 0;
  return () => {
    const { seed, start, moves } = games[turn++ % GAMES];
    const chance = drawsAfterSetUp(seed);
    copyState(start, state);
    for (const { seat, action } of moves) {
      if (checkAction(state, seat, action) !== null) throw new Error('a recorded move was refused');
      apply(state, seat, action, chance);
    }
    return moves.length;
  };
}

function listPickApply(): Task {
  let seed = 0;
  return () => {
    const random = new QuickRandom(`decisions ${seed++ % 500}`);
    const chance = new DrawnChance(random);
    const state = newGame(BASE_CONTENT, FOUR, chance);
    let decisions = 0;
    for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
      const actions = legalActions(state, seat);
      apply(state, seat, actions[random.below(actions.length)], chance);
      decisions += 1;
    }
    return decisions;
  };
}

function wholeGame(mode: Mode): Task {
  const content = contentFor(FULL_EDITION, mode);
  let seed = 0;
  return () => {
    scoreGame(playRandomGame(content, { ...FOUR, farmers: mode }, seed++ % 500).state);
    return 1;
  };
}

function recordedGame(seed: string): unknown[] {
  const random = new QuickRandom(`recorded ${seed}`);
  const game = Game.create(BASE_CONTENT, FOUR, seed);
  while (!game.over) {
    const { player } = game.pending()[0];
    game.play(player, randomAction(game.state, player, random));
  }
  return game.record();
}

function replay(withSeed: boolean): Task {
  const records = Array.from({ length: GAMES }, (_, i) => recordedGame(`replay ${i}`)).map((record) =>
    withSeed ? record : [...record.slice(0, -1), { ...(record.at(-1) as object), seed: undefined }],
  );
  let turn = 0;
  return () => {
    replayRecord(BASE_CONTENT, records[turn++ % GAMES]);
    return 1;
  };
}

/** A six-player state late in winter, with as many pieces as possible. */
export function lateState(): State {
  const { states } = movesOf('late', 6);
  return states[states.length - 30];
}

function copies(pooled: boolean): Task {
  const state = lateState();
  const target = cloneState(state);
  return () => {
    let checksum = 0;
    for (let i = 0; i < 100; i++) {
      if (pooled) {
        copyState(state, target);
        checksum += target.bytes[i];
      } else {
        checksum += cloneState(state).bytes[i];
      }
    }
    return Number.isFinite(checksum) ? 100 : 0;
  };
}

function checkedPlay(): Task {
  const games = Array.from({ length: 6 }, (_, i) => movesOf(`play ${i}`, 4));
  const chance = new DrawnChance(new QuickRandom('play'));
  let turn = 0;
  return () => {
    const { moves, states } = games[turn++ % games.length];
    let events = 0;
    moves.forEach(({ seat, action }, i) => {
      events += play(states[i], seat, action, chance).events.length;
    });
    return events > 0 ? moves.length : 0;
  };
}

function scores(): Task {
  const ends = Array.from({ length: 60 }, (_, i) => playRandomGame(BASE_CONTENT, FOUR, `score ${i}`).state);
  let turn = 0;
  return () => {
    scoreGame(ends[turn++ % ends.length]);
    return 1;
  };
}

/** Decisions of a random four-player game, on average. */
export function meanDecisions(): number {
  const games = 500;
  let decisions = 0;
  for (let i = 0; i < games; i++) decisions += playRandomGame(BASE_CONTENT, FOUR, i).decisions;
  return decisions / games;
}

export interface EngineRow {
  name: string;
  what: string;
  task: Task;
  /** A reference, or another row. */
  reference: 'D1' | 'D2' | 'D3' | 'J' | 'game';
  must: number;
  aim: number;
}

/** Absolute limits are converted to ratios with the references' times on the machine where the limits were set. */
const D1_US = 145;
const D2_MS = 1.07;

export function engineRows(): EngineRow[] {
  const row = (
    name: string,
    what: string,
    task: Task,
    reference: EngineRow['reference'],
    must: number,
    aim: number,
  ): EngineRow => ({ name, what, task, reference, must, aim });
  return [
    row('apply', 'check and apply one action', checkAndApply(), 'D1', 1 / 15, 1 / 30),
    row('decision', 'one decision: list all, pick, apply', listPickApply(), 'D3', 3, 1.5),
    row('game', 'whole random game, set-up to score', wholeGame('off'), 'D2', 4, 2),
    row('mixed', 'the same with The Farmers mixed in', wholeGame('mixed'), 'game', 1.5, 1.5),
    row('farmers', 'the same with The Farmers, all its tiles', wholeGame('all'), 'game', 1.5, 1.5),
    row('replay', 'replay of a recorded game', replay(false), 'D2', 1.5, 0.7),
    row('verify', 'the same, every draw against the seed', replay(true), 'D2', 1.5, 0.7),
    row('copy', 'copy of a late six-player state', copies(false), 'J', 1 / 30, 1 / 100),
    row('pooled', 'the same into a pooled state', copies(true), 'J', 1 / 30, 1 / 100),
    row('play', 'checked play with events and a new state', checkedPlay(), 'D1', 60 / D1_US, 25 / D1_US),
    row('score', 'best scores of all four players', scores(), 'D2', 1 / D2_MS, 0.2 / D2_MS),
  ];
}
