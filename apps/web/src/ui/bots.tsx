import { CHARACTERS, type LevelId } from '@keyflower/bots/characters';
import type { CharacterWords, Words } from '@keyflower/words';
import { useWords } from './hooks.ts';

const characterOf = (id: string, words: Words): CharacterWords | undefined =>
  isCharacter(id) ? words.bots[id] : undefined;

/** A bot's short name, such as "Odo"; its id where it has no character. */
export function botName(id: string, words: Words): string {
  // Full names have the form "Odo, the miller".
  return characterOf(id, words)?.name.split(',')[0] ?? id;
}

/** A bot's full name, such as "Odo, the miller". */
export function botTitle(id: string, words: Words): string {
  return characterOf(id, words)?.name ?? words.game.botPlays(id);
}

/** How a bot plays, in a sentence; null where it has no character. */
export const botAbout = (id: string, words: Words): string | null => characterOf(id, words)?.about ?? null;

export const isCharacter = (id: string): id is LevelId => CHARACTERS.some((one) => one.id === id);

/** The bots offered to people, out of those a server has: its characters, if any. */
export function choosable(bots: readonly string[]): readonly string[] {
  const characters = bots.filter(isCharacter);
  return characters.length > 0 ? characters : bots;
}

/** The wanted bot if it is offered, or else the first one. */
export function botOr(wanted: string, bots: readonly string[]): string {
  const offered = choosable(bots);
  return offered.includes(wanted) ? wanted : (offered[0] ?? '');
}

/** A bot's name and way of playing. */
export function BotDescription({ bot }: { bot: string }) {
  const words = useWords();
  const about = botAbout(bot, words);
  return (
    <span class="introduced">
      <b>{botTitle(bot, words)}</b>
      {about !== null && <small>{about}</small>}
    </span>
  );
}
