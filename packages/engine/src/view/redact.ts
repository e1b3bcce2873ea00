import type { GameEvent } from '../types.ts';
import type { Counts } from '../model/names.ts';

/**
 * An event as a viewer may see it (SECRET-1, SECRET-2), or null if they may not know of it at all. `viewer` is
 * a seat, or null for a spectator.
 */
export function redactEvent(event: GameEvent, viewer: number | null): GameEvent | null {
  if ('player' in event && event.player === viewer) return event;
  switch (event.type) {
    case 'drew-workers':
      return { ...event, workers: size(event.workers) };
    case 'drew-skills':
      return { ...event, skills: size(event.skills) };
    case 'paid-skill': {
      const { skill: _skill, ...rest } = event;
      return event.public ? event : rest;
    }
    case 'upgraded':
      return event.skillsPublic ? event : { ...event, pay: { ...event.pay, skills: size(event.pay.skills) } };
    case 'placed':
    case 'offered':
      return null;
    default:
      return event;
  }
}

export function redactEvents(events: readonly GameEvent[], viewer: number | null): GameEvent[] {
  return events.flatMap((event) => redactEvent(event, viewer) ?? []);
}

function size(counts: Counts<string> | number): number {
  if (typeof counts === 'number') return counts;
  return Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}
