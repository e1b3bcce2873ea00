import type { ErrorBody } from '@keyflower/protocol';
import { refusalText, type Words } from '@keyflower/words';
import { ApiError, type RefusalBody } from './api.ts';
import { reasonsIn } from './reasons.ts';
import { session } from './session.ts';
import { toast } from './toasts.ts';

export function errorText(body: RefusalBody, words: Words = session.words): string {
  const { code, message } = body;
  if (code === 'ILLEGAL_ACTION' || code === 'NOT_YOUR_DECISION') {
    const { text, rule } = reasonText(body, words);
    return rule === null ? text : `${text} (${rule})`;
  }
  const general = words.errors[code];
  const text = serverRefusalText(body, words.server);
  if (text !== null) return text;
  // What is wrong with tile corrections is described in English only.
  return code === 'BAD_REQUEST' && message !== '' && words.language === 'en'
    ? `${general}: ${message}`
    : general;
}

/** Runs a request, and shows a message if the server refused. */
export async function attempt(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast(errorText(error.body), 'bad');
    return false;
  }
}

/** The text for a refusal by the server; null where the general text of its code is enough. */
function serverRefusalText(
  { reason = '', facts = {} }: Pick<ErrorBody, 'reason' | 'facts'>,
  { refused }: Words['server'],
): string | null {
  if (!Object.hasOwn(refused, reason)) return null;
  const text: string | ((facts: never) => string) = refused[reason as keyof typeof refused];
  return typeof text === 'string' ? text : text(facts as never);
}

/** A refused action, as reported by the engine or the server. */
interface RefusedAction {
  reason?: string | undefined;
  rule?: string | undefined;
  facts?: object | undefined;
}

/** Why an action was refused: a sentence in the reader's language, and the rule behind it. */
export function reasonText(
  { reason = '', rule, facts = {} }: RefusedAction,
  words: Words,
): { text: string; rule: string | null } {
  const texts = reasonsIn(words.language);
  return {
    text: texts ? refusalText({ reason, facts }, texts) : words.errors.BAD_REQUEST,
    rule: rule ?? null,
  };
}
