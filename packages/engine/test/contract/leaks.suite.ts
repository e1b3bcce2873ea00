import { workerData } from 'node:worker_threads';
import {
  type Action,
  checkAction,
  determinize,
  DrawnChance,
  type GameEvent,
  legalActions,
  makeView,
  newGame,
  type Options,
  play,
  QuickRandom,
  randomAction,
  redactEvents,
  type State,
} from '../../src/index.ts';
import { FULL_EDITION } from '../../src/farmers/index.ts';
import { apply } from '../../src/flow/play.ts';
import { randomSeat } from '../../src/testkit/index.ts';
import { report } from './report.ts';

/*
 * SECRET-3: two states that differ only in what a viewer may not know show that viewer the same, before and
 * after the same action.
 */

interface Task {
  options: Options;
  games: number;
  seed: string;
}

const complaints: string[] = [];
const counts = { compared: 0, differing: 0 };
const json = (value: unknown): string => JSON.stringify(value);

/** What everybody is now shown tells something new, so it may differ: draws, sealed answers, and who is done. */
const REVEALS: readonly GameEvent['type'][] = [
  'boat-loaded',
  'season-began',
  'placing-done',
  'placements-shown',
  'offers-shown',
];

function compare(s: State, imagined: State, viewer: number | null, seat: number, action: Action): void {
  if (checkAction(s, seat, action) !== null || checkAction(imagined, seat, action) !== null) return;
  const real = play(s, seat, action, new DrawnChance(new QuickRandom('leak')));
  const other = play(imagined, seat, action, new DrawnChance(new QuickRandom('leak')));
  const revealed = (events: readonly GameEvent[]) => events.findIndex(({ type }) => REVEALS.includes(type));
  const upTo = (events: GameEvent[]) => {
    const end = revealed(events);
    return redactEvents(end < 0 ? events : events.slice(0, end), viewer);
  };
  const drewOwn = real.events.some(
    (event) => event.type.startsWith('drew-') && 'player' in event && event.player === viewer,
  );
  if (drewOwn) return;
  counts.compared += 1;
  if (json(real.events) !== json(other.events)) counts.differing += 1;
  const where = `${json(viewer)} sees ${json(action)} by ${seat}`;
  if (json(upTo(real.events)) !== json(upTo(other.events))) {
    complaints.push(`${where}: ${json(upTo(real.events))} or ${json(upTo(other.events))}`);
  }
  if (revealed(real.events) >= 0 || revealed(other.events) >= 0) return;
  if (json(makeView(real.state, viewer)) !== json(makeView(other.state, viewer))) {
    complaints.push(`${where}: the view afterwards differs`);
  }
}

function playGame({ options, seed }: Task, i: number): void {
  const random = new QuickRandom(`${seed} ${i}`);
  const chance = new DrawnChance(random);
  const s = newGame(FULL_EDITION, options, chance);
  for (let seat = randomSeat(s, random); seat >= 0 && complaints.length < 10; seat = randomSeat(s, random)) {
    if (random.below(3) === 0) {
      const watcher = random.below(options.players + 1) - 1;
      const viewer = watcher < 0 ? null : watcher;
      const view = makeView(s, viewer);
      const imagined = determinize(FULL_EDITION, view, random);
      if (json(makeView(imagined, viewer)) !== json(view))
        complaints.push('the imagined state looks different');
      const actions = legalActions(s, seat);
      for (let n = 0; n < 6; n++) compare(s, imagined, viewer, seat, actions[random.below(actions.length)]);
    }
    apply(s, seat, randomAction(s, seat, random), chance);
  }
}

const task = workerData as Task;
for (let i = 0; i < task.games; i++) playGame(task, i);
report({ complaints, counts });
