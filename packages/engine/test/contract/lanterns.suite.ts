import { DrawnChance, makePosition, newGame, QuickRandom, type State } from '../../src/index.ts';
import { isInUse } from '../../src/model/state.ts';
import { applyAction } from '../../src/steps/apply.ts';
import { randomAction } from '../../src/steps/legal.ts';
import { missingPieces, randomSeat } from '../../src/testkit/index.ts';
import { ALL_LANTERNS, LANTERNS_EDITION } from '../lanterns/index.ts';
import { demand, json, lookAt, runSuite, type Task } from '../support/suite.ts';

/* Random games with Lanterns: they end, every piece is there, and its decision comes up in uses and in endings. */

const counts = { games: 0, lit: 0, litInUses: 0 };

interface Lit {
  lanterns?: number;
}

function lanternsIn(s: State): number {
  const { supply, players } = makePosition(s);
  const held: Lit[] = [
    supply as Lit,
    ...(players as Lit[]),
    ...players.flatMap(({ village }) => village as Lit[]),
  ];
  return held.reduce((sum, { lanterns = 0 }) => sum + lanterns, 0);
}

function playGame({ options, seed }: Task, i: number): void {
  const random = new QuickRandom(`${seed} ${i}`);
  const chance = new DrawnChance(random);
  const s = newGame(LANTERNS_EDITION, options, chance);
  lookAt(`${json(options)} ${seed} ${i}`);
  counts.games += 1;
  for (let n = 0, seat = randomSeat(s, random); seat >= 0; n++, seat = randomSeat(s, random)) {
    const action = randomAction(s, seat, random);
    if (action.type === 'light') {
      counts.lit += 1;
      if (isInUse(s)) counts.litInUses += 1;
    }
    applyAction(s, seat, action, { chance, emit: null });
    demand(n < 5000, 'the game ends');
    if (n >= 5000) return;
  }
  demand(missingPieces(s).length === 0, missingPieces(s).join(', '));
  demand(lanternsIn(s) === ALL_LANTERNS, `${lanternsIn(s)} lanterns`);
}

runSuite(playGame, counts);
