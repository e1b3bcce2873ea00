import type { BotRequest } from '@keyflower/bots';
import type { TileOverrides, View } from '@keyflower/engine';
import type { Scene } from '../scene.ts';

const FORMAT: View['format'] = 'keyflower-view/1';

/** How long a hint is thought about, in milliseconds. */
const BUDGET = 1500;

/** What an adviser is asked: my own view with the planned steps, and nothing else. Null where nothing is asked of me. */
export function questionOf({ sight, me, asked, model }: Scene): BotRequest | null {
  if (me === null || asked === null) return null;
  const tiles = model.info?.settings.tiles as unknown as TileOverrides | undefined;
  return {
    view: { ...sight, format: FORMAT, viewer: me },
    seat: me,
    decision: asked.decision,
    budget: BUDGET,
    seed: `hint ${model.version ?? 0}`,
    ...(tiles ? { tiles } : {}),
  };
}
