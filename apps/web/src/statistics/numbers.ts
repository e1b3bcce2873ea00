import type { Language } from '@keyflower/protocol';

/** Numbers as text; a dash for what is not known. */
export interface Numbers {
  whole: (value: number | null) => string;
  tenths: (value: number | null) => string;
  percent: (value: number | null) => string;
}

const known = new Map<Language, Numbers>();

export function numbersOf(language: Language): Numbers {
  const made = known.get(language) ?? newNumbers(language);
  known.set(language, made);
  return made;
}

function newNumbers(language: Language): Numbers {
  const text = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    return (value: number | null): string => (value === null ? '–' : format.format(value));
  };
  return {
    whole: text({ maximumFractionDigits: 0 }),
    tenths: text({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    percent: text({ style: 'percent', maximumFractionDigits: 0 }),
  };
}
