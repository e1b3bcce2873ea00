import type { View } from '@keyflower/engine';

/**
 * The view as it would be if a seat decided now, to choose its next answer in advance. Null if it decides now, or if its
 * next decision is not a turn of this season or a boat.
 */
export function asIfAsked(view: View, seat: number): View | null {
  const { pending, phase } = view;
  const [first] = pending;
  if (!first || pending.some(({ player }) => player === seat)) return null;
  if (phase === 'actions') {
    // Animals of a use in progress wait only while their owner decides.
    const players = view.players.map(({ waiting: _waiting, ...player }) => player);
    return { ...view, active: seat, players, pending: [{ player: seat, decision: 'turn' }] };
  }
  const { player, decision, next = [] } = first;
  if (decision !== 'boat' || !next.includes(seat)) return null;
  const later = [player, ...next].filter((other) => other !== seat);
  return { ...view, pending: [{ player: seat, decision: 'boat', next: later }] };
}
