import type { GameEvent } from '@keyflower/engine';
import { capital, listed, plural } from '../terminal/layout.ts';
import { type Cast, countsText, fieldName, tileName, total } from './names.ts';

/** A line of an account; a heading starts a new part of it. */
export interface Told {
  text: string;
  heading?: true;
}

interface Sentence {
  player: number;
  clauses: string[];
}

/** Events that open a sentence of their own even if the same player acts again. */
const OPENERS: ReadonlySet<GameEvent['type']> = new Set([
  'passed',
  'bid',
  'used',
  'moved',
  'upgraded',
  'herded',
  'fed',
  'bid-returned',
  'tile-won',
  'turn-order-won',
  'boat-picked',
  'placed',
  'start-player',
  'marker-passed',
]);

/**
 * What happened, as sentences: consecutive events of one player become one. Tells what the events hold, so give
 * it redacted ones for a player. `open` accounts, of finished games, tell each placement when it is made.
 */
export function tell(events: readonly GameEvent[], cast: Cast, open = false): Told[] {
  const told: Told[] = [];
  let sentence: Sentence = { player: -1, clauses: [] };
  const close = () => {
    if (sentence.clauses.length > 0) told.push(sentenceText(sentence, cast));
    sentence = { player: -1, clauses: [] };
  };
  for (const event of inOrderOfTelling(events)) {
    if ('player' in event) {
      const clause = clauseOf(event, open);
      if (clause === null) continue;
      if (sentence.player !== event.player || OPENERS.has(event.type)) close();
      sentence = { player: event.player, clauses: [...sentence.clauses, clause] };
    } else {
      close();
      told.push(...aside(event, cast, open));
    }
  }
  close();
  return told;
}

function sentenceText({ player, clauses }: Sentence, cast: Cast): Told {
  const [first, ...rest] = clauses.map((clause) => cast.does(player, clause));
  const tail = rest.length > 0 ? `: ${rest.join(', ')}` : '';
  return { text: `${cast.subject(player)} ${first}${tail}.` };
}

/** The boats are loaded before the market is laid out, but belong under the new season's heading. */
function inOrderOfTelling(events: readonly GameEvent[]): GameEvent[] {
  const loaded = events.filter((event) => event.type === 'boat-loaded');
  const others = events.filter((event) => event.type !== 'boat-loaded');
  const began = others.findIndex((event) => event.type === 'season-began');
  return began < 0 ? [...events] : [...others.slice(0, began + 1), ...loaded, ...others.slice(began + 1)];
}

type PlayerEvent = Extract<GameEvent, { player: number }>;

/** What a player did, beginning with the bare verb; null where another event says it better. */
function clauseOf(event: PlayerEvent, open: boolean): string | null {
  switch (event.type) {
    case 'passed':
      return 'pass';
    case 'bid': {
      const raised = event.groups.length === 0 && event.total > event.screen;
      const bid = `${event.total} ${event.color} on ${tileName(event.tile)}`;
      const lying = event.lying ? ', lying down' : '';
      return `${raised ? 'raise to' : 'bid'} ${bid}${lying}${moving(event.groups)}`;
    }
    case 'used': {
      const workers = countsText(event.screen, '');
      return `use ${tileName(event.tile)}${workers && ` with ${workers}`}${moving(event.groups)}`;
    }
    case 'paid-worker':
      return `pay 1 ${event.worker}`;
    case 'paid-group':
      return `pay the bid on ${tileName(event.group)} (${countsText(event.workers)}) as one worker`;
    case 'paid-skill':
      return event.skill ? `pay 1 ${event.skill}` : 'pay a skill tile';
    case 'gained-resources':
      return `get ${countsText(event.resources, 'nothing, the supply being empty,')} on ${event.tile}`;
    case 'gained-green':
      return event.workers > 0 ? `get ${event.workers} green` : 'get no green worker: none is left';
    case 'drew-workers':
      return `draw ${drawn(event.workers, 'worker')} from the bag`;
    case 'drew-skills':
      return `draw ${drawn(event.skills, 'skill tile')} from the pile`;
    case 'capacity':
      return `may carry ${event.points} and upgrade ${event.upgrades}`;
    case 'moved':
      return `move 1 ${event.resource} from ${event.from} to ${event.to}`;
    case 'upgraded':
      return `upgrade ${event.tile} for ${paidText(event.pay)}`;
    case 'stood-up':
      return `see the lying bid on ${tileName(event.tile)} stand up, now ${event.color}`;
    case 'bid-returned':
      return `take back ${countsText(event.workers)} from ${tileName(event.tile)}`;
    case 'tile-won':
      return `win ${event.tile} for ${countsText(event.paid)}${alongWith(total(event.workers), event)}`;
    case 'turn-order-won':
      return `win ${tileName(event.tile)} for ${countsText(event.paid)}`;
    case 'workers-collected':
      return `collect ${countsText(event.workers)} in the village`;
    case 'start-player':
      return 'become start player';
    case 'marker-passed':
      return 'take the start marker';
    case 'boat-picked': {
      const goods = countsText({ ...event.workers, ...event.skills }, '');
      return `take ${event.boat}${goods && ` with ${goods}`}`;
    }
    case 'placed':
      return open ? `place ${tileName(event.tile)} at ${event.q},${event.r}` : null;
    case 'gained-wheat':
      return event.wheat > 0 ? `get ${event.wheat} wheat` : 'get no wheat: none is left';
    case 'animal-placed':
      return `put a ${event.kind} into the field at ${fieldName(event.field)}`;
    case 'herded':
      return `drive a ${event.kind} from the field at ${fieldName(event.from)} to ${fieldName(event.to)}`;
    case 'fed':
      return `spend 1 wheat and may carry ${event.points} now`;
    case 'bred':
      return `get a newborn ${event.kind} in the field at ${fieldName(event.field)}`;
    case 'boat-bonus':
      return `profit from boat ability ${event.ability}`;
    case 'chose':
    case 'transport-done':
    case 'placing-done':
    case 'offered':
    case 'offer-made':
      return null;
  }
}

/** What concerns no player, or all of them. */
function aside(event: Exclude<GameEvent, PlayerEvent>, cast: Cast, open: boolean): Told[] {
  switch (event.type) {
    case 'season-ended':
      return [{ text: `The end of ${event.season}`, heading: true }];
    case 'season-began':
      return [
        { text: capital(event.season), heading: true },
        {
          text: `On the market: ${listed(event.market.map(({ tile, face }) => tile + (face ? ` (face ${face})` : '')))}.`,
        },
      ];
    case 'tile-discarded': {
      const lost = total(event.workers) > 0 ? `; ${countsText(event.workers)} on it go into the bag` : '';
      return [{ text: `Nobody bid for ${event.tile}${lost}.` }];
    }
    case 'boat-loaded':
      return [{ text: `${event.boat} brings ${countsText({ ...event.workers, ...event.skills })}.` }];
    case 'placements-shown': {
      const lines = open ? [] : placementLines(event.placements, cast);
      return [
        ...lines,
        ...event.setAside.map(({ player, tile }) => ({
          text: `${cast.subject(player)} can place ${tileName(tile)} nowhere: it is set aside.`,
        })),
      ];
    }
    case 'offers-shown':
      return [
        {
          text: `Winter tiles put up: ${event.counts.map((n, seat) => `${cast.short(seat)} ${n}`).join(', ')}.`,
        },
      ];
    case 'game-over':
      return [{ text: 'The game is over.' }];
  }
}

function placementLines(placements: readonly { player: number; tile: string }[], cast: Cast): Told[] {
  const seats = [...new Set(placements.map(({ player }) => player))];
  return seats.map((seat) => {
    const tiles = placements.filter(({ player }) => player === seat).map(({ tile }) => tileName(tile));
    return { text: `${cast.subject(seat)} ${cast.does(seat, 'place')} ${listed(tiles)}.` };
  });
}

function moving(groups: readonly string[]): string {
  return groups.length === 0
    ? ''
    : `, moving the bid${groups.length > 1 ? 's' : ''} from ${listed(groups.map(tileName))}`;
}

function drawn(what: Partial<Record<string, number>> | number, noun: string): string {
  return typeof what === 'number' ? plural(what, noun) : countsText(what);
}

function paidText({ resources, skills }: { resources: object; skills: object | number }): string {
  const hidden = typeof skills === 'number' ? skills : 0;
  const seen = countsText({ ...resources, ...(typeof skills === 'number' ? {} : skills) }, '');
  return (
    [seen, hidden > 0 ? plural(hidden, 'skill tile') : ''].filter((part) => part !== '').join(', ') ||
    'nothing'
  );
}

function alongWith(workers: number, event: Extract<GameEvent, { type: 'tile-won' }>): string {
  return workers > 0 ? ` (and ${countsText(event.workers)} on it)` : '';
}
