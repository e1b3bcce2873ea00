import {
  type Action,
  type Resource,
  RESOURCES as RESOURCE_NAMES,
  SKILLS as SKILL_NAMES,
  type State,
} from '@keyflower/engine';
import {
  faceOf,
  GOLD,
  owns,
  RoadSearch,
  type UpgradeTable,
  villageSize,
  villageTile,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';

const RESOURCES = 4;
const SKILLS = 3;

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
const lying = new Int8Array(RESOURCES);
const taken = new Int8Array(S.MAX_TILES * RESOURCES);

/** What could be done next in a transport: upgrades with all that must be fetched for them, and single moves. */
export function transportPlans(state: State, seat: number): TransportPlan[] {
  const { bytes: b, content } = state;
  const found: TransportPlan[] = [];
  const overFields = owns(state, seat, '2a');
  const substitutes = owns(state, seat, '3a');
  const wheat = content.expansion ? state.slice[S.WHEAT + seat] : 0;
  const size = villageSize(state, seat);
  for (let i = 0; i < size; i++) {
    const tile = villageTile(state, seat, i);
    const face = faceOf(state, tile);
    const cost = face === 0 ? content.upgrades[tile] : null;
    const spec = content.tiles[tile];
    const { yard } = face === 1 && spec.back ? spec.back : spec.front;
    if (!cost && !yard) continue;
    roads.search(state, tile, b[S.POINTS] + wheat, overFields);
    if (cost) addUpgrade(found, state, seat, tile, cost, substitutes);
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
  substitutes: boolean,
): void {
  const { bytes: b } = state;
  const fetches = fetchFor(state, tile, cost, substitutes);
  if (!fetches) return;
  let steps = 0;
  for (const fetch of fetches) steps += fetch.steps;
  const skills = skillsFor(state, seat, cost);
  const fed = Math.max(0, steps - b[S.POINTS]);
  const wheat = state.content.expansion ? state.slice[S.WHEAT + seat] : 0;
  if (skills && b[S.UPGRADES] > 0 && fed <= wheat) {
    const actions: Action[] = [];
    for (let i = 0; i < fed; i++) actions.push({ type: 'feed' });
    for (const fetch of fetches) actions.push(moveOf(state, fetch, tile));
    actions.push(upgradeOf(state, tile, cost, fetches, skills, substitutes));
    found.push({ actions, upgrades: true });
  } else if (fetches.length > 0 && fetches[0].steps <= b[S.POINTS]) {
    found.push({ actions: [moveOf(state, fetches[0], tile)], upgrades: false });
  }
}

function moveOf({ content }: State, { from, kind }: Fetch, to: number): Action {
  return { type: 'move', resource: RESOURCE_NAMES[kind], from: content.ids[from], to: content.ids[to] };
}

/** The nearest resources that complete a cost, those that lie on the tile left out; null where there are not enough. */
function fetchFor(state: State, tile: number, cost: UpgradeTable, substitutes: boolean): Fetch[] | null {
  const { bytes: b } = state;
  const fetches: Fetch[] = [];
  taken.fill(0);
  let spare = 0;
  for (let kind = 0; kind < RESOURCES; kind++) {
    lying[kind] = b[S.RESOURCES_ON + tile * S.TILE + kind];
    spare += lying[kind];
  }
  if (substitutes) {
    for (let n = spare; n < cost.resourceCount; n++) if (!find(state, tile, -1, fetches)) return null;
    return fetches;
  }
  let gold = Math.max(0, lying[GOLD] - cost.resources[GOLD]);
  let named = 0;
  for (let kind = RESOURCES - 1; kind >= 0; kind--) {
    named += cost.resources[kind];
    for (let n = lying[kind]; n < cost.resources[kind]; n++) {
      if (kind !== GOLD && gold > 0) gold -= 1;
      else if (!find(state, tile, kind, fetches) && (kind === GOLD || !find(state, tile, GOLD, fetches))) {
        return null;
      }
    }
  }
  const left = spare + fetches.length - named;
  for (let n = left; n < cost.resourceCount - named; n++) if (!find(state, tile, -1, fetches)) return null;
  return fetches;
}

/** The nearest resource of a kind, or of any; gold only where there is nothing else. */
function find(state: State, tile: number, kind: number, into: Fetch[]): boolean {
  return findOne(state, tile, kind, into) || (kind < 0 && findOne(state, tile, GOLD, into));
}

function findOne({ bytes: b }: State, tile: number, kind: number, into: Fetch[]): boolean {
  for (let i = 1; i < roads.count; i++) {
    const from = roads.reached[i];
    for (let k = 0; k < RESOURCES; k++) {
      if (kind >= 0 ? k !== kind : k === GOLD) continue;
      const at = from * RESOURCES + k;
      if (b[S.RESOURCES_ON + from * S.TILE + k] - taken[at] <= 0 || from === tile) continue;
      taken[at] += 1;
      into.push({ from, kind: k, steps: roads.stepsTo(from) });
      return true;
    }
  }
  return false;
}

const skillsPaid = new Int8Array(SKILLS);

function skillsFor({ bytes: b }: State, seat: number, cost: UpgradeTable): Int8Array | null {
  let open = cost.skillCount;
  for (let skill = 0; skill < SKILLS; skill++) {
    if (b[S.SKILL_TILES + seat * SKILLS + skill] < cost.skills[skill]) return null;
    skillsPaid[skill] = cost.skills[skill];
    open -= cost.skills[skill];
  }
  for (; open > 0; open--) {
    let best = -1;
    let most = 0;
    for (let skill = 0; skill < SKILLS; skill++) {
      const left = b[S.SKILL_TILES + seat * SKILLS + skill] - skillsPaid[skill];
      if (left > most) {
        most = left;
        best = skill;
      }
    }
    if (best < 0) return null;
    skillsPaid[best] += 1;
  }
  return skillsPaid;
}

/** Pays with what was asked for, then gold where it must, then whatever is least missed. */
function upgradeOf(
  { bytes: b, content }: State,
  tile: number,
  cost: UpgradeTable,
  fetches: readonly Fetch[],
  skills: Int8Array,
  substitutes: boolean,
): Action {
  for (let kind = 0; kind < RESOURCES; kind++) lying[kind] = b[S.RESOURCES_ON + tile * S.TILE + kind];
  for (const { kind } of fetches) lying[kind] += 1;
  const paid = [0, 0, 0, 0];
  let open = cost.resourceCount;
  let gold = 0;
  for (let kind = 0; kind < RESOURCES; kind++) {
    const n = Math.min(cost.resources[kind], lying[kind]);
    paid[kind] = n;
    open -= n;
    if (!substitutes && kind !== GOLD) gold += cost.resources[kind] - n;
  }
  paid[GOLD] += gold;
  open -= gold;
  for (; open > 0; open--) {
    let best = GOLD;
    for (let kind = 0; kind < GOLD; kind++) {
      const left = lying[kind] - paid[kind];
      if (left > 0 && (best === GOLD || left > lying[best] - paid[best])) best = kind;
    }
    paid[best] += 1;
  }
  return {
    type: 'upgrade',
    tile: content.ids[tile],
    pay: { resources: counts(RESOURCE_NAMES, paid), skills: counts(SKILL_NAMES, skills) },
  };
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

/** SCORE-2: something for a yard, from the nearest tile that is none. */
function addDelivery(found: TransportPlan[], state: State, tile: number, wanted: Resource | 'any'): void {
  const { bytes: b } = state;
  const kind = wanted === 'any' ? -1 : RESOURCE_NAMES.indexOf(wanted);
  const fetches: Fetch[] = [];
  taken.fill(0);
  if (find(state, tile, kind, fetches) && fetches[0].steps <= b[S.POINTS]) {
    found.push({ actions: [moveOf(state, fetches[0], tile)], upgrades: false });
  }
}
