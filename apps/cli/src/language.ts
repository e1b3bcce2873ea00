import { LANGUAGES, type Language } from '@keyflower/protocol';
import { loadTerminalWords, loadWords, type TerminalWords, type Words } from '@keyflower/words';
import { oneOf } from './command.ts';

/** What `--language` does, for the help of the commands that have it. */
export const LANGUAGE_HELP = `  --language CODE      ${LANGUAGES.join(', ')} (default: that of the locale, or en)`;

/** The variables that name the locale, the strongest first. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

interface Spoken {
  words: Words;
  terminal: TerminalWords;
}

let spoken: Spoken | null = null;

/** Chooses the language of this process: that of `--language`, else that of the locale. */
export async function speak(flag: string | undefined, environment = process.env): Promise<void> {
  const language = oneOf(flag, '--language', LANGUAGES) ?? ofLocale(environment) ?? 'en';
  spoken = { words: await loadWords(language), terminal: await loadTerminalWords(language) };
}

/** `fr` for `fr_CH.UTF-8`; null for a locale without texts. */
function ofLocale(environment: NodeJS.ProcessEnv): Language | null {
  const locale = VARIABLES.map((name) => environment[name]).find(Boolean) ?? '';
  const [code] = locale.toLowerCase().split(/[_.@-]/);
  return LANGUAGES.find((known) => known === code) ?? null;
}

function current(): Spoken {
  if (!spoken) throw new Error('no language was chosen');
  return spoken;
}

/** Whether this command speaks to people in their language; those for developers print English only. */
export const isSpeaking = (): boolean => spoken !== null;

/** The texts that the web app shows too. */
export const words = (): Words => current().words;

/** The texts of the terminal alone. */
export const terminal = (): TerminalWords => current().terminal;
