import { expect, test } from 'vitest';
import {
  type Counts,
  FULL_EDITION,
  Game,
  makeView,
  nextToAct,
  QuickRandom,
  randomAction,
  unseenPieces,
} from '../src/index.ts';
import { must } from '../../../scripts/testing/must.ts';

const sum = (counts: Counts<string> | number): number =>
  typeof counts === 'number' ? counts : Object.values(counts).reduce<number>((all, n) => all + (n ?? 0), 0);

test('what is unseen is what the bag and the pile hold and what others hide', () => {
  const game = Game.create(FULL_EDITION, { players: 4, gamers: true }, 'unseen');
  const random = new QuickRandom('unseen');
  while (!game.over) {
    const position = game.position();
    const view = makeView(game.state, 1);
    const { workers, skills } = unseenPieces(view);
    const hidden = (what: 'workers' | 'skills'): number =>
      view.players.reduce((all, player) => {
        const hand = player[what];
        return typeof hand === 'number' ? all + hand - sum(player.known![what]) : all;
      }, 0);
    // A payment is held until the use is over (USE-9): then it is neither here nor there.
    const held = must(position.pending[0]).decision === 'turn' ? 0 : 1;
    for (const [unseen, stock, what] of [
      [workers, view.supply.bag, 'workers'],
      [skills, view.supply.skills, 'skills'],
    ] as const) {
      const missing = sum(unseen) - sum(stock) - hidden(what);
      expect(missing >= 0 && missing <= held).toBe(true);
    }
    expect(unseenPieces(position).workers).toEqual(expect.objectContaining(position.supply.bag));
    const seat = nextToAct(game.state);
    game.play(seat, randomAction(game.state, seat, random));
  }
});
