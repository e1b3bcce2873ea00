import type { Reason } from '@keyflower/bots';
import type { Counts } from '@keyflower/engine';
import { LANGUAGES } from '@keyflower/protocol';
import { adviceText, type AdviceWords, loadAdviceWords, type Naming } from '../../src/index.ts';

export type { Language } from '@keyflower/protocol';

/** Names that are easy to find in a sentence. */
export const naming: Naming = {
  tile: (id) => `<${id}>`,
  player: (seat) => `<seat ${seat}>`,
  goods: (counts: Counts<string>) =>
    Object.entries(counts)
      .map(([name, n]) => `${n} ${name}`)
      .join(', '),
};

const SENTENCES: ReadonlyMap<string, AdviceWords> = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadAdviceWords(language)] as const)),
);

export const reasonText = (reason: Reason, language: string, names: Naming): string =>
  adviceText(reason, SENTENCES.get(language)!, names);
