import type { Sight } from '../sight.ts';
import { animalJourneys, resourceJourneys, skillJourneys, wheatJourneys } from './goods.ts';
import { type Journey, KINDS } from './journey.ts';
import { calendarJourneys, tileJourneys } from './tiles.ts';
import { workerJourneys } from './workers.ts';

/**
 * What went where between two looks at a table. It is read from nothing but the two, so it can show nothing that
 * the viewer may not know.
 */
export function journeys(before: Sight, after: Sight): Journey[] {
  if (before === after || before.players.length !== after.players.length) return [];
  return [
    workerJourneys,
    resourceJourneys,
    skillJourneys,
    wheatJourneys,
    animalJourneys,
    tileJourneys,
    calendarJourneys,
  ]
    .flatMap((find) => find(before, after))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}
