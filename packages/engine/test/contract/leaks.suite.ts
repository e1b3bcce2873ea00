import {
  type Action,
  checkAction,
  determinize,
  DrawnChance,
  type GameEvent,
  legalActions,
  makeView,
  newGame,
  play,
  QuickRandom,
  randomAction,
  redactEvents,
  type State,
} from '../../src/index.ts';
import { FULL_EDITION } from '../../src/expansions/farmers/index.ts';
import { editionFor } from '../support/editions.ts';
import { apply } from '../../src/play.ts';
import { randomSeat } from '../../src/testkit/index.ts';
import { demand, hopeless, json, lookAt, runSuite, type Task } from '../support/suite.ts';
import { must } from '../../../../scripts/testing/must.ts';

/*
 * SECRET-3: two states that differ only in what a viewer may not know show that viewer the same, before and
 * after the same action.
 */

let edition = FULL_EDITION;
const counts = { compared: 0, differing: 0 };

/** Events that reveal new information, so they may differ: draws, sealed answers, and which seats are done. */
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
  const saw = `${json(viewer)} sees ${json(action)} by ${seat}`;
  const [seen, otherwise] = [json(upTo(real.events)), json(upTo(other.events))];
  demand(seen === otherwise, `${saw}: ${seen} or ${otherwise}`);
  if (revealed(real.events) >= 0 || revealed(other.events) >= 0) return;
  demand(
    json(makeView(real.state, viewer)) === json(makeView(other.state, viewer)),
    `${saw}: the view afterwards is the same`,
  );
}

function playGame({ options, seed }: Task, i: number): void {
  edition = editionFor(options);
  const random = new QuickRandom(`${seed} ${i}`);
  const chance = new DrawnChance(random);
  const s = newGame(edition, options, chance);
  lookAt(`${json(options)} ${seed} ${i}`);
  for (let seat = randomSeat(s, random); seat >= 0 && !hopeless(); seat = randomSeat(s, random)) {
    if (random.below(3) === 0) {
      const watcher = random.below(options.players + 1) - 1;
      const viewer = watcher < 0 ? null : watcher;
      const view = makeView(s, viewer);
      const imagined = determinize(edition, view, random);
      demand(json(makeView(imagined, viewer)) === json(view), 'the imagined state looks the same');
      const actions = legalActions(s, seat);
      for (let n = 0; n < 6; n++)
        compare(s, imagined, viewer, seat, must(actions[random.below(actions.length)]));
    }
    apply(s, seat, randomAction(s, seat, random), chance);
  }
}

runSuite(playGame, counts);
