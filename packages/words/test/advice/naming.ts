import type { Reason } from '@keyflower/bots';
import type { Counts } from '@keyflower/engine';
import { type Language, LANGUAGES } from '@keyflower/protocol';
import { adviceText, type AdviceWords, loadAdviceWords, loadWords, type Naming } from '../../src/index.ts';
import { goodsText, tileName } from '../../src/story/names.ts';

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

/** The names that a reader sees. */
export async function namesIn(language: Language): Promise<Naming> {
  const words = await loadWords(language);
  return {
    tile: (id) => words.hint.tile(tileName(id, words.story)),
    player: (seat) => ['Ada', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn'][seat] ?? '',
    goods: (counts) => goodsText(counts, words),
  };
}

const SENTENCES: ReadonlyMap<string, AdviceWords> = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadAdviceWords(language)] as const)),
);

export const reasonText = (reason: Reason, language: string, names: Naming): string =>
  adviceText(reason, SENTENCES.get(language)!, names);
