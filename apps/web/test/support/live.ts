import { FULL_EDITION, Game, makeView, nextToAct, type View } from '@keyflower/engine';
import type { Me, MessageOf } from '@keyflower/protocol';
import { LiveTable } from '../../src/play/live-table.ts';
import { TableModel } from '../../src/play/model.ts';
import type { TableContext } from '../../src/play/table.ts';
import { session } from '../../src/session/index.ts';
import { DICTIONARIES } from './dictionaries.ts';

/** An English-speaking user who confirms before sending. Returns how to sign out, as `beforeAll` expects it. */
export function signIn(): () => void {
  const { words, me } = session;
  session.words = DICTIONARIES.en;
  session.me = { settings: { confirm: true } } as Me;
  return () => {
    session.words = words;
    session.me = me;
  };
}

export const TABLE = {
  type: 'table',
  table: {
    id: 't',
    status: 'playing',
    spectators: 0,
    settings: { aids: true, confirm: true, options: {} },
    seats: [0, 1].map((seat) => ({ seat, person: null, bot: null, gone: 'no', online: true })),
  },
  you: { seat: 0, host: true, autoPass: false, key: null, seatKeys: null },
};

export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The first turn of a game of two, from the active seat. */
export function openTable(): {
  live: LiveTable;
  table: TableContext;
  model: TableModel;
  view: View;
  pass: () => void;
} {
  const game = Game.create(FULL_EDITION, { players: 2 }, 'graph');
  const seat = nextToAct(game.state);
  const view = makeView(game.state, seat);
  const model = new TableModel('t');
  model.take({ ...copy(TABLE), you: { ...TABLE.you, seat } } as unknown as MessageOf<'table'>);
  model.take({ type: 'view', table: 't', version: 5, undo: 'none', view });
  const live = new LiveTable(model);
  const pass = (): void => {
    game.play(seat, { type: 'pass' });
    model.take({ type: 'view', table: 't', version: 6, undo: 'none', view: makeView(game.state, seat) });
  };
  return { live, table: live.table, model, view, pass };
}
