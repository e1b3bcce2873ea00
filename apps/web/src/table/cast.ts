import type { TableInfo } from '@keyflower/protocol';
import { botName, isCharacter } from '../bots/characters.tsx';
import type { Words } from '@keyflower/words';

type Seated = Pick<TableInfo, 'seats'> | null;

/** How a seat is called. Bots of one kind are told apart by numbers. */
export function nameAt(table: Seated, words: Words): (seat: number) => string {
  const seats = table?.seats ?? [];
  return (seat) => {
    const there = seats[seat];
    if (there?.person) return there.person.name || words.somebody;
    if (!there?.bot) return words.settings.seat(seat);
    const alike = seats.filter(({ person, bot }) => person === null && bot === there.bot);
    const name = numbered(botName(there.bot, words), alike.indexOf(there), alike.length);
    return isCharacter(there.bot) ? name : words.game.botPlays(name);
  };
}

const numbered = (name: string, nth: number, of: number): string => (of === 1 ? name : `${name} ${nth + 1}`);

/** Those who sit at a table of a list, where bots are named among the people; null is nobody. */
export function listed(names: readonly (string | null)[], words: Words): string[] {
  return names.map((name, i) => {
    if (name === null) return words.lobby.free;
    if (!isCharacter(name)) return name || words.somebody;
    const before = names.slice(0, i).filter((one) => one === name).length;
    return numbered(botName(name, words), before, names.filter((one) => one === name).length);
  });
}

/** Who sits at a table, in a few words: the people by name, the bots by number. */
export function company(table: Seated, words: Words): string {
  const seats = table?.seats ?? [];
  const name = nameAt(table, words);
  const people = seats.filter(({ person }) => person !== null).map(({ seat }) => name(seat));
  const bots = seats.filter(({ person, bot }) => person === null && bot !== null).length;
  return [...people, ...(bots > 0 ? [words.home.against(bots)] : [])].join(' – ');
}
