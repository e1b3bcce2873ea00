import { villageSize, villageTile } from '../board/village.ts';
import { ANY } from '../model/tables.ts';
import type { Run } from '../model/run.ts';
import type { Given } from '../model/action.ts';
import type { Listing } from '../model/listing.ts';
import { COLOURS, type Counts, type Colour, SKILLS } from '../model/names.ts';
import { spendWorkers, workersOf } from '../model/pieces.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { illegal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
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
import { hasSkillToPay, hasWorkerToPay, MOST_WORKERS, UseTerms } from './terms.ts';

const C = COLOURS.length;
const subsets = new GroupSubsets();
const terms = new UseTerms();
/** Every one-coloured choice from the screen, made once: listed actions share them. */
const SCREENS: readonly (readonly Readonly<Counts<Colour>>[])[] = COLOURS.map((colour) =>
  Array.from({ length: MOST_WORKERS + 1 }, (_, n) => Object.freeze(n === 0 ? {} : { [colour]: n })),
);

export function listUses(s: State, seat: number, losing: LosingBids, listing: Listing): void {
  const b = s.bytes;
  for (let i = 0; i < S.tilesOnMarket(s); i++) listUsesOf(s, seat, S.marketTile(s, i), losing, listing);
  for (let owner = 0; owner < b[S.PLAYERS]; owner++) {
    const size = villageSize(s, owner);
    for (let i = 0; i < size; i++) listUsesOf(s, seat, villageTile(s, owner, i), losing, listing);
  }
}

function listUsesOf(s: State, seat: number, tile: number, losing: LosingBids, listing: Listing): void {
  if (listing.skips(tile) || !terms.read(s, seat, tile) || !terms.isOpen) return;
  if (terms.mixes) {
    listMixedUses(s, seat, tile, losing, listing);
  } else if (terms.colour !== ANY) {
    listUsesIn(s, seat, tile, terms.colour, losing, listing);
  } else {
    for (let colour = 0; colour < C; colour++) listUsesIn(s, seat, tile, colour, losing, listing);
  }
}

function listUsesIn(
  s: State,
  seat: number,
  tile: number,
  colour: number,
  losing: LosingBids,
  listing: Listing,
): void {
  const onScreen = workersOf(s, seat, colour);
  if (onScreen === 0 && losing.count === 0) return;
  subsets.start(losing, colour, -1, terms.most);
  do {
    if (terms.limitScreen(s, seat, colour, losing, subsets) && listing.begin(terms.high - terms.low + 1)) {
      const { low } = terms;
      const groups = groupIds(s, losing, subsets.chosen, subsets.count);
      for (let i = listing.low; i < listing.high; i++) {
        listing.add({ type: 'use', tile: s.content.ids[tile], screen: SCREENS[colour][low + i], groups });
      }
    }
  } while (subsets.next() && !listing.isFull());
}

const mix = [0, 0, 0, 0];

/** USE-4: with boat 4b any mixture may use a tile that already has workers. */
function listMixedUses(s: State, seat: number, tile: number, losing: LosingBids, listing: Listing): void {
  const { use, least, most } = terms;
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
            if (!hasWorkerToPay(s, seat, use, mix, losing, subsets)) continue;
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

const placed = [0, 0, 0, 0];

export function checkUse(s: State, seat: number, action: Given<'use'>): AnyRefusal | null {
  const tile = s.content.indexOf.get(action.tile) ?? -1;
  if (tile < 0 || !terms.read(s, seat, tile)) return illegal('USE-1', 'tile-not-usable', {});
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
  const { least, most: room } = terms;
  if (total < least) return illegal('USE-2', 'use-too-small', { least, offered: total });
  if (total > room) return illegal('USE-2', 'tile-full', { room, offered: total });
  return checkColours(s, seat, groups) ?? checkPayable(s, seat, groups);
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

function checkColours(s: State, seat: number, groups: readonly number[]): AnyRefusal | null {
  if (terms.mixes) return null;
  const { colour: bound } = terms;
  let colour = bound;
  for (let c = 0; c < C; c++) {
    if (placed[c] === 0 && !groups.some((group) => bidColour(s, group, seat) === c)) continue;
    if (bound !== ANY && bound !== c) {
      return illegal('USE-3', 'tile-has-other-color', { color: COLOURS[bound] });
    }
    if (colour !== ANY && colour !== c) return illegal('USE-3', 'use-mixes-colors', {});
    colour = c;
  }
  return null;
}

const losingNow = emptyLosingBids();

function checkPayable(s: State, seat: number, groups: readonly number[]): AnyRefusal | null {
  const { use } = terms;
  if (!use.pay) return null;
  const { what, kind } = use.pay;
  if (what === 'skill') {
    const skill = kind === ANY ? 'any' : SKILLS[kind];
    return hasSkillToPay(s, seat, use) ? null : illegal('USE-5', 'no-skill-to-pay', { skill });
  }
  findLosingBids(s, seat, losingNow);
  subsets.start(losingNow, ANY, -1, terms.most);
  for (let i = 0; i < losingNow.count; i++) if (groups.includes(losingNow.tiles[i])) subsets.take(i);
  return hasWorkerToPay(s, seat, use, placed, losingNow, subsets)
    ? null
    : illegal('USE-5', 'no-worker-to-pay', { color: kind === ANY ? 'any' : COLOURS[kind] });
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
