import { CHARACTERS, type Character } from '@keyflower/bots/characters';
import type { Words } from '@keyflower/words';

const characterOf = (id: string): Character | undefined => CHARACTERS.find((one) => one.id === id);

/** What a bot is called among people who know it: "Odo", or its id where it has no character. */
export function botName(id: string, { language }: Words): string {
  // A name goes on with what somebody is: "Odo, the miller".
  return characterOf(id)?.name[language].split(',')[0] ?? id;
}

/** What a bot is called where it is introduced: "Odo, the miller". */
export function botTitle(id: string, { language, game }: Words): string {
  return characterOf(id)?.name[language] ?? game.botPlays(id);
}

/** How a bot plays, in a sentence; null where nobody has described it. */
export const botAbout = (id: string, { language }: Words): string | null =>
  characterOf(id)?.about[language] ?? null;

export const isCharacter = (id: string): boolean => characterOf(id) !== undefined;

/** The bots that people choose from, out of those that a server has: characters, if it has any. */
export function choosable(bots: readonly string[]): readonly string[] {
  const characters = CHARACTERS.map(({ id }) => id as string).filter((id) => bots.includes(id));
  return characters.length > 0 ? characters : bots;
}

/** A bot that may be chosen: the wanted one, or else the first. */
export function botOr(wanted: string, bots: readonly string[]): string {
  const offered = choosable(bots);
  return offered.includes(wanted) ? wanted : (offered[0] ?? '');
}
