import { homeOf } from '../board/village.ts';
import type { Given } from '../model/action.ts';
import type { Step } from '../model/game.ts';
import { RESOURCES, SKILLS } from '../model/names.ts';
import * as S from '../model/state.ts';
import { finishUse } from '../rules/effects.ts';
import { applyMove, checkMove, listMoves } from '../rules/transport.ts';
import { applyUpgrade, checkUpgrade, listUpgrades } from '../rules/upgrade.ts';
import { cleanCounts } from './clean.ts';
import { isActive, parseUsedTile, printUsedTile } from './use-in-progress.ts';

type TransportAction = Given<'move' | 'upgrade' | 'done'>;

/** MOVE-1 to MOVE-5: moves and upgrades in any order, until the player is done. */
export const transportStep: Step = {
  decision: 'transport',
  phase: 'actions',
  types: ['move', 'upgrade', 'done'],
  owes: isActive,

  list(s, seat, listing) {
    if (listing.wantsTileless() && listing.begin(1)) listing.add({ type: 'done' });
    listMoves(s, seat, listing);
    listUpgrades(s, seat, listing);
  },

  check(s, seat, action: TransportAction) {
    if (action.type === 'move') return checkMove(s, seat, action);
    return action.type === 'upgrade' ? checkUpgrade(s, seat, action) : null;
  },

  apply(s, seat, action: TransportAction, run) {
    if (action.type === 'move') applyMove(s, seat, action, run);
    else if (action.type === 'upgrade') applyUpgrade(s, seat, action, run);
    else {
      run.emit?.({ type: 'transport-done', player: seat });
      finishUse(s);
      return 'acted';
    }
    return 'stay';
  },

  clean(action: TransportAction): TransportAction {
    if (action.type === 'done') return { type: 'done' };
    if (action.type === 'move') {
      return { type: 'move', resource: action.resource, from: action.from, to: action.to };
    }
    const { type, tile, pay } = action;
    if (pay === undefined) return { type, tile };
    const resources = cleanCounts(pay.resources ?? {}, RESOURCES);
    return { type, tile, pay: { resources, skills: cleanCounts(pay.skills ?? {}, SKILLS) } };
  },

  print: (s) => ({ ...printUsedTile(s), points: s.bytes[S.POINTS], upgrades: s.bytes[S.UPGRADES] }),

  parse(pending) {
    // The owner of the used tile no longer matters once a transport has begun: the home tile stands in for it.
    const home = homeOf(pending.s, pending.entries[0].player);
    parseUsedTile(pending, (use) => use.transport > 0 || use.upgrades > 0, home);
  },
};
