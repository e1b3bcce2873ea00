import { useWords } from '../ui/hooks.ts';
import { botAbout, botTitle } from './characters.ts';

/** A bot as it is introduced to people: who it is, and how it plays. */
export function Introduced({ bot }: { bot: string }) {
  const words = useWords();
  const about = botAbout(bot, words);
  return (
    <span class="introduced">
      <b>{botTitle(bot, words)}</b>
      {about !== null && <small>{about}</small>}
    </span>
  );
}
