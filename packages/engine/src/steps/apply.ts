import type { GivenAction } from '../model/action.ts';
import { AUTUMN, WINTER } from '../model/names.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import { applyBid, standUpLyingBids } from '../rules/bidding.ts';
import { afterGain, afterPayment, applyChoice, currentUse, finishUse } from '../rules/effects.ts';
import { applyPayment } from '../rules/payment.ts';
import { applyMove } from '../rules/transport.ts';
import { applyUpgrade } from '../rules/upgrade.ts';
import { applyUse } from '../rules/work.ts';
import { applyBoat, freeBoats } from './boats.ts';
import { applyOffer, beginOffering, showOffers } from './offering.ts';
import { applyPlacement, beginPlacing, showPlacements } from './placing.ts';
import type { Run } from '../model/run.ts';
import { nobodyOwes } from './sealed.ts';
import { beginSeason, beginWinter } from './season.ts';
import { settleSeason } from './settle.ts';

/** Carries out an action in place, trusting that it is legal, up to the next decision or the game's end. */
export function applyAction(s: State, seat: number, action: GivenAction, run: Run): void {
  switch (action.type) {
    case 'pass':
      run.emit?.({ type: 'passed', player: seat });
      endTurn(s, s.bytes[S.PASSES] + 1, run);
      return;
    case 'bid':
      applyBid(s, seat, action, run);
      s.bytes[S.STEP] = S.BETWEEN;
      break;
    case 'use':
      applyUse(s, seat, action, run);
      break;
    case 'pay':
      applyPayment(s, seat, currentUse(s), action, run);
      afterPayment(s, seat, run);
      break;
    case 'choose':
      applyChoice(s, seat, action, run);
      break;
    case 'move':
      applyMove(s, seat, action, run);
      return;
    case 'upgrade':
      applyUpgrade(s, seat, action, run);
      return;
    case 'done':
      run.emit?.({ type: 'transport-done', player: seat });
      finishUse(s);
      break;
    case 'boat':
      applyBoat(s, seat, action, run);
      if (s.bytes[S.PICKS] === s.bytes[S.PICKERS]) afterBoats(s, run);
      return;
    case 'place':
      applyPlacement(s, seat, action, run);
      if (nobodyOwes(s)) afterPlacing(s, run);
      return;
    case 'offer':
      applyOffer(s, seat, action, run);
      if (nobodyOwes(s)) beginWinter(s, showOffers(s, run), run);
      return;
    default:
      if (!s.content.expansion!.apply(s, seat, action, run)) return;
      if (!S.isInUse(s)) {
        placeTaken(s, run);
        return;
      }
      afterGain(s, seat, run);
  }
  if (s.bytes[S.STEP] === S.BETWEEN) endTurn(s, 0, run);
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
  if (s.content.expansion?.afterBoats(s, run)) return;
  placeTaken(s, run);
}

/** END-9, once an expansion has nothing more to ask about the boats. */
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
