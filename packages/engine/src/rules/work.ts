import { faceOf, villageOwner, villageSize, villageTile } from '../board/village.ts';
import { ANY, type UseTable } from '../content/content.ts';
import type { Run } from '../flow/run.ts';
import type { Given } from '../model/action.ts';
import type { Listing } from '../model/listing.ts';
import { COLOURS, type Counts, type Colour, SKILLS, WINTER } from '../model/names.ts';
import { skillsOf, skillTotal, spendWorkers, workersOf, workerTotal } from '../model/pieces.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { illegal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { owns } from './abilities.ts';
import { beginUse } from './effects.ts';
import {
  bidColour,
  bidSize,
  findLosingBids,
  emptyLosingBids,
  groupIds,
  isCount,
  type LosingBids,
  liftBid,
  readGroups,
} from './losing.ts';
import { GroupSubsets } from './subsets.ts';

const C = COLOURS.length;
/** USE-2. */
const MOST_WORKERS = 6;
const subsets = new GroupSubsets();
/** Every one-coloured choice from the screen, made once: listed actions share them. */
const SCREENS: readonly (readonly Readonly<Counts<Colour>>[])[] = COLOURS.map((colour) =>
  Array.from({ length: MOST_WORKERS + 1 }, (_, n) => Object.freeze(n === 0 ? {} : { [colour]: n })),
);

export function listUses(s: State, seat: number, losing: LosingBids, listing: Listing): void {
  const b = s.bytes;
  const mixes = owns(s, seat, '4b');
  if (b[S.SEASON] !== WINTER) {
    for (let i = 0; i < S.tilesOnMarket(s); i++) {
      listUsesOf(s, seat, S.marketTile(s, i), mixes, losing, listing);
    }
  }
  for (let owner = 0; owner < b[S.PLAYERS]; owner++) {
    const size = villageSize(s, owner);
    for (let i = 0; i < size; i++) listUsesOf(s, seat, villageTile(s, owner, i), mixes, losing, listing);
  }
}

/** A tile that could be used now: how many workers that takes, and what the use is. */
interface Opening {
  tile: number;
  use: UseTable;
  least: number;
  most: number;
}

function listUsesOf(
  s: State,
  seat: number,
  tile: number,
  mixes: boolean,
  losing: LosingBids,
  listing: Listing,
): void {
  const use = s.content.uses[tile * 2 + faceOf(s, tile)];
  if (!use || listing.skips(tile)) return;
  const least = s.bytes[S.LAST_USE + tile * S.TILE] + 1;
  const most = MOST_WORKERS - s.bytes[S.USED_TOTAL + tile * S.TILE];
  if (least > most || (use.pay?.what === 'skill' && !hasSkill(s, seat, use.pay.kind))) return;
  const opening = { tile, use, least, most };
  const standing = s.bytes[S.STANDING + tile * S.TILE];
  if (mixes && standing >= 0) {
    listMixedUses(s, seat, opening, losing, listing);
  } else if (standing >= 0) {
    listUsesIn(s, seat, opening, standing, losing, listing);
  } else {
    for (let colour = 0; colour < C; colour++) listUsesIn(s, seat, opening, colour, losing, listing);
  }
}

function listUsesIn(
  s: State,
  seat: number,
  { tile, use, least, most }: Opening,
  colour: number,
  losing: LosingBids,
  listing: Listing,
): void {
  const onScreen = workersOf(s, seat, colour);
  if (onScreen === 0 && losing.count === 0) return;
  subsets.start(losing, colour, -1, most);
  do {
    const low = Math.max(0, least - subsets.workers);
    let high = Math.min(onScreen, most - subsets.workers);
    if (use.pay?.what === 'worker' && !groupCanPay(losing, use.pay.kind)) {
      if (use.pay.kind === ANY) high = Math.min(high, workerTotal(s, seat) - 1);
      else if (use.pay.kind === colour) high = Math.min(high, onScreen - 1);
      else if (workersOf(s, seat, use.pay.kind) === 0) high = -1;
    }
    if (low <= high && listing.begin(high - low + 1)) {
      const groups = groupIds(s, losing, subsets.chosen, subsets.count);
      for (let i = listing.low; i < listing.high; i++) {
        listing.add({ type: 'use', tile: s.content.ids[tile], screen: SCREENS[colour][low + i], groups });
      }
    }
  } while (subsets.next() && !listing.isFull());
}

const mix = [0, 0, 0, 0];

/** USE-4: with boat 4b any mixture may use a tile that already has workers. */
function listMixedUses(
  s: State,
  seat: number,
  { tile, use, least, most }: Opening,
  losing: LosingBids,
  listing: Listing,
): void {
  const [blues, reds, yellows, greens] = [0, 1, 2, 3].map((colour) => workersOf(s, seat, colour));
  subsets.start(losing, ANY, -1, most);
  do {
    const room = most - subsets.workers;
    for (mix[0] = 0; mix[0] <= Math.min(blues, room); mix[0]++) {
      for (mix[1] = 0; mix[1] <= Math.min(reds, room - mix[0]); mix[1]++) {
        for (mix[2] = 0; mix[2] <= Math.min(yellows, room - mix[0] - mix[1]); mix[2]++) {
          const rest = room - mix[0] - mix[1] - mix[2];
          for (mix[3] = 0; mix[3] <= Math.min(greens, rest); mix[3]++) {
            if (subsets.workers + mix[0] + mix[1] + mix[2] + mix[3] < least) continue;
            if (use.pay?.what === 'worker' && !canPayWorker(s, seat, use.pay.kind, mix, losing)) continue;
            if (!listing.begin(1)) continue;
            const screen: Counts<Colour> = {};
            for (let c = 0; c < C; c++) if (mix[c] > 0) screen[COLOURS[c]] = mix[c];
            const groups = groupIds(s, losing, subsets.chosen, subsets.count);
            listing.add({ type: 'use', tile: s.content.ids[tile], screen, groups });
          }
        }
      }
    }
  } while (subsets.next() && !listing.isFull());
}

function canPayWorker(
  s: State,
  seat: number,
  kind: number,
  placed: readonly number[],
  losing: LosingBids,
): boolean {
  if (groupCanPay(losing, kind)) return true;
  for (let c = 0; c < C; c++) {
    if ((kind === ANY || kind === c) && workersOf(s, seat, c) - placed[c] > 0) return true;
  }
  return false;
}

/** USE-8: whether a losing bid of that colour stays behind, which could pay. */
function groupCanPay(losing: LosingBids, kind: number): boolean {
  for (let i = 0; i < losing.count; i++) {
    if ((kind === ANY || losing.colours[i] === kind) && !subsets.includes(i)) return true;
  }
  return false;
}

function hasSkill(s: State, seat: number, kind: number): boolean {
  return kind === ANY ? skillTotal(s, seat) > 0 : skillsOf(s, seat, kind) > 0;
}

const placed = [0, 0, 0, 0];

export function checkUse(s: State, seat: number, action: Given<'use'>): AnyRefusal | null {
  const tile = s.content.indexOf.get(action.tile) ?? -1;
  const use = tile < 0 ? null : usableNow(s, tile);
  if (!use) return illegal('USE-1', 'tile-not-usable', {});
  const screen = readScreen(action.screen, placed);
  if (screen < 0) return illegal('USE-3', 'malformed-worker-count', {});
  for (let c = 0; c < C; c++) {
    const held = workersOf(s, seat, c);
    if (placed[c] > held) {
      return illegal('USE-3', 'too-few-workers', { color: COLOURS[c], held, needed: placed[c] });
    }
  }
  const groups = readGroups(s, seat, action.groups);
  if (!groups) return illegal('USE-3', 'use-groups-not-losing', {});
  const total = groups.reduce((sum, group) => sum + bidSize(s, group, seat), screen);
  const least = s.bytes[S.LAST_USE + tile * S.TILE] + 1;
  if (total < least) return illegal('USE-2', 'use-too-small', { least, offered: total });
  const room = MOST_WORKERS - s.bytes[S.USED_TOTAL + tile * S.TILE];
  if (total > room) return illegal('USE-2', 'tile-full', { room, offered: total });
  return checkColours(s, seat, tile, groups) ?? checkPayable(s, seat, use, groups);
}

/** The tile's effect where USE-1 lets it be used. */
function usableNow(s: State, tile: number): UseTable | null {
  const onMarket = s.bytes[S.PLACE + tile * S.TILE] === S.ON_MARKET && s.bytes[S.SEASON] !== WINTER;
  if (!onMarket && villageOwner(s, tile) < 0) return null;
  return s.content.uses[tile * 2 + faceOf(s, tile)];
}

/** Reads counts by colour into `into`; returns their sum, or -1 for anything else. */
function readScreen(screen: unknown, into: number[]): number {
  into.fill(0);
  if (screen === undefined) return 0;
  if (typeof screen !== 'object' || screen === null || Array.isArray(screen)) return -1;
  let total = 0;
  for (const [name, n] of Object.entries(screen)) {
    const colour = (COLOURS as readonly string[]).indexOf(name);
    if (colour < 0 || !isCount(n)) return -1;
    into[colour] = n;
    total += n;
  }
  return total;
}

function checkColours(s: State, seat: number, tile: number, groups: readonly number[]): AnyRefusal | null {
  const standing = s.bytes[S.STANDING + tile * S.TILE];
  if (standing >= 0 && owns(s, seat, '4b')) return null;
  let colour = standing;
  for (let c = 0; c < C; c++) {
    if (placed[c] === 0 && !groups.some((group) => bidColour(s, group, seat) === c)) continue;
    if (standing >= 0 && standing !== c) {
      return illegal('USE-3', 'tile-has-other-color', { color: COLOURS[standing] });
    }
    if (colour >= 0 && colour !== c) return illegal('USE-3', 'use-mixes-colors', {});
    colour = c;
  }
  return null;
}

const losingNow = emptyLosingBids();

function checkPayable(s: State, seat: number, use: UseTable, groups: readonly number[]): AnyRefusal | null {
  if (!use.pay) return null;
  if (use.pay.what === 'skill') {
    const skill = use.pay.kind === ANY ? 'any' : SKILLS[use.pay.kind];
    return hasSkill(s, seat, use.pay.kind) ? null : illegal('USE-5', 'no-skill-to-pay', { skill });
  }
  const kind = use.pay.kind;
  findLosingBids(s, seat, losingNow);
  for (let i = 0; i < losingNow.count; i++) {
    if ((kind === ANY || losingNow.colours[i] === kind) && !groups.includes(losingNow.tiles[i])) return null;
  }
  for (let c = 0; c < C; c++) {
    if ((kind === ANY || kind === c) && workersOf(s, seat, c) > placed[c]) return null;
  }
  return illegal('USE-5', 'no-worker-to-pay', { color: kind === ANY ? 'any' : COLOURS[kind] });
}

export function applyUse(s: State, seat: number, action: Given<'use'>, run: Run): void {
  const b = s.bytes;
  const tile = s.content.indexOf.get(action.tile)!;
  let total = readScreen(action.screen, placed);
  for (let c = 0; c < C; c++) if (placed[c] > 0) spendWorkers(s, seat, c, placed[c]);
  let colour = 0;
  for (const id of action.groups ?? []) {
    const group = s.content.indexOf.get(id)!;
    const groupColour = bidColour(s, group, seat);
    const size = liftBid(s, group, seat);
    placed[groupColour] += size;
    total += size;
  }
  const at = S.USES + tile * S.TILE + b[S.USE_COUNT + tile * S.TILE] * C;
  for (let c = 0; c < C; c++) {
    b[at + c] = placed[c];
    if (placed[c] > 0) colour = c;
  }
  b[S.USE_COUNT + tile * S.TILE] += 1;
  b[S.USED_TOTAL + tile * S.TILE] += total;
  b[S.LAST_USE + tile * S.TILE] = total;
  if (b[S.STANDING + tile * S.TILE] < 0) b[S.STANDING + tile * S.TILE] = colour;
  run.emit?.({
    type: 'used',
    player: seat,
    tile: action.tile,
    screen: action.screen ?? {},
    groups: action.groups ?? [],
  });
  beginUse(s, seat, tile, run);
}
