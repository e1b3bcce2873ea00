import { type AccountWords, loadAccountWords } from '@keyflower/words';
import { session } from '../../session/index.ts';
import { PageWords, usePageWords } from '../../ui/index.ts';

const ACCOUNT = new PageWords(loadAccountWords);

/** The texts shown last; set before a page of the account is shown. */
let latest: AccountWords;

export async function ensureAccountWords(): Promise<void> {
  latest = await ACCOUNT.load(session.me.lang);
}

/** The texts of the account pages in the reader's language. */
export const accountWords = (): AccountWords => ACCOUNT.known(session.me.lang) ?? latest;

export function useAccountWords(): AccountWords {
  latest = usePageWords(ACCOUNT, latest);
  return latest;
}
