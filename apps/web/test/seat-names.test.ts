import type { SeatInfo } from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { playersText, listed, nameAt } from '../src/ui/table-info.tsx';
import { DICTIONARIES } from './support/dictionaries.ts';

function seats(...who: (string | { bot: string } | null)[]): { seats: SeatInfo[] } {
  return {
    seats: who.map((one, seat) => ({
      seat,
      person: typeof one === 'string' ? { id: `p${seat}`, name: one, guest: true, bot: false } : null,
      bot: typeof one === 'object' && one !== null ? one.bot : null,
      gone: 'no',
      reserved: null,
      online: false,
      absent: false,
    })),
  };
}

const names = (table: { seats: SeatInfo[] }): string[] =>
  table.seats.map(({ seat }) => nameAt(table, DICTIONARIES.en)(seat));

test('people are shown by name, a single bot by its kind', () => {
  expect(names(seats('Anna', { bot: 'greedy' }, null))).toEqual(['Anna', 'bot greedy', 'Seat 3']);
});

test('bots of one kind are numbered', () => {
  expect(names(seats({ bot: 'greedy' }, 'Ben', { bot: 'greedy' }, { bot: 'random' }))).toEqual([
    'bot greedy 1',
    'Ben',
    'bot greedy 2',
    'bot random',
  ]);
});

test('bots with a character are shown by first name, in the reader’s language', () => {
  const table = seats({ bot: 'miller' }, { bot: 'steward' }, { bot: 'miller' });
  expect(names(table)).toEqual(['Odo 1', 'Konrad', 'Odo 2']);
  expect(nameAt(table, DICTIONARIES.fr)(1)).toBe('Conrad');
});

test('in a list bots have names and numbers, too', () => {
  const sitting = ['Anna', 'miller', null, 'miller', 'steward', 'greedy'];
  expect(listed(sitting, DICTIONARIES.en)).toEqual(['Anna', 'Odo 1', 'free', 'Odo 2', 'Konrad', 'greedy']);
});

test('a deleted account has a neutral name', () => {
  expect(names(seats(''))).toEqual(['a player']);
  expect(listed(['', 'Anna'], DICTIONARIES.de)).toEqual(['ein Spieler', 'Anna']);
});

test('a table without a title is named after its players', () => {
  expect(playersText(seats('Anna', { bot: 'greedy' }, { bot: 'random' }, null), DICTIONARIES.de)).toBe(
    'Anna – 2 Bots',
  );
});
