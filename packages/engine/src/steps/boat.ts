import type { Given } from '../model/action.ts';
import type { Step } from '../model/game.ts';
import type { Listing } from '../model/listing.ts';
import { COLOURS, SKILLS, WINTER } from '../model/names.ts';
import {
  receiveSkillsOpenly,
  receiveWorkersOpenly,
  skillCounts,
  takeGreenWorkers,
  workerCounts,
} from '../model/pieces.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { illegal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { BOAT_1A, BOAT_1B, owns } from '../rules/abilities.ts';
import { drawWorkers } from '../rules/draws.ts';
import type { Run } from '../model/run.ts';

const C = COLOURS.length;
const K = SKILLS.length;

function isFree(s: State, boat: number): boolean {
  return (
    s.bytes[S.PLACE + boat * S.TILE] === S.IN_HARBOUR && (s.bytes[S.MARKS + boat * S.TILE] & S.PICKED) === 0
  );
}

function listBoats(s: State, listing: Listing): void {
  for (const boat of s.content.boats) {
    if (!listing.skips(boat) && isFree(s, boat) && listing.begin(1)) {
      listing.add({ type: 'boat', boat: s.content.ids[boat] });
    }
  }
}

function checkBoat(s: State, action: Given<'boat'>): AnyRefusal | null {
  const boat = s.content.indexOf.get(action.boat) ?? -1;
  return boat >= 0 && isFree(s, boat) ? null : illegal('END-5', 'boat-not-free', {});
}

/** END-5, END-7, END-8: the goods, or in winter the boat itself, and what summer boats pay. */
function applyBoat(s: State, seat: number, action: Given<'boat'>, run: Run): void {
  const b = s.bytes;
  const boat = s.content.indexOf.get(action.boat)!;
  const berth = s.content.boats.indexOf(boat);
  run.emit?.({
    type: 'boat-picked',
    player: seat,
    boat: action.boat,
    workers: workerCounts(b, S.BOAT_WORKERS + berth * C),
    skills: skillCounts(b, S.BOAT_SKILLS + berth * K),
  });
  if (b[S.SEASON] === WINTER) b[S.PLACE + boat * S.TILE] = S.TO_PLACE + seat;
  else b[S.MARKS + boat * S.TILE] |= S.PICKED;
  for (let c = 0; c < C; c++) {
    const at = S.BOAT_WORKERS + berth * C + c;
    if (b[at] > 0) receiveWorkersOpenly(s, seat, c, b[at]);
    b[at] = 0;
  }
  for (let k = 0; k < K; k++) {
    const at = S.BOAT_SKILLS + berth * K + k;
    if (b[at] > 0) receiveSkillsOpenly(s, seat, k, b[at]);
    b[at] = 0;
  }
  b[S.PICKS] += 1;
  payBoatBonus(s, seat, run);
  for (const expansion of s.content.expansions) expansion.boatPicked?.(s, seat, run);
}

function payBoatBonus(s: State, seat: number, run: Run): void {
  if (owns(s, seat, BOAT_1A)) {
    run.emit?.({ type: 'boat-bonus', player: seat, ability: '1a' });
    drawWorkers(s, seat, 2, run);
  }
  if (owns(s, seat, BOAT_1B)) {
    run.emit?.({ type: 'boat-bonus', player: seat, ability: '1b' });
    const workers = takeGreenWorkers(s, seat, 1);
    run.emit?.({ type: 'gained-green', player: seat, workers });
  }
}

/** END-5: the players pick boats one after the other. */
export const boatStep: Step = {
  decision: 'boat',
  phase: 'ending',
  types: ['boat'],
  owes: (s, seat) => s.bytes[S.PICK_ORDER + s.bytes[S.PICKS]] === seat,

  list(s, _seat, listing) {
    listBoats(s, listing);
  },

  check(s, _seat, action: Given<'boat'>) {
    return checkBoat(s, action);
  },

  apply(s, seat, action: Given<'boat'>, run) {
    applyBoat(s, seat, action, run);
    return s.bytes[S.PICKS] === s.bytes[S.PICKERS] ? 'boats-picked' : 'stay';
  },

  clean(action: Given<'boat'>): Given<'boat'> {
    return { type: 'boat', boat: action.boat };
  },

  /** Who picks afterwards, in order. */
  print(s) {
    const from = S.PICK_ORDER + s.bytes[S.PICKS] + 1;
    return { next: [...s.bytes.subarray(from, S.PICK_ORDER + s.bytes[S.PICKERS])] };
  },

  /** The order of picks says more than the decision, so `parsePicks` reads it. */
  parse({ read, entries }) {
    if (entries.length > 1) read.contradiction('pending', 'several-deciders');
  },
};

/** Once all have picked, every boat is free again for the next season. */
export function freeBoats(s: State): void {
  for (const boat of s.content.boats) s.bytes[S.MARKS + boat * S.TILE] &= ~S.PICKED;
}
