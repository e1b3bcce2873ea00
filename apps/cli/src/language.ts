import { LANGUAGES, type Language } from '@keyflower/protocol';
import {
  loadRefusalWords,
  loadTerminalWords,
  loadWords,
  type RefusalWords,
  type TerminalWords,
  type Words,
} from '@keyflower/words';
import { oneOf } from './command.ts';

export const LANGUAGE_OPTION = {
  language: {
    value: 'CODE',
    help: `${LANGUAGES.join(', ')} (default: from the locale, else en)`,
    choices: LANGUAGES,
  },
};

/** The environment variables of the locale, highest precedence first. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

interface Texts {
  words: Words;
  terminal: TerminalWords;
  refusals: RefusalWords;
}

let texts: Texts | null = null;

/** Selects the language of this process: from `--language`, else from the locale. */
export async function selectLanguage(flag: string | undefined, environment = process.env): Promise<void> {
  const language = oneOf(flag, '--language', LANGUAGES) ?? ofLocale(environment) ?? 'en';
  texts = {
    words: await loadWords(language),
    terminal: await loadTerminalWords(language),
    refusals: await loadRefusalWords(language),
  };
}

/** `fr` for `fr_CH.UTF-8`; null for a locale without texts. */
function ofLocale(environment: NodeJS.ProcessEnv): Language | null {
  const locale = VARIABLES.map((name) => environment[name]).find(Boolean) ?? '';
  const [code] = locale.toLowerCase().split(/[_.@-]/);
  return LANGUAGES.find((known) => known === code) ?? null;
}

function current(): Texts {
  if (!texts) throw new Error('no language was selected');
  return texts;
}

/** Whether this command has selected a language; commands for developers print English only. */
export const hasLanguage = (): boolean => texts !== null;

/** The texts that the web app shows too. */
export const words = (): Words => current().words;

/** The texts of the terminal alone. */
export const terminal = (): TerminalWords => current().terminal;

/** Why the engine refuses actions. */
export const refusals = (): RefusalWords => current().refusals;
