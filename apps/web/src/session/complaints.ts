import type { Words } from '@keyflower/words';
import { deniedText } from '../story/denied.ts';
import { reasonText } from '../table/desk/reasons.ts';
import { ApiError, type Complaint } from './api.ts';
import { session } from './session.ts';
import { toast } from './toasts.ts';

/** Refusals where the server's own English says more than ours: about settings, for instance, it names the field. */
const SPECIFIC: ReadonlySet<Complaint['code']> = new Set<Complaint['code']>([
  'BAD_REQUEST',
  'CONFLICT',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_MANY',
]);

export function complaintText(complaint: Complaint, words: Words = session.words): string {
  const { code, message } = complaint;
  if (code === 'ILLEGAL_ACTION' || code === 'NOT_YOUR_DECISION') {
    const { text, rule } = reasonText(complaint, words);
    return rule === null ? text : `${text} (${rule})`;
  }
  const general = words.errors[code];
  const said = message === '' ? null : deniedText(message, words);
  if (said !== undefined) return said ?? general;
  // The reason of a ban is shown as an operator wrote it.
  if (code === 'BANNED') return words.server.banned(message);
  return SPECIFIC.has(code) && words.language === 'en' ? `${general}: ${message}` : general;
}

/** Does something for the person, and shows a message if the server refused. */
export async function attempt(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast(complaintText(error.complaint), 'bad');
    return false;
  }
}
