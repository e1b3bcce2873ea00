import {
  checkAction,
  decisionOf,
  makePosition,
  type QuickRandom,
  randomAction,
  type State,
} from '@keyflower/engine';
import type { ClientMessage } from '@keyflower/protocol';
import { must } from '../../../../scripts/testing/must.ts';

/** Messages of a viewer that must be refused in both worlds, and whose refusals might reveal too much; none of a spectator. */
export function hopelessMessages(
  states: readonly [State, State],
  table: string,
  { viewer, version }: { viewer: number | null; version: number },
  random: QuickRandom,
): (ClientMessage & { id: string })[] {
  if (viewer === null) return [];
  const { players } = makePosition(states[0]);
  const other = (viewer + 1 + random.below(players.length - 1)) % players.length;
  const hidden = must(players[other]);
  const tries: object[] = [
    { type: 'bid', tile: 'no-such-tile', color: 'red' },
    { type: 'bid', tile: hidden.winter[0] ?? 'spring', color: 'green', screen: 9 },
    { type: 'offer', tiles: hidden.winter },
    { type: 'place', tile: hidden.placing?.[0]?.tile ?? 'home', q: 0, r: 0, rotation: 0 },
    { type: 'pay', skill: Object.keys(hidden.skills)[0] ?? 'miner' },
    { type: 'boat', boat: 'no-such-boat' },
    ...(decisionOf(states[0], other) ? [randomAction(states[0], other, random)] : []),
  ];
  const act = (action: object, id: string, seen: number): ClientMessage & { id: string } => ({
    type: 'act',
    table,
    id,
    version: seen,
    action: action as { type: string },
  });
  const messages: (ClientMessage & { id: string })[] = [
    { type: 'legal', table, id: 'legal' },
    { type: 'vote', table, id: 'vote', vote: 99, agree: true },
  ];
  for (const action of tries) {
    const hopeless = states.every((state) => checkAction(state, viewer, action as never) !== null);
    if (hopeless) messages.push(act(action, 'try', version));
  }
  for (const seen of [0, version, version + 1, version + 1000]) {
    messages.push(act(must(tries[0]), 'stale', seen));
    if (seen !== version) messages.push({ type: 'undo', table, id: 'stale', version: seen });
  }
  return messages;
}
