import { applyAction } from '../steps/apply.ts';
import { DrawnChance } from '../steps/chance.ts';
import { nextToAct } from '../play.ts';
import { countActions, legalActions } from '../play.ts';
import { cloneState, type State } from '../model/state.ts';
import { QuickRandom } from '../random/quick.ts';

/**
 * Counts the lines of play of a given length, as chess programs do to prove their move generators. Chance is
 * drawn from the same fixed stream at every node, so the number is a property of the position.
 */
export function perft(s: State, depth: number): number {
  const seat = nextToAct(s);
  if (seat < 0 || depth === 0) return 1;
  if (depth === 1) return countActions(s, seat);
  let lines = 0;
  for (const action of legalActions(s, seat)) {
    const next = cloneState(s);
    applyAction(next, seat, action, { chance: new DrawnChance(new QuickRandom('perft')), emit: null });
    lines += perft(next, depth - 1);
  }
  return lines;
}

/** The same count with the share of each first action, to find where two engines differ. */
export function perftDivide(s: State, depth: number): { action: unknown; lines: number }[] {
  const seat = nextToAct(s);
  return legalActions(s, seat).map((action) => {
    const next = cloneState(s);
    applyAction(next, seat, action, { chance: new DrawnChance(new QuickRandom('perft')), emit: null });
    return { action, lines: perft(next, depth - 1) };
  });
}
