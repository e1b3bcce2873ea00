import type { Language } from '@keyflower/protocol';
import type { Words } from '@keyflower/words';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { session } from '../session/index.ts';

/** All texts in the user's language. */
export const useWords = (): Words => session.words;

const DAY = { dateStyle: 'medium' } as const;
const MINUTE = { ...DAY, timeStyle: 'short' } as const;

/** A date, or date and time, in the conventions of a language. */
export const dateText = (at: number, lang: Language, exact: 'day' | 'minute' = 'minute'): string =>
  new Intl.DateTimeFormat(lang, exact === 'day' ? DAY : MINUTE).format(at);

/** Texts that only one page needs are loaded with it, one language at a time. */
export class PageWords<Texts> {
  private readonly fetch: (language: Language) => Promise<Texts>;
  private readonly loaded = new Map<Language, Texts>();

  constructor(fetch: (language: Language) => Promise<Texts>) {
    this.fetch = fetch;
  }

  async load(language: Language): Promise<Texts> {
    const words = this.loaded.get(language) ?? (await this.fetch(language));
    this.loaded.set(language, words);
    return words;
  }

  known(language: Language): Texts | undefined {
    return this.loaded.get(language);
  }
}

/** The page's texts in the user's language; until they are loaded, the ones shown last. */
export function usePageWords<Texts, First>(room: PageWords<Texts>, first: First): Texts | First {
  const { me } = session;
  const [words, setWords] = useState<Texts | First>(first);
  useEffect(() => {
    let wanted = true;
    void room.load(me.lang).then((now) => wanted && setWords(() => now));
    return () => {
      wanted = false;
    };
  }, [room, me.lang]);
  return room.known(me.lang) ?? words;
}

/** Phones, upright or lying: the style sheets have the same condition. */
const NARROW = '(max-width: 820px), (max-height: 500px)';

export const isNarrow = (): boolean => matchMedia(NARROW).matches;

/** Watched once for all components: an own listener could be called after its component was removed. */
const narrow = signal(false);
let watched = false;

/** Whether the screen is narrow, where panels are dialogs. */
export function useNarrow(): boolean {
  if (!watched) {
    watched = true;
    const media = matchMedia(NARROW);
    narrow.value = media.matches;
    media.addEventListener('change', () => (narrow.value = media.matches));
  }
  return narrow.value;
}
