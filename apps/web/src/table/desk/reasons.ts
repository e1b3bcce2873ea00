import { refusalText, type Words } from '@keyflower/words';
import type { Reason } from '../scene.ts';

/** A refused action, as the engine or the server says it. */
interface RefusedAction {
  reason?: string | undefined;
  rule?: string | undefined;
  facts?: object | undefined;
}

/** Why an action was refused: a sentence in the reader's language, and the rule behind it. */
export function reasonText({ reason = '', rule, facts = {} }: RefusedAction, words: Words): Reason {
  return { text: refusalText({ reason, facts }, words.refusals), rule: rule ?? null };
}
