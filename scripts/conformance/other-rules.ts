import {
  type Action,
  DrawnChance,
  FULL_EDITION,
  parsePosition,
  type Position,
  QuickRandom,
  type ScoreLine,
  scoreGame,
} from '../../packages/engine/src/index.ts';
import { must } from '../testing/must.ts';
import { type Dealt, type Listed, owns, type Scored, specOf, total, type Viewed } from './facts.ts';

const anyOf =
  <Type extends Action['type']>(
    type: Type,
    holds: (actions: Extract<Action, { type: Type }>[], listed: Listed) => boolean = () => true,
  ) =>
  (listed: Listed): boolean => {
    const actions = listed.actions.filter((one) => one.type === type) as Extract<Action, { type: Type }>[];
    return actions.length > 0 && holds(actions, listed);
  };

/** Tiles with a bid of the seat that wins, or loses. */
function bids({ position, seat }: Listed, winning: boolean): string[] {
  return [...position.market, ...position.turnOrder].flatMap(({ tile, bids: all = [] }) => {
    const own = all.find(({ player }) => player === seat);
    const most = Math.max(...all.map(({ workers }) => total(workers)));
    return own && (total(own.workers) === most) === winning ? [tile] : [];
  });
}

const countBy = <T>(list: readonly T[], key: (entry: T) => string): number[] => {
  const counts = new Map<string, number>();
  for (const entry of list) counts.set(key(entry), (counts.get(key(entry)) ?? 0) + 1);
  return [...counts.values()];
};

export const LIST_RULES: Readonly<Record<string, (listed: Listed) => boolean>> = {
  'TURN-3': ({ actions }) => actions.length === 1 && actions[0]?.type === 'pass',
  'BID-0': (listed) => bids(listed, true).length > 0 && bids(listed, false).length > 0,
  'BID-6': (listed) => bids(listed, true).length > 0,
  'USE-1': anyOf('use', (_, { position }) => position.season === 'winter'),
  'USE-10': anyOf('choose'),
  'MOVE-9': anyOf('upgrade', (actions) => countBy(actions, ({ tile }) => tile).some((n) => n > 1)),
  'END-5': anyOf('boat'),
  'END-10': anyOf('place'),
  'SEA-4': anyOf('offer'),
  'FARM-3': anyOf(
    'animal',
    (actions) => new Set(actions.map(({ field }) => field).filter((f) => f.startsWith('home-'))).size === 5,
  ),
  'FARM-6': anyOf('animal'),
  'FARM-10': anyOf('breed'),
};

const line =
  (holds: (line: ScoreLine, scored: Scored, seat: number) => boolean) =>
  (scored: Scored): boolean =>
    scored.score.players.some(({ lines }, seat) => lines.some((one) => holds(one, scored, seat)));

const onTile = (...tiles: string[]) => line(({ tile }) => tile !== undefined && tiles.includes(tile));

const shape = (name: string) =>
  line(({ tile }) => tile !== undefined && specOf(tile).front.shape?.shape === name);

/** The owner of a boat's face b would get other points without it. */
const earnsBy =
  (boat: string) =>
  ({ position, score }: Scored): boolean => {
    if (!position.players.some((_, seat) => owns(position, seat, boat, 'b'))) return false;
    const turned = JSON.parse(JSON.stringify(position)) as Position;
    for (const { village } of turned.players) {
      for (const tile of village) if (tile.tile === boat) tile.face = 'a';
    }
    const chance = new DrawnChance(new QuickRandom('turned'));
    const other = scoreGame(parsePosition(FULL_EDITION, turned, chance));
    return score.players.some(({ total: points }, seat) => points !== must(other.players[seat]).total);
  };

const isTied = ({ score: { players } }: Scored): boolean => {
  const most = Math.max(...players.map((sheet) => sheet.total));
  return players.filter((sheet) => sheet.total === most).length > 1;
};

export const SCORE_RULES: Readonly<Record<string, (scored: Scored) => boolean>> = {
  'SCORE-1': line(({ tile, items, count, points }) => tile !== undefined && !items && !count && points > 0),
  'SCORE-2': line(({ tile }) => tile !== undefined && specOf(tile).front.yard !== undefined),
  'SCORE-3': line(
    ({ tile, items }) => tile !== undefined && specOf(tile).front.gather !== undefined && !!items,
  ),
  'SCORE-4': line(({ gold }) => gold !== undefined),
  'SCORE-5': ({ score }) => score.players.some(({ marker }) => marker !== undefined),
  'SCORE-6': onTile('watermill', 'village-hall', 'scholar'),
  'SCORE-7': shape('transport-capacity'),
  'SCORE-8': shape('road-loop'),
  'SCORE-9': shape('boats-on-river'),
  'SCORE-10': ({ score }) => score.players.some(({ flip }) => flip !== undefined),
  'SCORE-11': shape('unallocated-workers'),
  'SCORE-12': shape('adjacent-tiles'),
  'SCORE-13': earnsBy('boat-3'),
  'SCORE-14': ({ score }) =>
    score.players.some(({ lines }) => lines.filter(({ items }) => items !== undefined).length > 2),
  'SCORE-15': isTied,
  'FARM-12': line(({ field }) => field !== undefined),
  'FARM-13': line(({ tile, items }) => tile === 'sheep-shelter' && items !== undefined),
  'FARM-14': onTile('hillside'),
  'FARM-15': onTile('bakery', 'granary'),
  'FARM-16': earnsBy('boat-5'),
};

export const VIEW_RULES: Readonly<Record<string, (viewed: Viewed) => boolean>> = {
  'SECRET-1': ({ seat, position }) => seat !== null && position.phase !== 'scoring',
  'SECRET-2': ({ position }) => position.market.some((offer) => (offer.bids ?? []).length > 0),
  'SECRET-4': ({ seat }) => seat === null,
  'VAR-1': ({ position }) =>
    position.options.gamers && position.players.some(({ open }) => total(open?.workers) > 0),
  'END-9': ({ position }) => position.pending[0]?.decision === 'place',
  'SEA-4': ({ position }) => position.players.some(({ offered }) => offered !== undefined),
};

const always = (): boolean => true;

export const SETUP_RULES: Readonly<Record<string, (dealt: Dealt) => boolean>> = {
  'SET-1': always,
  'SET-2': always,
  'SET-3': always,
  'SET-4': always,
  'SET-5': always,
  'SET-6': always,
  'SET-7': always,
  'SET-8': always,
  'FARM-1': ({ options }) => options.farmers !== 'off',
  'FARM-2': ({ options }) => options.farmers !== 'off',
  'VAR-2': ({ options }) => options.handicap.length > 0,
};

/** The names of the rules whose tests hold. */
export const shown = <Subject>(
  rules: Readonly<Record<string, (subject: Subject) => boolean>>,
  subject: Subject,
): string[] => Object.keys(rules).filter((rule) => must(rules[rule])(subject));
