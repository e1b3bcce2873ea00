import type { Language } from '@keyflower/protocol';
import { house } from '../house.ts';
import { el, part } from '../page/dom.ts';
import type { Page } from '../page/router.ts';
import { english, type PrivacyWords } from '../words/privacy/english.ts';
import { french } from '../words/privacy/french.ts';
import { german } from '../words/privacy/german.ts';

const PRIVACY: Readonly<Record<Language, PrivacyWords>> = { en: english, fr: french, de: german };

export function privacyPage(): Page {
  const { title, parts } = PRIVACY[house.me.lang];
  return {
    title,
    body: [
      el('h1', {}, title),
      ...parts.map(({ heading, text }) =>
        part(heading, {}, ...text.map((paragraph) => el('p', {}, paragraph))),
      ),
    ],
  };
}
