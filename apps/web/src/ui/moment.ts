import type { Language } from '@keyflower/protocol';

const DAY = { dateStyle: 'medium' } as const;
const MINUTE = { ...DAY, timeStyle: 'short' } as const;

/** A day, or a minute of it, as the language writes it. */
export const moment = (at: number, lang: Language, exact: 'day' | 'minute' = 'minute'): string =>
  new Intl.DateTimeFormat(lang, exact === 'day' ? DAY : MINUTE).format(at);
