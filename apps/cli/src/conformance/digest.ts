import { sha256Hex } from '@keyflower/engine';
import { actionText } from './differences.ts';
import type { ListDigest } from './format.ts';

/** What stands for a long list of actions in any order. */
export function digestOf(actions: readonly unknown[]): ListDigest {
  const counts: Record<string, number> = {};
  for (const action of actions) {
    const { type, tile } = action as { type: string; tile?: string };
    const name = tile === undefined ? type : `${type} ${tile}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return { counts, sha256: sha256Hex(actions.map(actionText).sort().join('\n')) };
}
