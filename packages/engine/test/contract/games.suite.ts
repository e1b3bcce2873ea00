import {
  type Action,
  actionAt,
  canonicalJson,
  checkAction,
  cloneState,
  countActions,
  determinize,
  DrawnChance,
  decisionOf,
  legalActions,
  makePosition,
  makeView,
  newGame,
  parsePosition,
  play,
  QuickRandom,
  randomAction,
  scoreGame,
  type State,
} from '../../src/index.ts';
import { FULL_EDITION } from '../../src/expansions/farmers/index.ts';
import { editionFor } from '../support/editions.ts';
import { apply } from '../../src/play.ts';
import { missingPieces, randomSeat } from '../../src/testkit/index.ts';
import { inPrintedNames, mutations } from './mutations.ts';
import { demand, json, lookAt, runSuite, type Task } from '../support/suite.ts';
import { must } from '../../../../scripts/testing/must.ts';

/* The contract of the engine, checked along random games of one option set. */

let edition = FULL_EDITION;
const counts = { games: 0, decisions: 0, actions: 0, mutated: 0, views: 0 };

const same = (a: State, b: State): boolean => a.bytes.every((byte, i) => byte === b.bytes[i]);
const difference = (a: State, b: State): string =>
  Array.from(a.bytes, (byte, i) => (byte === b.bytes[i] ? '' : `[${i}] ${byte}, not ${b.bytes[i]}`))
    .filter(Boolean)
    .join('; ');

/** Clone, position and hash agree; no piece is lost. */
function checkState(s: State): void {
  demand(missingPieces(s).length === 0, missingPieces(s).join(', '));
  demand(same(s, cloneState(s)), 'a clone is equal');
  const text = json(makePosition(s));
  const loaded = parsePosition(edition, JSON.parse(text), new DrawnChance(new QuickRandom('unused')));
  demand(same(s, loaded), `load(position()) restores every byte: ${difference(s, loaded)}`);
  demand(canonicalJson(makePosition(loaded)) === canonicalJson(JSON.parse(text)), 'positions print the same');
}

/** Counting, picking, listing and checking are one source of legality. */
function checkLegality(s: State, seat: number, random: QuickRandom): void {
  const actions = legalActions(s, seat);
  counts.actions += actions.length;
  demand(actions.length > 0, 'a seat that owes an answer has one');
  demand(countActions(s, seat) === actions.length, 'count and list agree');
  const listed = new Set(actions.map(json));
  demand(listed.size === actions.length, 'no action is listed twice');
  demand(json(legalActions(s, seat)) === json(actions), 'the order is stable');
  const place = random.below(actions.length);
  demand(json(actionAt(s, seat, place)) === json(actions[place]), 'the n-th action is the n-th of the list');
  for (const action of actions)
    demand(checkAction(s, seat, action) === null, `listed but refused: ${json(action)}`);
  for (const action of actions.slice(0, 5)) {
    const before = cloneState(s);
    const played = play(s, seat, action, new DrawnChance(new QuickRandom('once')));
    demand(same(s, before), 'play leaves the state alone');
    demand(missingPieces(played.state).length === 0, `pieces are conserved by ${json(action)}`);
  }
  for (const mutated of mutations(s, must(actions[place]), random)) {
    counts.mutated += 1;
    const refusal = checkAction(s, seat, mutated);
    const isListed = listed.has(json(inPrintedNames(s, seat, mutated)));
    demand((refusal === null) === isListed, `check and list disagree on ${json(mutated)}: ${json(refusal)}`);
  }
  for (let other = 0; other < 6; other++) {
    if (decisionOf(s, other) !== null) continue;
    demand(checkAction(s, other, must(actions[0]))?.code === 'NOT_YOUR_DECISION', 'others may not answer');
  }
}

/** Every state that is consistent with a view gives the viewer the same view. */
function checkViews(s: State, random: QuickRandom): void {
  const { players } = makePosition(s).options;
  const viewer = random.below(players + 1) - 1;
  const view = makeView(s, viewer < 0 ? null : viewer);
  const text = json(view);
  const imagined = determinize(edition, JSON.parse(text), random);
  counts.views += 1;
  demand(json(makeView(imagined, viewer < 0 ? null : viewer)) === text, 'view(determinize(view)) = view');
  demand(missingPieces(imagined).length === 0, 'an imagined state has all pieces');
  if (viewer < 0) return;
  demand(
    json(legalActions(imagined, viewer)) === json(legalActions(s, viewer)),
    'legality from the view alone',
  );
}

function playGame({ options, seed, every = 1 }: Task, i: number): void {
  edition = editionFor(options);
  const random = new QuickRandom(`${seed} ${i}`);
  const chance = new DrawnChance(random);
  const s = newGame(edition, options, chance);
  counts.games += 1;
  for (let n = 0; ; n++) {
    lookAt(`${json(options)} ${seed} ${i} decision ${n}`);
    const seat = randomSeat(s, random);
    if (random.below(6 * every) === 0 || seat < 0) checkState(s);
    if (random.below(6 * every) === 0) checkViews(s, random);
    if (seat < 0) break;
    if (random.below(4 * every) === 0) checkLegality(s, seat, random);
    const action: Action = randomAction(s, seat, random);
    apply(s, seat, action, chance);
    counts.decisions += 1;
    demand(n < 5000, 'the game ends');
    if (n >= 5000) return;
  }
  const { players, winners } = scoreGame(s);
  demand(winners.length > 0 && players.every((sheet) => Number.isInteger(sheet.total)), 'the game is scored');
  for (const sheet of players) {
    const sum = sheet.lines.reduce((total, line) => total + line.points, 0);
    demand(sum === sheet.total, 'the lines of a sheet add up to its total');
  }
}

runSuite(playGame, counts);
