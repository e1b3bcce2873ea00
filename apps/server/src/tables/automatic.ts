import { checkAction, decisionOf, decisions, type GivenAction, publicAnswer } from '@keyflower/engine';
import { absenceDue } from './absence.ts';
import { nextDue } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import { queuedAnswer } from './queue.ts';

/** Answers that the server gives for a player: forced in everyone’s sight, or as the player wished. */
export type Automatic = 'forced' | 'queued' | 'auto-pass';

export interface AutomaticAnswer {
  seat: number;
  action: GivenAction;
  by: Automatic;
}

/** The answer that the server now gives for a person’s seat, absent people included; null if it gives none. */
export function automaticAnswer(table: LiveTable): AutomaticAnswer | null {
  if (!table.playing) return null;
  for (const { player: seat } of decisions(table.state)) {
    const { bot, auto_pass: autoPass } = table.seat(seat);
    if (bot !== null) continue;
    const forced = table.settings.askForced ? null : publicAnswer(table.state, seat);
    if (forced) return { seat, action: forced, by: 'forced' };
    const queued = queuedAnswer(table.seat(seat));
    if (queued && checkAction(table.state, seat, queued) === null)
      return { seat, action: queued, by: 'queued' };
    if (autoPass && decisionOf(table.state, seat) === 'turn') {
      return { seat, action: { type: 'pass' }, by: 'auto-pass' };
    }
  }
  return null;
}

/** When the table next needs the server, in play time: at once for an automatic answer, otherwise by its clocks. */
export function dueAtTable(table: LiveTable): number | null {
  if (table.live.starting) return table.live.starting.until;
  if (automaticAnswer(table)) return 0;
  return table.live.times ? nextDue(table.live.times) : absenceDue(table);
}
