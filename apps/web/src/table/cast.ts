import type { TableInfo } from '@keyflower/protocol';
import type { Words } from '../words/words.ts';

type Seated = Pick<TableInfo, 'seats'> | null;

/** How a seat is called. Bots of one kind are told apart by their seats. */
export function nameAt(table: Seated, words: Words): (seat: number) => string {
  const seats = table?.seats ?? [];
  return (seat) => {
    const there = seats[seat];
    if (there?.person) return there.person.name || words.somebody;
    if (!there?.bot) return words.settings.seat(seat);
    const alone = seats.filter(({ person, bot }) => person === null && bot === there.bot).length === 1;
    return words.game.botPlays(alone ? there.bot : `${there.bot} ${seat + 1}`);
  };
}

/** Who sits at a table, in a few words: the people by name, the bots by number. */
export function company(table: Seated, words: Words): string {
  const seats = table?.seats ?? [];
  const name = nameAt(table, words);
  const people = seats.filter(({ person }) => person !== null).map(({ seat }) => name(seat));
  const bots = seats.filter(({ person, bot }) => person === null && bot !== null).length;
  return [...people, ...(bots > 0 ? [words.home.against(bots)] : [])].join(' – ');
}
