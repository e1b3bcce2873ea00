import type { Words } from '@keyflower/words';
import { serverRefusalText } from '../story/decided.ts';
import { reasonText } from '../table/desk/why.ts';
import { ApiError, type Complaint } from './api.ts';
import { session } from './session.ts';
import { toast } from './toasts.ts';

export function complaintText(complaint: Complaint, words: Words = session.words): string {
  const { code, message } = complaint;
  if (code === 'ILLEGAL_ACTION' || code === 'NOT_YOUR_DECISION') {
    const { text, rule } = reasonText(complaint, words);
    return rule === null ? text : `${text} (${rule})`;
  }
  const general = words.errors[code];
  const text = serverRefusalText(complaint, words.server);
  if (text !== null) return text;
  // What is wrong with tile corrections is described in English only.
  return code === 'BAD_REQUEST' && message !== '' && words.language === 'en'
    ? `${general}: ${message}`
    : general;
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
