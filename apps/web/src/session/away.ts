import type { Me } from '@keyflower/protocol';
import { LANGUAGES } from '@keyflower/protocol/languages';

/** What is kept on this device of the person, to start without the server. */
const STORED_AS = 'keyflower-away';

interface Kept {
  name?: unknown;
  lang?: unknown;
  confirm?: unknown;
}

export function keepForAway({ name, lang, settings: { confirm } }: Me): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify({ name, lang, confirm }));
  } catch {
    // Storage is blocked: the browser's language is used.
  }
}

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(STORED_AS) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

/** A visitor while the server cannot be reached. */
export function awayVisitor(): Me {
  const { name, lang, confirm } = kept();
  const wanted = [lang, ...navigator.languages.map((one) => one.slice(0, 2))];
  const known = wanted.find((one) => LANGUAGES.some((language) => language === one));
  return {
    id: '',
    name: typeof name === 'string' ? name : '',
    guest: true,
    bot: false,
    operator: false,
    lang: (known ?? 'en') as Me['lang'],
    email: null,
    emailConfirmed: false,
    settings: { confirm: confirm !== false, push: false, mail: false, mailEvery: 60 },
    vacation: { until: null, daysLeft: 0 },
    rating: null,
  };
}
