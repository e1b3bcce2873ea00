import { faceOf, villageOwner, villageSize, villageTile } from '../board/village.ts';
import type { UpgradeTable } from '../model/tables.ts';
import type { Run } from '../model/run.ts';
import type { Given, UpgradePayment } from '../model/action.ts';
import type { Listing } from '../model/listing.ts';
import { RESOURCES, SKILLS } from '../model/names.ts';
import { resourceCounts, skillCounts, skillsOf, spendSkill } from '../model/pieces.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { illegal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { isCount } from './losing.ts';
import {
  forEachResourcePayment,
  forEachSkillPayment,
  paysInAnyKind,
  paysResources,
  paysSkills,
  Shortfall,
} from './upgrade-cost.ts';

const R = RESOURCES.length;
const K = SKILLS.length;

/** MOVE-3: the cost of flipping a tile of one's own village, null where it can't be flipped. */
export function upgradeCostOf(s: State, tile: number): UpgradeTable | null {
  return faceOf(s, tile) === 0 ? s.content.upgrades[tile] : null;
}

export function listUpgrades(s: State, seat: number, listing: Listing): void {
  if (s.bytes[S.UPGRADES] === 0) return;
  const size = villageSize(s, seat);
  for (let i = 0; i < size; i++) {
    const tile = villageTile(s, seat, i);
    const cost = upgradeCostOf(s, tile);
    if (!cost || listing.skips(tile) || !isPayable(s, seat, tile, cost)) continue;
    forEachPayment(s, seat, tile, cost, () => {
      if (listing.begin(1)) listing.add({ type: 'upgrade', tile: s.content.ids[tile], pay: payment() });
    });
  }
}

const missing = new Shortfall();

function isPayable(s: State, seat: number, tile: number, cost: UpgradeTable): boolean {
  return (
    missing.ofResources(cost, s.bytes, S.RESOURCES_ON + tile * S.TILE, paysInAnyKind(s, seat)) === 0 &&
    missing.ofSkills(cost, s.bytes, S.SKILL_TILES + seat * K) === 0
  );
}

const resources = [0, 0, 0, 0];
const skills = [0, 0, 0];

function payment(): UpgradePayment {
  return { resources: resourceCounts(resources), skills: skillCounts(skills) };
}

/** MOVE-9: every way to pay, each left in `resources` and `skills` while `visit` runs. */
function forEachPayment(s: State, seat: number, tile: number, cost: UpgradeTable, visit: () => void): void {
  const inAnyKind = paysInAnyKind(s, seat);
  forEachResourcePayment(cost, s.bytes, S.RESOURCES_ON + tile * S.TILE, inAnyKind, resources, () => {
    forEachSkillPayment(cost, s.bytes, S.SKILL_TILES + seat * K, skills, visit);
  });
}

export function checkUpgrade(s: State, seat: number, action: Given<'upgrade'>): AnyRefusal | null {
  const tile = s.content.indexOf.get(action.tile) ?? -1;
  const cost = tile >= 0 && villageOwner(s, tile) === seat ? upgradeCostOf(s, tile) : null;
  if (!cost) return illegal('MOVE-3', 'not-upgradable', {});
  if (s.bytes[S.UPGRADES] === 0) return illegal('MOVE-3', 'no-upgrade-left', {});
  if (!isPayable(s, seat, tile, cost)) return illegal('MOVE-4', 'upgrade-unaffordable', {});
  if (action.pay === undefined) {
    let ways = 0;
    forEachPayment(s, seat, tile, cost, () => ways++);
    return ways === 1 ? null : illegal('MOVE-9', 'payment-ambiguous', { ways });
  }
  const counts = readPayment(action.pay);
  if (!counts) return illegal('MOVE-4', 'malformed-payment', {});
  const rightSize = sum(counts.resources) === cost.resourceCount && sum(counts.skills) === cost.skillCount;
  if (!rightSize) {
    const { resourceCount, skillCount } = cost;
    return illegal('MOVE-4', 'payment-wrong-size', { resources: resourceCount, skills: skillCount });
  }
  const there =
    counts.resources.every((n, r) => n <= s.bytes[S.RESOURCES_ON + tile * S.TILE + r]) &&
    counts.skills.every((n, k) => n <= skillsOf(s, seat, k));
  if (!there) return illegal('MOVE-4', 'payment-not-held', {});
  return paysResources(cost, counts.resources, paysInAnyKind(s, seat)) && paysSkills(cost, counts.skills)
    ? null
    : illegal('MOVE-4', 'payment-wrong-kinds', {});
}

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

function readPayment(pay: unknown): { resources: number[]; skills: number[] } | null {
  if (typeof pay !== 'object' || pay === null) return null;
  const { resources: ofResources, skills: ofSkills } = pay as Record<string, unknown>;
  const resourcesPaid = readCounts(ofResources, RESOURCES);
  const skillsPaid = readCounts(ofSkills, SKILLS);
  return resourcesPaid && skillsPaid ? { resources: resourcesPaid, skills: skillsPaid } : null;
}

function readCounts(counts: unknown, names: readonly string[]): number[] | null {
  const into = names.map(() => 0);
  if (counts === undefined) return into;
  if (typeof counts !== 'object' || counts === null) return null;
  for (const [name, n] of Object.entries(counts)) {
    const kind = names.indexOf(name);
    if (kind < 0 || !isCount(n)) return null;
    into[kind] = n;
  }
  return into;
}

export function applyUpgrade(s: State, seat: number, action: Given<'upgrade'>, run: Run): void {
  const b = s.bytes;
  const tile = s.content.indexOf.get(action.tile)!;
  const cost = upgradeCostOf(s, tile)!;
  let paid = readPayment(action.pay);
  if (!paid) {
    forEachPayment(s, seat, tile, cost, () => {
      paid = { resources: [...resources], skills: [...skills] };
    });
  }
  for (let r = 0; r < R; r++) {
    b[S.RESOURCES_ON + tile * S.TILE + r] -= paid!.resources[r];
    b[S.SUPPLY + r] += paid!.resources[r];
  }
  let seen = true;
  for (let k = 0; k < K; k++) {
    for (let n = 0; n < paid!.skills[k]; n++) {
      seen = spendSkill(s, seat, k, n < cost.skills[k]) && seen;
    }
    b[S.PILE + k] += paid!.skills[k];
  }
  b[S.MARKS + tile * S.TILE] |= S.FLIPPED;
  b[S.UPGRADES] -= 1;
  run.emit?.({
    type: 'upgraded',
    player: seat,
    tile: action.tile,
    pay: { resources: resourceCounts(paid!.resources), skills: skillCounts(paid!.skills) },
    skillsPublic: seen,
  });
}
