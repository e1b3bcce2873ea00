import { cloneState, type State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import type { AdviceContext } from './context.ts';
import { worthInTheEnd } from './final.ts';
import type { Remark } from './reason.ts';

/** Fewer points are no reason to take a tile from a rival. */
const WORTH_DENYING = 3;

/** In winter: the rival for whom a tile is worth most. */
export function rivalRemark({ view, seat, state }: AdviceContext, tile: string): Remark | null {
  if (view.season !== 'winter') return null;
  const index = state.content.indexOf.get(tile) ?? -1;
  let player = -1;
  let points = WORTH_DENYING - 1;
  for (let rival = 0; rival < view.players.length; rival++) {
    const worth = rival === seat ? 0 : seenWorth(state, rival, index);
    if (worth <= points) continue;
    points = worth;
    player = rival;
  }
  return player < 0 ? null : { id: 'rival-gains', player, points };
}

/** Several bids on one tile need the same numbers. They are kept as long as the determinization. */
const WORTHS = new WeakMap<State, Map<string, number>>();

function seenWorth(state: State, rival: number, tile: number): number {
  const worths = WORTHS.get(state) ?? new Map<string, number>();
  WORTHS.set(state, worths);
  const key = `${rival} ${tile}`;
  const worth = worths.get(key) ?? worthInTheEnd(withoutSecrets(state, rival), rival, [tile]);
  worths.set(key, worth);
  return worth;
}

/** Without what is only sampled: behind the seat's screen is nothing but what public events prove. */
function withoutSecrets(state: State, seat: number): State {
  const seen = cloneState(state);
  const { bytes: b } = seen;
  for (const [all, known, kinds] of [
    [S.WORKERS, S.KNOWN_WORKERS, S.COLOUR_COUNT],
    [S.SKILL_TILES, S.KNOWN_SKILLS, S.SKILL_COUNT],
  ])
    b.copyWithin(all + seat * kinds, known + seat * kinds, known + (seat + 1) * kinds);
  return seen;
}
