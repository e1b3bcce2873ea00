import { decisions, FULL_EDITION, Game, nextToAct, QuickRandom, randomAction } from '@keyflower/engine';
import type { Store } from '../../src/store/index.ts';

export interface LongGame {
  id: string;
  people: readonly string[];
  /** Actions after which the game is left as it is; all without it. */
  actions?: number;
}

/** Writes a game to the database that was played at random; the players sit in the order of their ids. */
export async function storeGame(
  store: Store,
  { id, people, actions = Number.POSITIVE_INFINITY }: LongGame,
): Promise<Game> {
  const options = { players: people.length, farmers: 'all', gamers: false, handicap: [] } as const;
  const game = Game.create(FULL_EDITION, options, id);
  const random = new QuickRandom(id);
  const steps = [{ n: 1, lines: game.linesAfter(0).join('\n') }];
  for (let seat = nextToAct(game.state); seat >= 0 && steps.length <= actions; seat = nextToAct(game.state)) {
    const before = game.length;
    game.play(seat, randomAction(game.state, seat, random));
    steps.push({ n: before + 1, lines: game.linesAfter(before).join('\n') });
  }
  const clock = { kind: 'untimed' };
  const settings = JSON.stringify({
    title: id,
    options,
    public: true,
    rated: false,
    clock,
    spectators: true,
  });
  const pending = decisions(game.state).reduce((mask, { player }) => mask | (1 << player), 0);
  const [at, seat, request, live, due] = [1, null, null, '{}', null];
  const row = { id, public: 1, rated: 0, host: null, key: id, settings, created: at, reason: null };
  await store.journal.commit(async ({ tables }) => {
    await tables.add(
      row,
      people.map((_, n) => `${id} ${n}`),
    );
    const header = JSON.stringify(game.recordEnds().header);
    await tables.set(id, { status: game.over ? 'over' : 'playing', seed: id, header, pending, started: at });
    for (const [n, person] of people.entries()) await tables.setSeat(id, n, { person });
    for (const step of steps) await tables.step(id, { ...step, at, seat, request, pending, live, due });
  });
  return game;
}
