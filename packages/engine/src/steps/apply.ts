import type { AnyAction } from '../model/action.ts';
import { AUTUMN, WINTER } from '../model/names.ts';
import type { Run } from '../model/run.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { standUpLyingBids } from '../rules/bidding.ts';
import { afterGain, askAfterGain } from '../rules/effects.ts';
import { freeBoats } from './boat.ts';
import { beginOffering, showOffers } from './offer.ts';
import { beginPlacing, showPlacements } from './place.ts';
import { beginSeason, beginWinter } from './season.ts';
import { settleSeason } from './settle.ts';
import { answersFor, stepOf } from './table.ts';

/** Carries out an action in place, trusting that it is legal, up to the next decision or the game's end. */
export function applyAction(s: State, seat: number, action: AnyAction, run: Run): void {
  const number = s.bytes[S.STEP];
  switch (answersFor(s, stepOf(s)!, action.type)!.apply(s, seat, action, run)) {
    case 'stay':
      break;
    case 'acted':
      endTurn(s, 0, run);
      break;
    case 'passed':
      endTurn(s, s.bytes[S.PASSES] + 1, run);
      break;
    case 'boats-picked':
      afterBoats(s, run);
      break;
    case 'all-placed':
      afterPlacing(s, run);
      break;
    case 'all-offered':
      beginWinter(s, showOffers(s, run), run);
      break;
    case 'answered':
      goOn(s, seat, s.content.stepOwners[number - S.FIRST_ADDED_STEP] + 1, run);
      break;
  }
}

/** Continues after an answer to an expansion: asks the expansions from `next` on, then returns to the core. */
function goOn(s: State, seat: number, next: number, run: Run): void {
  if (!S.isInUse(s)) {
    askAfterBoats(s, next, run);
  } else if (!askAfterGain(s, seat, next, run)) {
    afterGain(s, seat, run);
    if (s.bytes[S.STEP] === S.BETWEEN) endTurn(s, 0, run);
  }
}

/** TURN-1, TURN-2. */
function endTurn(s: State, passes: number, run: Run): void {
  const b = s.bytes;
  standUpLyingBids(s, run);
  b[S.PASSES] = passes;
  b[S.ACTIVE] = (b[S.ACTIVE] + 1) % b[S.PLAYERS];
  b[S.STEP] = S.TURN;
  if (passes === b[S.PLAYERS]) endSeason(s, run);
}

/** The ending of a season from END-1 on, up to its first question. */
export function endSeason(s: State, run: Run): void {
  settleSeason(s, run);
  s.bytes[S.PASSES] = 0;
  s.bytes[S.STEP] = S.BOAT;
  if (s.bytes[S.PICKERS] === 0) afterBoats(s, run);
}

function afterBoats(s: State, run: Run): void {
  const b = s.bytes;
  freeBoats(s);
  if (b[S.MARKER_PASSES] === 1) {
    b[S.MARKER_PASSES] = 0;
    b[S.START_PLAYER] = (b[S.START_PLAYER] + 1) % b[S.PLAYERS];
    run.emit?.({ type: 'marker-passed', player: b[S.START_PLAYER] });
  }
  b[S.ACTIVE] = b[S.START_PLAYER];
  askAfterBoats(s, 0, run);
}

/** Lets the expansions from `next` on ask about the boats. */
function askAfterBoats(s: State, next: number, run: Run): void {
  const { expansions } = s.content;
  for (let i = next; i < expansions.length; i++) if (expansions[i].afterBoats?.(s, run)) return;
  placeTaken(s, run);
}

/** END-9, once no expansion has more to ask about the boats. */
export function placeTaken(s: State, run: Run): void {
  if (!beginPlacing(s)) afterPlacing(s, run);
}

function afterPlacing(s: State, run: Run): void {
  const season = s.bytes[S.SEASON];
  showPlacements(s, run);
  if (season === WINTER) {
    s.bytes[S.STEP] = S.OVER;
    run.emit?.({ type: 'game-over' });
  } else if (season < AUTUMN) {
    beginSeason(s, season + 1, run);
  } else if (!beginOffering(s)) {
    beginWinter(s, [], run);
  }
}
