import type { RulesChapter } from '@keyflower/words';

/** Letters without accents and case: who searches types neither. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** The chapters with only the rules that say every word of what is sought; chapters without any are left out. */
export function foundIn(chapters: readonly RulesChapter[], sought: string): readonly RulesChapter[] {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const found = Object.entries(chapter.rules).filter(([id, text]) => {
      const said = plain(`${id} ${chapter.title} ${text}`);
      return wanted.every((word) => said.includes(word));
    });
    return found.length === 0 ? [] : [{ ...chapter, rules: Object.fromEntries(found) }];
  });
}

/** A text cut at the ids of rules in it: every second piece is an id. */
export const pieces = (text: string): string[] => text.split(/\b([A-Z]+-\d+)\b/);
