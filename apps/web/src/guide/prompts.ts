import type { Colour, Counts } from '@keyflower/engine';
import { specsOf } from '../play/index.ts';
import { endOfGame, type GameEnd } from './game-end.ts';
import { eventsOfSeason, lastOf, type Moment, sizeOf, workersOf } from './moment.ts';
import { lastSeasonEnd, type SeasonEnd } from './season-end.ts';

/** What the guide explains, with the facts of the moment. */
export type Prompt =
  | { topic: 'start'; workers: Counts<string> }
  /** A tile with workers is looked at: they set its colour. */
  | { topic: 'colour'; tile: string; colour: Colour; highest: number }
  | { topic: 'turn-order'; tile: string }
  | { topic: 'outbid'; tile: string; by: number; workers: Counts<Colour> }
  | { topic: 'own-use'; tile: string; next: number }
  | { topic: 'other-use'; tile: string; owner: number }
  | { topic: 'market-use'; tile: string }
  | { topic: 'green'; workers: number }
  | { topic: 'passed'; player: number }
  | { topic: 'transport'; points: number; upgrades: number }
  | { topic: 'upgrade'; tile: string }
  | { topic: 'place'; tiles: readonly string[] }
  | { topic: 'summer' | 'autumn' }
  | { topic: 'offer'; tiles: readonly string[] }
  | { topic: 'winter'; points: number }
  | SeasonEnd
  | GameEnd;

/** What is remembered when a prompt was read: each end of a season is explained. */
export const keyOf = (prompt: Prompt): string =>
  prompt.topic === 'season-end' ? `season-end ${prompt.season}` : prompt.topic;

type Rule = (moment: Moment) => Prompt | null;

const offersOf = ({ view }: Moment): Moment['view']['market'] => [...view.market, ...view.turnOrder];

const atTurn =
  (rule: Rule): Rule =>
  (moment) =>
    moment.decision === 'turn' ? rule(moment) : null;

const start: Rule = (moment) => ({ topic: 'start', workers: workersOf(moment) });

function outbid(moment: Moment): Prompt | null {
  const { seat } = moment;
  for (const { tile, bids = [] } of offersOf(moment)) {
    const mine = bids.find(({ player }) => player === seat);
    const best = bids.find(
      ({ player, workers }) => player !== seat && mine && sizeOf(workers) > sizeOf(mine.workers),
    );
    if (mine && best) return { topic: 'outbid', tile, by: best.player, workers: mine.workers };
  }
  return null;
}

/** What the player used last, in this season. */
function used(moment: Moment): Prompt | null {
  const { view, seat, events } = moment;
  const tile = lastOf(eventsOfSeason(events), 'used', ({ player }) => player === seat)?.event.tile;
  if (tile === undefined) return null;
  const owner = view.players.findIndex(({ village }) => village.some((one) => one.tile === tile));
  if (owner < 0) return { topic: 'market-use', tile };
  if (owner !== seat) return { topic: 'other-use', tile, owner };
  const { uses = [] } = view.players[seat]!.village.find((one) => one.tile === tile)!;
  return { topic: 'own-use', tile, next: Math.max(0, ...uses.map(sizeOf)) + 1 };
}

function green(moment: Moment): Prompt | null {
  const workers = workersOf(moment).green ?? 0;
  return workers > 0 ? { topic: 'green', workers } : null;
}

function passed({ events, seat }: Moment): Prompt | null {
  const last = lastOf(eventsOfSeason(events), 'passed', ({ player }) => player !== seat);
  return last && { topic: 'passed', player: last.event.player };
}

function season({ view }: Moment): Prompt | null {
  return view.season === 'summer' || view.season === 'autumn' ? { topic: view.season } : null;
}

function winter(moment: Moment): Prompt | null {
  return moment.view.season === 'winter' ? { topic: 'winter', points: endOfGame(moment).points } : null;
}

function transport({ decision, view, seat }: Moment): Prompt | null {
  const pending = view.pending.find(({ player }) => player === seat);
  if (decision !== 'transport' || !pending) return null;
  return { topic: 'transport', points: pending.points ?? 0, upgrades: pending.upgrades ?? 0 };
}

function upgrade({ decision, actions }: Moment): Prompt | null {
  const first = actions.find(({ type }) => type === 'upgrade');
  return decision === 'transport' && first?.type === 'upgrade'
    ? { topic: 'upgrade', tile: first.tile }
    : null;
}

function place({ decision, view, seat }: Moment): Prompt | null {
  const { placing = [] } = view.players[seat]!;
  return decision === 'place' ? { topic: 'place', tiles: placing.map(({ tile }) => tile) } : null;
}

function offer({ decision, view, seat }: Moment): Prompt | null {
  const { winter: tiles } = view.players[seat]!;
  return decision === 'offer' && typeof tiles !== 'number' ? { topic: 'offer', tiles } : null;
}

/** What comes up by itself, the most important first. */
const DUE: readonly Rule[] = [
  lastSeasonEnd,
  atTurn(start),
  transport,
  upgrade,
  offer,
  place,
  atTurn(season),
  atTurn(winter),
  atTurn(outbid),
  atTurn(used),
  atTurn(passed),
  atTurn(green),
];

/** The prompt for a decision; null if everything that it needs is known. The end of the game is always explained. */
export function promptAt(moment: Moment, isKnown: (key: string) => boolean): Prompt | null {
  if (moment.view.phase === 'scoring') return endOfGame(moment);
  if (moment.decision === null) return null;
  return firstNew(DUE, moment, isKnown);
}

function colour(moment: Moment): Prompt | null {
  const there = offersOf(moment).find(({ tile }) => tile === moment.looked);
  const { bids = [], color } = there ?? {};
  const [first] = bids;
  const standing = color ?? (first && (Object.keys(first.workers)[0] as Colour | undefined));
  if (!there || !first || standing === undefined) return null;
  const highest = Math.max(...bids.map(({ workers }) => sizeOf(workers)));
  return { topic: 'colour', tile: there.tile, colour: standing, highest };
}

function turnOrder({ looked, edition, view }: Moment): Prompt | null {
  if (looked === null || specsOf(edition, view)(looked).kind !== 'turn-order') return null;
  return { topic: 'turn-order', tile: looked };
}

const LOOKED: readonly Rule[] = [colour, turnOrder];

/** The prompt for a tile that the player looks at on their turn. */
export const promptAtTile = (moment: Moment, isKnown: (key: string) => boolean): Prompt | null =>
  moment.decision === 'turn' ? firstNew(LOOKED, moment, isKnown) : null;

function firstNew(rules: readonly Rule[], moment: Moment, isKnown: (key: string) => boolean): Prompt | null {
  for (const rule of rules) {
    const prompt = rule(moment);
    if (prompt && !isKnown(keyOf(prompt))) return prompt;
  }
  return null;
}
