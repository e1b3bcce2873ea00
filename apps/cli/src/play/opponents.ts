import { BOT_IDS, botNamed, CHARACTERS, currentBot } from '@keyflower/bots';
import type { CharacterWords } from '@keyflower/words';
import { bots as english } from '@keyflower/words/en/bots';
import { terminal, words } from '../language.ts';
import { unknownName, UsageError } from '../command.ts';
import { WIDTH, wrap } from '../terminal/layout.ts';

/** The bot of each seat, by id; null for the person. */
export type Seating = readonly (string | null)[];

/** The bots with a character, as help text. */
export const CHARACTERS_HELP: string = CHARACTERS.map(
  ({ id }) => `  ${id.padEnd(10)}${english[id].name}`,
).join('\n');

export function botsNamed(text: string): string[] {
  const named = text.split(',').map((name) => name.trim());
  for (const id of named) {
    if (!botNamed(id)) throw unknownName('bot', id, BOT_IDS);
  }
  return named.map(currentBot);
}

/** One bot for all the other seats, or one for each of them in order. */
export function seatingOf(named: readonly string[], players: number, seat: number): Seating {
  const others = players - 1;
  if (named.length !== 1 && named.length !== others) {
    const seats = others === 1 ? '1 seat' : `${others} seats`;
    throw new UsageError(`--bots has ${named.length} names for ${seats}: give one name, or one per opponent`);
  }
  const [first] = named;
  const bots =
    first !== undefined && named.length === 1 ? Array.from({ length: others }, () => first) : named;
  return [...bots.slice(0, seat), null, ...bots.slice(seat)];
}

function characterOf(bot: string | null): CharacterWords | undefined {
  const character = CHARACTERS.find(({ id }) => id === bot);
  return character && words().bots[character.id];
}

/** Distinguish bots of the same name. Roman, because a digit would look like a number of workers. */
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** The opponents' names; undefined for bots without a character, which are named after their seat. */
export function namesOf(seating: Seating): (string | undefined)[] {
  return seating.map((bot, seat) => {
    // Full names have the form "Odo, the miller".
    const name = characterOf(bot)?.name.split(',')[0];
    if (name === undefined || seating.indexOf(bot) === seating.lastIndexOf(bot)) return name;
    const before = seating.slice(0, seat).filter((other) => other === bot).length;
    return `${name} ${NUMERALS[before]}`;
  });
}

/** A paragraph about every opponent. */
export function introductions(seating: Seating): string[] {
  const names = namesOf(seating);
  return seating.flatMap((bot, seat) => {
    if (bot === null) return [];
    const character = characterOf(bot);
    const text = character
      ? character.name.replace(/^[^,]+/, names[seat] ?? '') + `. ${character.about}`
      : terminal().bot(bot);
    return wrap(words().labelled(terminal().player(seat), text), WIDTH - 2, 4).map((line) => ` ${line}`);
  });
}
