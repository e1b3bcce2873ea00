import { type Action, type Resource, RESOURCES, SKILLS, type State } from '@keyflower/engine';
import {
  ANY,
  faceOf,
  forEachResourcePayment,
  forEachSkillPayment,
  GOLD,
  paysInAnyKind,
  RESOURCE_COUNT,
  RoadSearch,
  searchWays,
  Shortfall,
  SKILL_COUNT,
  upgradeCostOf,
  type UpgradeTable,
  villageSize,
  villageTile,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';

/** Some steps of a transport that belong together. */
export interface TransportPlan {
  actions: Action[];
  /** Whether it ends with an upgrade. */
  upgrades: boolean;
}

/** A resource that is to be fetched. */
interface Fetch {
  from: number;
  kind: number;
  steps: number;
}

const roads = new RoadSearch();
const short = new Shortfall();
const lying = new Int8Array(RESOURCE_COUNT);
const taken = new Int8Array(S.MAX_TILES * RESOURCE_COUNT);

/** The next plans in a transport: upgrades with the moves that fetch their cost, and single moves. */
export function transportPlans(state: State, seat: number): TransportPlan[] {
  const { bytes: b, content } = state;
  const found: TransportPlan[] = [];
  const inAnyKind = paysInAnyKind(state, seat);
  const wheat = S.hasFarmers(content) ? state.slice[S.WHEAT + seat] : 0;
  const size = villageSize(state, seat);
  for (let i = 0; i < size; i++) {
    const tile = villageTile(state, seat, i);
    const face = faceOf(state, tile);
    const cost = upgradeCostOf(state, tile);
    const spec = content.tiles[tile];
    const { yard } = face === 1 && spec.back ? spec.back : spec.front;
    if (!cost && !yard) continue;
    searchWays(state, seat, tile, b[S.POINTS] + wheat, roads);
    if (cost) addUpgrade(found, state, seat, tile, cost, inAnyKind);
    if (yard) addDelivery(found, state, tile, yard.resource);
  }
  return found;
}

function addUpgrade(
  found: TransportPlan[],
  state: State,
  seat: number,
  tile: number,
  cost: UpgradeTable,
  inAnyKind: boolean,
): void {
  const { bytes: b } = state;
  const fetches = fetchFor(state, tile, cost, inAnyKind);
  if (!fetches) return;
  let steps = 0;
  for (const fetch of fetches) steps += fetch.steps;
  const hasSkills = short.ofSkills(cost, b, S.SKILL_TILES + seat * SKILL_COUNT) === 0;
  const fed = Math.max(0, steps - b[S.POINTS]);
  const wheat = S.hasFarmers(state.content) ? state.slice[S.WHEAT + seat] : 0;
  if (hasSkills && b[S.UPGRADES] > 0 && fed <= wheat) {
    const actions: Action[] = [];
    for (let i = 0; i < fed; i++) actions.push({ type: 'feed' });
    for (const fetch of fetches) actions.push(moveOf(state, fetch, tile));
    actions.push(upgradeOf(state, seat, tile, cost, fetches, inAnyKind));
    found.push({ actions, upgrades: true });
  } else if (fetches.length > 0 && fetches[0].steps <= b[S.POINTS]) {
    found.push({ actions: [moveOf(state, fetches[0], tile)], upgrades: false });
  }
}

function moveOf({ content }: State, { from, kind }: Fetch, to: number): Action {
  return { type: 'move', resource: RESOURCES[kind], from: content.ids[from], to: content.ids[to] };
}

/** The nearest resources that complete a cost, besides those on the tile; null if there are not enough. */
function fetchFor(state: State, tile: number, cost: UpgradeTable, inAnyKind: boolean): Fetch[] | null {
  const fetches: Fetch[] = [];
  taken.fill(0);
  short.ofResources(cost, state.bytes, S.RESOURCES_ON + tile * S.TILE, inAnyKind);
  for (let kind = RESOURCE_COUNT - 1; kind >= 0; kind--) {
    for (let n = short.kinds[kind]; n > 0; n--) {
      if (!find(state, tile, kind, fetches) && !find(state, tile, GOLD, fetches)) return null;
    }
  }
  for (let n = short.any; n > 0; n--) if (!find(state, tile, ANY, fetches)) return null;
  return fetches;
}

/** The nearest resource of a kind, or of any kind; gold only as a last resort. */
function find(state: State, tile: number, kind: number, into: Fetch[]): boolean {
  return findOne(state, tile, kind, into) || (kind < 0 && findOne(state, tile, GOLD, into));
}

function findOne({ bytes: b }: State, tile: number, kind: number, into: Fetch[]): boolean {
  for (let i = 1; i < roads.count; i++) {
    const from = roads.reached[i];
    for (let k = 0; k < RESOURCE_COUNT; k++) {
      if (kind >= 0 ? k !== kind : k === GOLD) continue;
      const at = from * RESOURCE_COUNT + k;
      if (b[S.RESOURCES_ON + from * S.TILE + k] - taken[at] <= 0 || from === tile) continue;
      taken[at] += 1;
      into.push({ from, kind: k, steps: roads.stepsTo(from) });
      return true;
    }
  }
  return false;
}

const resources = [0, 0, 0, 0];
const skills = [0, 0, 0];

/** The payment that keeps the most useful pieces: named pieces first, then as little gold as possible. */
function upgradeOf(
  { bytes: b, content }: State,
  seat: number,
  tile: number,
  cost: UpgradeTable,
  fetches: readonly Fetch[],
  inAnyKind: boolean,
): Action {
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) {
    lying[kind] = b[S.RESOURCES_ON + tile * S.TILE + kind];
  }
  for (const { kind } of fetches) lying[kind] += 1;
  let paid: readonly number[] = resources;
  let least = Number.POSITIVE_INFINITY;
  forEachResourcePayment(cost, lying, 0, inAnyKind, resources, () => {
    const price = priceOf(resources, lying, 0, cost.resources) + GOLD_PRICE * resources[GOLD];
    if (price >= least) return;
    least = price;
    paid = [...resources];
  });
  let paidSkills: readonly number[] = skills;
  least = Number.POSITIVE_INFINITY;
  const held = S.SKILL_TILES + seat * SKILL_COUNT;
  forEachSkillPayment(cost, b, held, skills, () => {
    const price = priceOf(skills, b, held, cost.skills);
    if (price >= least) return;
    least = price;
    paidSkills = [...skills];
  });
  return {
    type: 'upgrade',
    tile: content.ids[tile],
    pay: { resources: counts(RESOURCES, paid), skills: counts(SKILLS, paidSkills) },
  };
}

/** Larger than any difference of the squared remainders; the discount for named pieces is larger still. */
const GOLD_PRICE = 10_000;
const NAMED_REBATE = 1_000_000;

/** Named pieces are cheapest to pay; of the others, those that the seat has most of. */
function priceOf(
  paid: readonly number[],
  held: ArrayLike<number>,
  at: number,
  named: readonly number[],
): number {
  let price = 0;
  for (let kind = 0; kind < paid.length; kind++) {
    const left = held[at + kind] - paid[kind];
    price += left * left - NAMED_REBATE * Math.min(paid[kind], named[kind]);
  }
  return price;
}

function counts<Name extends string>(
  names: readonly Name[],
  of: ArrayLike<number>,
): Partial<Record<Name, number>> {
  const into: Partial<Record<Name, number>> = {};
  names.forEach((name, i) => {
    if (of[i] > 0) into[name] = of[i];
  });
  return into;
}

/** SCORE-2: a resource for a yard, from the nearest tile that is not one. */
function addDelivery(found: TransportPlan[], state: State, tile: number, wanted: Resource | 'any'): void {
  const { bytes: b } = state;
  const kind = wanted === 'any' ? ANY : RESOURCES.indexOf(wanted);
  const fetches: Fetch[] = [];
  taken.fill(0);
  if (find(state, tile, kind, fetches) && fetches[0].steps <= b[S.POINTS]) {
    found.push({ actions: [moveOf(state, fetches[0], tile)], upgrades: false });
  }
}
