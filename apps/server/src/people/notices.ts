import { LANGUAGES } from '@keyflower/protocol';
import { loadNotices, type NoticeWords } from '@keyflower/words';

const NOTICES: ReadonlyMap<string, NoticeWords> = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadNotices(language)] as const)),
);

/** The mails and push messages of a language (`fr`, `de-CH`); English where there are none. */
export function noticesIn(language: string): NoticeWords {
  return NOTICES.get(language.replace(/-.*/s, '').toLowerCase()) ?? NOTICES.get('en')!;
}
