import type { GameEvent, Position, PositionTile, Resource } from '../../packages/engine/src/index.ts';
import { must } from '../testing/must.ts';
import { offerOf, owns, shownFace, specOf, type Step, total, villageTile } from './facts.ts';

type Test = (step: Step) => boolean;

const event =
  <Type extends GameEvent['type']>(
    type: Type,
    holds: (event: Extract<GameEvent, { type: Type }>, step: Step) => boolean = () => true,
  ): Test =>
  (step) =>
    step.events.some((one) => one.type === type && holds(one as Extract<GameEvent, { type: Type }>, step));

const either =
  (...tests: Test[]): Test =>
  (step) =>
    tests.some((test) => test(step));

const bidOf = (position: Position, tile: string, seat: number): number =>
  total(offerOf(position, tile)?.bids?.find(({ player }) => player === seat)?.workers);

const highestOther = (position: Position, tile: string, seat: number): number =>
  Math.max(
    0,
    ...(offerOf(position, tile)?.bids ?? [])
      .filter(({ player }) => player !== seat)
      .map(({ workers }) => total(workers)),
  );

/** A bid, with the bidder's own bid on the tile and the highest other one before it. */
const bid =
  (holds: (step: Step, own: number, other: number, tile: string) => boolean): Test =>
  (step) => {
    const { action, before, seat } = step;
    if (action.type !== 'bid') return false;
    return holds(
      step,
      bidOf(before, action.tile, seat),
      highestOther(before, action.tile, seat),
      action.tile,
    );
  };

const use =
  (holds: (step: Step, tile: string, screen: object, groups: readonly string[]) => boolean): Test =>
  (step) =>
    step.action.type === 'use' && holds(step, step.action.tile, step.action.screen, step.action.groups);

const usesOf = (position: Position, tile: string): readonly object[] =>
  offerOf(position, tile)?.uses ??
  position.players.flatMap(({ village }) => village.find((one) => one.tile === tile)?.uses ?? []);

const usedTile = ({ before }: Step): string | undefined => before.pending[0]?.tile;

const isOwn = ({ before, seat }: Step, tile: string): boolean =>
  villageTile(before, seat, tile) !== undefined;

/** Fewer pieces are gained than the tile shows. */
const shortGain: Test = ({ action, before, events, after }) => {
  if (action.type !== 'use' || after.pending[0]?.decision !== 'turn') return false;
  const printed = total(shownFace(before, action.tile).use?.gain);
  const gained = events.reduce((sum, one) => {
    if (one.type === 'gained-resources') return sum + total(one.resources);
    if (one.type === 'drew-workers') return sum + total(one.workers as object);
    if (one.type === 'drew-skills') return sum + total(one.skills as object);
    return one.type === 'gained-green' ? sum + one.workers : sum;
  }, 0);
  return gained < printed;
};

const NEIGHBOURS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

const edgeOf = ({ tile, rotation = 0 }: PositionTile, direction: number): string =>
  must(specOf(tile).edges[(direction - rotation + 6) % 6]);

/** A step between two tiles that no road connects. */
function crossesField(from: PositionTile, to: PositionTile): boolean {
  const direction = NEIGHBOURS.findIndex(([q, r]) => from.q + q === to.q && from.r + r === to.r);
  return direction >= 0 && (edgeOf(from, direction) !== 'R' || edgeOf(to, (direction + 3) % 6) !== 'R');
}

/** An upgrade's resources beyond those that its cost names, by kind; `any` is part of the cost. */
function substituted(tile: string, paid: Partial<Record<Resource, number>>): Resource[] {
  const cost = specOf(tile).upgradeCost?.resources ?? {};
  return (Object.keys(paid) as Resource[]).filter(
    (kind) => (paid[kind] ?? 0) > (cost[kind] ?? 0) && !cost.any,
  );
}

/** The fields with animals, each with their kinds. */
function animalFields(position: Position): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { village } of position.players) {
    for (const { tile, animals } of village) {
      for (const { kind, half } of animals ?? []) {
        const name = `${tile}:${half}`;
        fields.set(name, [...(fields.get(name) ?? []), kind]);
      }
    }
  }
  return fields;
}

const sharesField: Test = ({ events, after, seat }) =>
  owns(after, seat, 'boat-5', 'a') &&
  events.some(
    (one) =>
      (one.type === 'animal-placed' || one.type === 'bred') &&
      one.player === seat &&
      (animalFields(after).get(one.field)?.length ?? 0) > 1,
  );

const merged: Test = ({ before, after, events }) =>
  events.some(({ type }) => type === 'placements-shown') &&
  [...animalFields(before).keys()].some((name) => !animalFields(after).has(name));

const joinedField: Test = (step) => {
  const { action } = step;
  const tile = usedTile(step);
  return (
    action.type === 'animal' &&
    tile !== undefined &&
    isOwn(step, tile) &&
    !action.field.startsWith(`${tile}:`) &&
    !action.field.startsWith('home-')
  );
};

/** What a step shows. A rule may be shown in other ways, too: by lists, refusals, scores, views and set-ups. */
export const STEP_RULES: Readonly<Record<string, Test>> = {
  'SET-9': ({ draws }) => draws.some(({ what }) => what === 'face'),
  'SEA-1': event('season-began'),
  'SEA-2': event('boat-loaded'),
  'SEA-3': event('boat-loaded', ({ boat, workers, skills }, { after }) => {
    const goods = specOf(boat).goods?.[after.season as 'summer'];
    return goods !== undefined && (total(workers) < goods.workers || total(skills) < goods.skills);
  }),
  'SEA-4': either(event('offer-made'), event('offers-shown')),
  'TURN-1': ({ before, after }) =>
    before.pending[0]?.decision === 'turn' &&
    after.pending[0]?.decision === 'turn' &&
    after.active === (before.active + 1) % before.players.length,
  'TURN-2': (step) => step.action.type === 'pass' && (step.before.passes > 0 || event('season-ended')(step)),
  'BID-0': bid((_, own, other) => other > 0 && own < other),
  'BID-1': bid((_step, _own, _other, tile) => specOf(tile).kind === 'turn-order'),
  'BID-2': bid(({ action }) => action.type === 'bid' && action.groups.length > 0),
  'BID-4': bid(({ before }, _own, _other, tile) => usesOf(before, tile).length > 0),
  'BID-5': bid((_, own, other) => own > 0 && other > own),
  'BID-6': bid((_, own, other) => own > other),
  'BID-7': bid(({ action }) => action.type === 'bid' && action.color === 'green'),
  'BID-8': event('bid', ({ lying }) => lying === true),
  'BID-9': event('stood-up'),
  'USE-1': use((step, tile) => !isOwn(step, tile) && offerOf(step.before, tile) === undefined),
  'USE-2': use(({ before }, tile, screen) => {
    const last = usesOf(before, tile).at(-1);
    return last !== undefined && total(screen) > total(last) + 1;
  }),
  'USE-3': use((_step, _tile, _screen, groups) => groups.length > 0),
  'USE-4': use((_step, _tile, screen) => Object.keys(screen).length > 1),
  'USE-5': shortGain,
  'USE-6': event('gained-resources'),
  'USE-7': either(event('drew-workers'), event('drew-skills'), event('gained-green')),
  'USE-8': either(event('paid-worker'), event('paid-group')),
  'USE-9': (step) => step.action.type === 'pay' && /^(tavern|hiring-fair)$/.test(usedTile(step) ?? ''),
  'USE-10': either(
    event('chose'),
    use(({ before }, tile) => /^(workshop|farm-yard):back$/.test(`${tile}:${villageBack(before, tile)}`)),
  ),
  'USE-11': ({ action, before, seat }) =>
    action.type === 'upgrade' && (villageTile(before, seat, action.tile)?.uses?.length ?? 0) > 0,
  'MOVE-1': (step) => {
    const { type } = step.action;
    return (type === 'move' || type === 'upgrade') && !isOwn(step, usedTile(step) ?? '');
  },
  'MOVE-2': event('moved', (_, { before, seat }) => !owns(before, seat, 'boat-2', 'a')),
  'MOVE-3': event('upgraded'),
  'MOVE-4': event('upgraded', ({ tile, pay }) => substituted(tile, pay.resources).includes('gold')),
  'MOVE-5': (step) => step.action.type === 'upgrade' && step.action.tile === usedTile(step),
  'MOVE-6': event('moved', ({ from, to }, { before, seat }) => {
    const [a, b] = [villageTile(before, seat, from), villageTile(before, seat, to)];
    return a !== undefined && b !== undefined && owns(before, seat, 'boat-2', 'a') && crossesField(a, b);
  }),
  'MOVE-7': event('capacity', (_, { before, seat }) => owns(before, seat, 'boat-2', 'b')),
  'MOVE-8': event('upgraded', ({ tile, pay }) =>
    substituted(tile, pay.resources).some((kind) => kind !== 'gold'),
  ),
  'END-1': event('bid-returned'),
  'END-2': event('tile-discarded', ({ workers }) => total(workers) > 0),
  'END-3': event('tile-won', ({ workers }) => total(workers) > 0),
  'END-4': event('workers-collected'),
  'END-5': event('boat-picked', (_, { before }) => before.season !== 'winter'),
  'END-6': either(event('start-player'), event('marker-passed')),
  'END-7': event('boat-picked', (_, { before }) => before.season === 'winter'),
  'END-8': event('boat-bonus'),
  'END-9': (step) => step.action.type === 'place' && step.before.pending.length > 1,
  'END-10': event('placed'),
  'END-11': event('placements-shown', ({ setAside }) => setAside.length > 0),
  'FARM-4': joinedField,
  'FARM-5': merged,
  'FARM-6': event('animal-placed'),
  'FARM-7': event('herded'),
  'FARM-8': event('fed'),
  'FARM-9': sharesField,
  'FARM-10': event('bred'),
  'FARM-11': event('boat-picked', (_, { before, seat }) => total(before.players[seat]?.due) > 0),
  'VAR-1': ({ before, after, seat }) =>
    before.options.gamers &&
    JSON.stringify(before.players[seat]?.open) !== JSON.stringify(after.players[seat]?.open),
};

const villageBack = (position: Position, tile: string): string =>
  position.players.some(({ village }) => village.some((one) => one.tile === tile && one.upgraded))
    ? 'back'
    : 'front';
