import { decisions, determinize, FULL_EDITION, legalActions, makeView, QuickRandom } from '@keyflower/engine';
import type { ClientMessage } from '@keyflower/protocol';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asIfAsked } from '../src/play/ahead.ts';
import { session } from '../src/session/index.ts';
import { GAMES, wander } from './games.ts';
import { openTable, signIn } from './support/live.ts';
import { must } from '../../../scripts/testing/must.ts';

beforeAll(signIn);

const restored = session.ask.bind(session);
afterEach(() => {
  session.ask = restored;
});

test('answers can be chosen in advance exactly for turns of this season and for boats', () => {
  const found = { turn: 0, boat: 0, none: 0 };
  for (const options of GAMES)
    wander(options, 'ahead', ({ game }) => {
      for (let seat = 0; seat < options.players; seat++) {
        const view = makeView(game.state, seat);
        const coming = asIfAsked(view, seat);
        const owing = decisions(game.state);
        if (coming === null) {
          found.none += 1;
          continue;
        }
        // The engine accepts the position and lists actions for the seat.
        const state = determinize(FULL_EDITION, coming, new QuickRandom(1));
        const { decision } = must(coming.pending[0]);
        found[decision as 'turn' | 'boat'] += 1;
        const types = new Set(legalActions(state, seat).map(({ type }) => type));
        const isFit = decision === 'turn' ? types.has('pass') : types.has('boat') && types.size === 1;
        if (!isFit || owing.some(({ player }) => player === seat))
          throw new Error(JSON.stringify(coming.pending));
      }
    });
  for (const times of Object.values(found)) expect(times).toBeGreaterThan(20);
});

describe('while another player is to move', () => {
  test('the next answer is chosen on the board as usual, and confirming leaves it with the server', () => {
    const { live, table, model, pass } = openTable();
    const sent: ClientMessage[] = [];
    session.ask = (message) => {
      sent.push(message);
      return Promise.resolve({ type: 'done', table: 't', id: message.id, version: 6 });
    };
    expect(table.mayChooseAhead).toBe(false);
    pass();
    expect(table.asked).toBeNull();
    expect(table.mayChooseAhead).toBe(true);
    table.commands.chooseAhead(true);
    expect(table.asked).toMatchObject({ player: model.you.seat, decision: 'turn' });
    expect(table.view.pending).toEqual(model.view!.pending);
    const { tile } = must(table.view.market[0]);
    table.commands.begin('bid', tile);
    expect(table.ready).toMatchObject({ type: 'bid', tile });
    table.commands.confirm();
    expect(sent).toMatchObject([{ type: 'queue', action: { type: 'bid', tile } }]);
    expect(table.isAhead).toBe(false);
    expect(live.draft).toEqual({ kind: 'none' });
  });

  test('a draft that was begun in advance stays when the decision becomes due, and is then sent as an action', () => {
    const { live, table, model, view, pass } = openTable();
    pass();
    table.commands.chooseAhead(true);
    table.commands.begin('bid', must(table.view.market[0]).tile);
    const { draft } = live;
    model.take({ type: 'view', table: 't', version: 7, undo: 'none', view });
    expect(table.isAhead).toBe(false);
    expect(live.draft).toEqual(draft);
    expect(table.asked).toMatchObject({ decision: 'turn' });
  });
});
