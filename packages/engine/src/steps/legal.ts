import type { Action, CoreDecision, DecisionKind, GivenAction } from '../model/action.ts';
import { Listing, Sections } from '../model/listing.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import { actionRefusal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import type { RandomSource } from '../random/source.ts';
import { checkBid, listBids } from '../rules/bidding.ts';
import { checkChoice, currentUse, listChoices } from '../rules/effects.ts';
import { emptyLosingBids, findLosingBids } from '../rules/losing.ts';
import { checkPayment, listPayments } from '../rules/payment.ts';
import { checkMove, listMoves } from '../rules/transport.ts';
import { checkUpgrade, listUpgrades } from '../rules/upgrade.ts';
import { checkUse, listUses } from '../rules/work.ts';
import { checkBoat, listBoats } from './boats.ts';
import { decisionOf, owesAnswer } from './decisions.ts';
import { checkOffer, listOffers } from './offering.ts';
import { checkPlacement, listPlacements } from './placing.ts';

const losing = emptyLosingBids();

/** The one generator behind counting, picking and listing. */
function generate(s: State, seat: number, listing: Listing): void {
  if (!owesAnswer(s, seat)) return;
  switch (s.bytes[S.STEP]) {
    case S.TURN:
      if (listing.wantsTileless() && listing.begin(1)) listing.add({ type: 'pass' });
      findLosingBids(s, seat, losing);
      listBids(s, seat, losing, listing);
      listUses(s, seat, losing, listing);
      break;
    case S.PAY:
      listPayments(s, seat, currentUse(s).pay!, listing);
      break;
    case S.CHOOSE:
      listChoices(s, listing);
      break;
    case S.TRANSPORT:
      if (listing.wantsTileless() && listing.begin(1)) listing.add({ type: 'done' });
      listMoves(s, seat, listing);
      listUpgrades(s, seat, listing);
      s.content.expansion?.listTransport(s, seat, listing);
      break;
    case S.BOAT:
      listBoats(s, listing);
      break;
    case S.PLACING:
      listPlacements(s, seat, listing);
      break;
    case S.OFFER:
      listOffers(s, seat, listing);
      break;
    case S.ASIDE:
      s.content.expansion!.list(s, seat, listing);
      break;
  }
}

export interface ListOptions {
  /** Only actions about this tile. */
  tile?: string;
  /** At most so many. */
  limit?: number;
}

export interface LegalActions {
  actions: Action[];
  /** Whether the limit cut the list. */
  cut: boolean;
}

export function listActions(s: State, seat: number, { tile, limit }: ListOptions = {}): LegalActions {
  const only = tile === undefined ? -1 : (s.content.indexOf.get(tile) ?? s.content.tiles.length);
  const listing = new Listing(0, limit ?? Number.POSITIVE_INFINITY, only, limit !== undefined);
  generate(s, seat, listing);
  return { actions: listing.actions, cut: listing.cut };
}

/** Every legal action of a seat, without duplicates, in a stable order; none if it owes no answer. */
export function legalActions(s: State, seat: number): Action[] {
  return listActions(s, seat).actions;
}

export function countActions(s: State, seat: number): number {
  const listing = new Listing(0, 0);
  generate(s, seat, listing);
  return listing.count;
}

const sections = new Sections();

/** A legal action drawn uniformly, without building the others; the seat must owe an answer. */
export function randomAction(s: State, seat: number, random: RandomSource): Action {
  const counting = Listing.counting(sections);
  generate(s, seat, counting);
  const picking = Listing.picking(random.below(counting.count), sections, counting.count);
  generate(s, seat, picking);
  return picking.actions[0];
}

/** The action at a place of the list, without building the others. */
export function actionAt(s: State, seat: number, place: number): Action {
  const listing = new Listing(place, place + 1, -1, true);
  generate(s, seat, listing);
  return listing.actions[0];
}

const ANSWERS: Readonly<Record<CoreDecision, readonly string[]>> = {
  turn: ['pass', 'bid', 'use'],
  pay: ['pay'],
  choose: ['choose'],
  transport: ['move', 'upgrade', 'done'],
  boat: ['boat'],
  place: ['place'],
  offer: ['offer'],
};

/** The types of action that answer a decision. */
function answersTo(s: State, decision: DecisionKind): readonly string[] {
  const { expansion } = s.content;
  if (expansion && decision in expansion.decisions) return expansion.decisions[decision];
  const answers = ANSWERS[decision as CoreDecision];
  return decision === 'transport' && expansion ? [...answers, ...expansion.transportActions] : answers;
}

/** Why an action is refused, or null if it is legal. Takes anything at all for an action. */
export function checkAction(s: State, seat: number, action: GivenAction): AnyRefusal | null {
  const decision = decisionOf(s, seat);
  if (!decision) return actionRefusal('NOT_YOUR_DECISION', 'not-your-decision', {});
  if (typeof action !== 'object' || action === null || !Object.hasOwn(action, 'type')) {
    return actionRefusal('ILLEGAL_ACTION', 'not-an-action', {});
  }
  const answers = answersTo(s, decision);
  if (!answers.includes(action.type)) {
    return actionRefusal('ILLEGAL_ACTION', 'wrong-action-type', { decision, expected: answers });
  }
  return checkOfKind(s, seat, action);
}

function checkOfKind(s: State, seat: number, action: GivenAction): AnyRefusal | null {
  switch (action.type) {
    case 'pass':
    case 'done':
      return null;
    case 'bid':
      return checkBid(s, seat, action);
    case 'use':
      return checkUse(s, seat, action);
    case 'pay':
      return checkPayment(s, seat, currentUse(s).pay!, action);
    case 'choose':
      return checkChoice(s, action);
    case 'move':
      return checkMove(s, seat, action);
    case 'upgrade':
      return checkUpgrade(s, seat, action);
    case 'boat':
      return checkBoat(s, action);
    case 'place':
      return checkPlacement(s, seat, action);
    case 'offer':
      return checkOffer(s, seat, action);
    default:
      return s.content.expansion!.check(s, seat, action);
  }
}
