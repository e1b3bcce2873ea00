import { type Action, DrawnChance, play, QuickRandom, type State } from '@keyflower/engine';
import type { Scene } from '../scene.ts';
import { leavesRoads, roadsOf, waysFrom, wayTo } from './roads.ts';

/** Whether things on my own tiles can be picked up now: only then they are handles. */
export const isCarrying = ({ asked, looking, me }: Scene): boolean =>
  asked?.decision === 'transport' && looking === me;

/** What can be picked up: "<tile> wood" or "<field> sheep". */
export function liftable(actions: readonly Action[]): Set<string> {
  const found = new Set<string>();
  for (const action of actions) {
    if (action.type === 'move') found.add(`${action.from} ${action.resource}`);
    if (action.type === 'herd') found.add(`${action.from} ${action.kind}`);
  }
  return found;
}

/** How many points an action takes, as the engine carries it out. */
export function costOf(state: State, seat: number, action: Action): number {
  const { events } = play(state, seat, action, new DrawnChance(new QuickRandom(1)));
  for (const event of events) if (event.type === 'moved' || event.type === 'herded') return event.points;
  return 0;
}

/** The tiles along the shortest way of goods in the village in view. */
export function wayBetween({ sight, looking, spec }: Scene, from: string, to: string): string[] {
  const { village } = sight.players[looking];
  return wayTo(to, waysFrom(from, roadsOf(village, spec, leavesRoads(village, spec))));
}
