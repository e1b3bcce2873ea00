import { decisionOf, type State } from '@keyflower/engine';
import type { ClientMessage } from '@keyflower/protocol';
import type { Member } from './mirror.ts';

/** What a player does without others noticing, and how it is taken back. */
export interface Deed {
  name: string;
  /** Whether it changes nothing for others in this state. */
  fits: (state: State, seat: number) => boolean;
  begin: (who: Member, table: string, viewer: string) => Promise<unknown>;
  end: (who: Member, table: string, viewer: string) => Promise<unknown>;
}

type Wish = Extract<ClientMessage, { type: 'auto-pass' | 'queue' }>;
type Unsaid = { [Type in Wish['type']]: Omit<Extract<Wish, { type: Type }>, 'table' | 'id'> }[Wish['type']];

const wish = ({ connection }: Member, table: string, said: Unsaid): Promise<unknown> =>
  connection.ask({ ...said, table, id: connection.newId() });

const always = (): boolean => true;
/** Otherwise the server would answer at once. */
const owesNothing = (state: State, seat: number): boolean => decisionOf(state, seat) === null;

export const DEEDS: readonly Deed[] = [
  {
    name: 'notes',
    fits: always,
    begin: ({ person }, table) => person.put(`/tables/${table}/notes`, { text: 'they bluff' }),
    end: ({ person }, table) => person.put(`/tables/${table}/notes`, { text: '' }),
  },
  {
    name: 'a block',
    fits: always,
    begin: ({ person }, _, viewer) => person.put(`/me/blocks/${viewer}`),
    end: ({ person }, _, viewer) => person.delete(`/me/blocks/${viewer}`),
  },
  {
    name: 'preferences',
    fits: always,
    begin: ({ person }) => person.patch('/me', { settings: { confirm: false } }),
    end: ({ person }) => person.patch('/me', { settings: { confirm: true } }),
  },
  {
    name: 'automatic passing',
    fits: owesNothing,
    begin: (who, table) => wish(who, table, { type: 'auto-pass', on: true }),
    end: (who, table) => wish(who, table, { type: 'auto-pass', on: false }),
  },
  {
    name: 'a queued answer',
    fits: owesNothing,
    begin: (who, table) => wish(who, table, { type: 'queue', action: { type: 'pass' } }),
    end: (who, table) => wish(who, table, { type: 'queue', action: null }),
  },
];
