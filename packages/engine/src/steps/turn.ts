import type { CoreGivenAction, Given } from '../model/action.ts';
import type { Step } from '../model/game.ts';
import { COLOURS } from '../model/names.ts';
import * as S from '../model/state.ts';
import { applyBid, checkBid, listBids } from '../rules/bidding.ts';
import { emptyLosingBids, findLosingBids } from '../rules/losing.ts';
import { applyUse, checkUse, listUses } from '../rules/work.ts';
import { cleanCounts } from './clean.ts';
import { afterAnswer, isActive, parseActive } from './use-in-progress.ts';

type TurnAction = Given<'pass' | 'bid' | 'use'>;

const losing = emptyLosingBids();

/** TURN-1: the active player bids, uses a tile or passes. */
export const turnStep: Step = {
  decision: 'turn',
  phase: 'actions',
  types: ['pass', 'bid', 'use'] satisfies CoreGivenAction['type'][],
  owes: isActive,

  list(s, seat, listing) {
    if (listing.wantsTileless() && listing.begin(1)) listing.add({ type: 'pass' });
    findLosingBids(s, seat, losing);
    listBids(s, seat, losing, listing);
    listUses(s, seat, losing, listing);
  },

  check(s, seat, action: TurnAction) {
    if (action.type === 'bid') return checkBid(s, seat, action);
    return action.type === 'use' ? checkUse(s, seat, action) : null;
  },

  apply(s, seat, action: TurnAction, run) {
    if (action.type === 'bid') {
      applyBid(s, seat, action, run);
      s.bytes[S.STEP] = S.BETWEEN;
      return 'acted';
    }
    if (action.type === 'use') {
      applyUse(s, seat, action, run);
      return afterAnswer(s);
    }
    run.emit?.({ type: 'passed', player: seat });
    return 'passed';
  },

  clean(action: TurnAction) {
    if (action.type === 'pass') return { type: 'pass' };
    const { type, tile, groups = [] } = action;
    return action.type === 'bid'
      ? { type, tile, color: action.color, screen: action.screen ?? 0, groups: [...groups].sort() }
      : { type, tile, screen: cleanCounts(action.screen ?? {}, COLOURS), groups: [...groups].sort() };
  },

  print: () => ({}),
  parse: parseActive,
};
