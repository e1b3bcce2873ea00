import { decisions, type DecisionKind, type State } from '@keyflower/engine';
import { ask, type Ask, askOf, tilesInUse } from './decision.ts';
import { type LoosePosition, written } from './loose-position.ts';
import { readPosition } from './reading.ts';

const IN_USE: readonly DecisionKind[] = ['pay', 'choose', 'transport', 'animal'];
const AT_END: readonly Ask['decision'][] = ['settle', 'boat', 'animal', 'breed', 'place', 'offer'];

const isSame = (a: Ask, b: Ask): boolean => a.decision === b.decision && a.tile === b.tile;

/** Whether the engine would ask this. */
function isPossible(position: LoosePosition, wanted: Ask, state: State): boolean {
  const tried = structuredClone(position);
  ask(wanted, state)(tried);
  const { state: reached } = readPosition(written(tried));
  if (!reached) return false;
  if (!isSame(askOf(tried), wanted)) return false;
  return wanted.decision === 'settle' || decisions(reached)[0]?.decision === wanted.decision;
}

/** What could be asked here of the active player, or when a season ends: what is asked now, and what is possible. */
export function possibleAsks(position: LoosePosition, state: State): Ask[] {
  const now = askOf(position);
  const all: Ask[] =
    position.phase === 'ending'
      ? AT_END.map((decision) => ({ decision }))
      : [
          { decision: 'turn' },
          ...tilesInUse(position).flatMap((tile) => IN_USE.map((decision) => ({ decision, tile }))),
        ];
  const offered = all.filter((one) => isSame(one, now) || isPossible(position, one, state));
  return offered.some((one) => isSame(one, now)) ? offered : [now, ...offered];
}
