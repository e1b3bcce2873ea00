import type { ToldEvent } from '../model.ts';

/** What somebody does of their own; the rest happens to them. */
const DEEDS: ReadonlySet<ToldEvent['type']> = new Set<ToldEvent['type']>([
  'passed',
  'bid',
  'used',
  'paid-worker',
  'paid-group',
  'paid-skill',
  'chose',
  'moved',
  'upgraded',
  'transport-done',
  'boat-picked',
  'placed',
  'placing-done',
  'offered',
  'offer-made',
  'animal-placed',
  'herded',
  'fed',
]);

export const playerOf = (event: ToldEvent): number | null => ('player' in event ? event.player : null);

/** Whoever only watches, or has done nothing yet, is told no more than this. */
const MOST_FOR_STRANGERS = 40;

/** What happened since I last did something; what my own action brought me is not among it. */
export function sinceMine(events: readonly ToldEvent[], me: number | null): readonly ToldEvent[] {
  let from = events.length;
  while (from > 0 && !(playerOf(events[from - 1]) === me && DEEDS.has(events[from - 1].type))) from -= 1;
  if (from === 0 || me === null) return played(events).slice(-MOST_FOR_STRANGERS);
  while (from < events.length && playerOf(events[from]) === me) from += 1;
  return events.slice(from);
}

/** Without the set-up of the game. */
function played(events: readonly ToldEvent[]): readonly ToldEvent[] {
  const first = events.findIndex(({ type }) => type === 'boat-loaded' || type === 'season-began');
  return events.slice(Math.max(0, first));
}
