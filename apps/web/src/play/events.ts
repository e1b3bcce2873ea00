import type { Words } from '@keyflower/words';
import type { Story } from '@keyflower/words/story/names';
import { type NameOfSeat, tell } from '@keyflower/words/story/tell';
import type { ToldEvent } from './model.ts';

/** Events that are a player's own action; others are consequences. */
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

/** What concerns the table rather than an action. */
const isOfTable = ({ type }: ToldEvent): boolean => type === 'seat-changed' || type === 'restored';

/** Whether each event was undone later. Changes of seats, for example, are not undone. */
export function undoneEvents(events: readonly ToldEvent[]): boolean[] {
  const undone = events.map(() => false);
  for (const [at, event] of events.entries()) if (event.type === 'undone') undone.fill(true, event.since, at);
  return undone.map((is, at) => is && !isOfTable(events[at]!));
}

/** The names of the players at the time of each event: later changes of seats do not rename them. */
export function namesThen(
  events: readonly ToldEvent[],
  nameOf: NameOfSeat,
  { events: { botFor, deletedPlayer } }: Story,
): (at: number) => NameOfSeat {
  const changes = events.flatMap((event, at) => (event.type === 'seat-changed' ? [{ at, event }] : []));
  if (changes.length === 0) return () => nameOf;
  return (at) => (seat) => {
    const ofSeat = changes.filter(({ event }) => event.player === seat);
    const last = ofSeat.filter((change) => change.at < at).at(-1)?.event;
    const next = ofSeat.find((change) => change.at >= at)?.event;
    const name = next ? next.before : last?.now === 'person' ? last.name : last?.before;
    if (name === undefined || name === null) return nameOf(seat);
    return last?.now === 'bot' ? botFor(name || deletedPlayer) : name || deletedPlayer;
  };
}

/** The events that still count, and the undos. */
export function standingEvents(events: readonly ToldEvent[]): readonly ToldEvent[] {
  const undone = undoneEvents(events);
  return undone.includes(true) ? events.filter((_, at) => !undone[at]) : events;
}

/** Whose action or gain it is; a change of seats concerns all. */
export const playerOf = (event: ToldEvent): number | null =>
  'player' in event && event.type !== 'seat-changed' ? event.player : null;

/** A forced answer is none: the viewer was not asked, and may not have seen what came before. */
const isOwnAction = (event: ToldEvent, me: number | null): boolean =>
  playerOf(event) === me && DEEDS.has(event.type) && !event.forced;

/** Maximum number of events for spectators and players who have not acted yet. */
const MOST_FOR_STRANGERS = 40;

/** Events since the viewer's last action, without that action's own consequences. */
export function sinceLastAction(events: readonly ToldEvent[], me: number | null): readonly ToldEvent[] {
  let from = events.length;
  while (from > 0 && !isOwnAction(events[from - 1]!, me)) from -= 1;
  if (from === 0 || me === null) return played(events).slice(-MOST_FOR_STRANGERS);
  while (from < events.length && playerOf(events[from]!) === me) from += 1;
  return events.slice(from);
}

/** Events after set-up. */
function played(events: readonly ToldEvent[]): readonly ToldEvent[] {
  const first = events.findIndex(({ type }) => type === 'boat-loaded' || type === 'season-began');
  return events.slice(Math.max(0, first));
}

const fieldTile = (field: string): string => field.split(':')[0]!;

/** The tiles that an event is about. */
export function tilesOf(event: ToldEvent): readonly string[] {
  switch (event.type) {
    case 'bid':
    case 'used':
      return [event.tile, ...event.groups];
    case 'gained-resources':
    case 'upgraded':
    case 'stood-up':
    case 'bid-returned':
    case 'tile-discarded':
    case 'tile-won':
    case 'turn-order-won':
    case 'capacity':
      return [event.tile];
    case 'paid-group':
      return [event.group];
    case 'moved':
      return [event.from, event.to];
    case 'boat-picked':
    case 'boat-loaded':
      return [event.boat];
    case 'placements-shown':
      return event.placements.map(({ tile }) => tile);
    case 'season-began':
      return event.market.map(({ tile }) => tile);
    case 'animal-placed':
    case 'bred':
      return [fieldTile(event.field)];
    case 'herded':
      return [fieldTile(event.from), fieldTile(event.to)];
    default:
      return [];
  }
}

/** The tiles that others changed since the viewer's last action. */
export function newsTiles(events: readonly ToldEvent[], me: number | null): Set<string> {
  const tiles = new Set<string>();
  for (const event of sinceLastAction(events, me)) {
    if (me !== null && playerOf(event) === me) continue;
    // A new season changes everything: marking all tiles would be noise.
    if (event.type === 'season-began' || event.type === 'boat-loaded') tiles.clear();
    else for (const tile of tilesOf(event)) tiles.add(tile);
  }
  return tiles;
}

/** Events as sentences; headings become sentences too. */
export function sentencesOf(events: readonly ToldEvent[], nameOf: NameOfSeat, words: Words): string[] {
  return events.flatMap((event) => {
    const told = tell(event, nameOf, words.story);
    if (!told) return [];
    return told.heading && !/[.!?]$/.test(told.text) ? `${told.text}.` : told.text;
  });
}

/** The first sentences, and how many more there are. */
export function shortened(
  sentences: readonly string[],
  most: number,
  rest: (n: number) => string,
): readonly string[] {
  const left = sentences.length - most;
  return left > 1 ? [...sentences.slice(0, most), rest(left)] : sentences;
}
