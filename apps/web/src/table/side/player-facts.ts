import type { Counts } from '@keyflower/engine';
import type { Sight } from '../sight.ts';

/** From me on clockwise; spectators begin with the first seat. */
export const around = (players: number, me: number | null): number[] =>
  Array.from({ length: players }, (_, i) => ((me ?? 0) + i) % players);

/** Who passed since somebody last did something else: those just before whoever is to act. */
export function hasPassed(
  { phase, active, passes, players }: Pick<Sight, 'phase' | 'active' | 'passes' | 'players'>,
  seat: number,
): boolean {
  if (phase !== 'actions') return false;
  const back = (active - seat + players.length) % players.length;
  return back >= 1 && back <= passes;
}

/** Seats in the order in which they pick boats, as far as it is known. */
export function boatTurns({
  phase,
  boatOrder,
  pending,
}: Pick<Sight, 'phase' | 'boatOrder' | 'pending'>): number[] {
  if (phase !== 'ending') return [];
  const picking = pending.find(({ decision }) => decision === 'boat');
  return [...boatOrder, ...(picking ? [picking.player, ...(picking.next ?? [])] : [])];
}

export type SeenPlayer = Sight['players'][number];

/** What a player surely holds, where the rest is hidden: by heart as an aid, otherwise only what lies openly. */
export function surely({ workers, known, open }: SeenPlayer, aids: boolean): Counts<string> {
  if (typeof workers !== 'number') return {};
  const hand = aids ? known : open;
  return { ...hand?.workers, ...hand?.skills };
}

export const winterCount = ({ winter }: SeenPlayer): number =>
  typeof winter === 'number' ? winter : winter.length;
