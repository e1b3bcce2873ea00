import {
  apply,
  decisionOf,
  decisions,
  DrawnChance,
  FULL_EDITION,
  isOver,
  makePosition,
  newGame,
  nextToAct,
  type Options,
  QuickRandom,
  randomAction,
  type State,
} from '@keyflower/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { viewMessage } from '../src/tables/broadcast.ts';
import { caughtUp, membersOf, type Mirror, openMirror, insertTable, liveTable } from './support/mirror.ts';
import { startServer } from './support/server.ts';
import { compareStreams, Normal } from './support/streams.ts';
import { playOn, playToTheEnd, startedTable } from './support/tables.ts';
import { MAIL_FLAGS, Notices } from './support/twin-notices.ts';
import { counted } from './support/twin-tally.ts';
import { TwinSegment } from './support/twins.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

/** The full run plays 25 games of each kind; the short run plays part of one, a later part for each kind. */
const GAMES = FULL ? 25 : 1;
const ABSENT_GAMES = FULL ? 5 : 1;
const MAX_STEPS = FULL ? Number.POSITIVE_INFINITY : 10;

const KINDS = [
  { players: 2, farmers: 'off', gamers: false },
  { players: 3, farmers: 'off', gamers: false },
  { players: 4, farmers: 'off', gamers: true },
  { players: 5, farmers: 'off', gamers: false },
  { players: 2, farmers: 'mixed', gamers: true },
  { players: 3, farmers: 'mixed', gamers: false },
  { players: 4, farmers: 'all', gamers: false },
  { players: 5, farmers: 'all', gamers: true },
] as const;

/** In the quick run each number of players, each choice of tiles, and both variants. */
const PLAYED = KINDS.filter((_, i) => FULL || [0, 2, 5, 7].includes(i));

const mirrors: Mirror[] = [];
afterEach(async () => {
  for (const mirror of mirrors.splice(0)) {
    for (const { connection } of membersOf(mirror)) await connection.close();
    await mirror.server.close();
  }
});

describe('a client receives identical bytes, whatever the others hide', () => {
  test.each(PLAYED)('$players players, farmers $farmers, gamers’ variant $gamers', async (how) => {
    const options: Options = { ...how, handicap: [] };
    const pair = [await openMirror(how.players), await openMirror(how.players)] as const;
    mirrors.push(...pair);
    const part = FULL ? 0 : PLAYED.indexOf(how) / PLAYED.length;
    for (let game = 0; game < GAMES; game++) await playGame(pair, options, game, part);
    for (const { server } of pair) {
      expect(server.logged.filter(({ level }) => level !== 'info')).toEqual([]);
    }
  });

  test.each(FULL ? KINDS : KINDS.slice(5, 6))(
    'also who is absent and has mails and push messages: $players players, farmers $farmers',
    async (how) => {
      const pair = [
        await openMirror(how.players, MAIL_FLAGS),
        await openMirror(how.players, MAIL_FLAGS),
      ] as const;
      mirrors.push(...pair);
      const notices = new Notices();
      try {
        for (const mirror of pair) await notices.subscribe(mirror);
        for (let game = 0; game < ABSENT_GAMES; game++)
          await playGame(pair, { ...how, handicap: [] }, game, FULL ? 0 : 0.5, notices);
      } finally {
        notices.close();
      }
      expect(pair.flatMap(({ server }) => server.logged.filter(({ level }) => level !== 'info'))).toEqual([]);
    },
  );

  test('and every kind of request was made while hidden information differed', () => {
    const { steps, compared, differing, ...ways } = counted;
    expect(compared).toBeGreaterThan(steps);
    expect(differing).toBeGreaterThan(steps / 3);
    for (const [way, times] of Object.entries(ways)) expect(times, way).toBeGreaterThan(0);
  });

  test('and a single differing byte would have been noticed', () => {
    const said = (patch: unknown, ...events: object[]): string[] => [
      JSON.stringify({ type: 'events', table: 't', version: 3, events, patch, undo: 'ask' }),
    ];
    const verdict = (x: string[], y: string[], viewer: number | null = 0) =>
      compareStreams([x, y], [new Normal(), new Normal()], viewer);
    const drew = (player: number, workers: unknown) => ({ type: 'drew-workers', player, workers });
    expect(verdict(said([[['a'], 1]]), said([[['a'], 1]]))).toBe('same');
    expect(verdict(said([[['a'], 1]]), said([[['a'], 2]]))).toBeTypeOf('object');
    expect(verdict(said([]), [])).toBeTypeOf('object');
    expect(verdict(said([], drew(1, { red: 1 })), said([], drew(1, { blue: 1 })))).toBeTypeOf('object');
    expect(verdict(said([], drew(0, { red: 1 })), said([], drew(0, { blue: 1 })))).toBe('shown');
    expect(verdict(said([], drew(0, { red: 1 })), said([], drew(0, { blue: 1 })), null)).toBeTypeOf('object');
    const began = { type: 'season-began', season: 'summer' };
    expect(verdict(said([], { type: 'passed' }, began), said([], began))).toBeTypeOf('object');
    expect(
      verdict(['{"at":5,"updated":7}', '{"updated":8}'], ['{"at":6,"updated":9}', '{"updated":9}']),
    ).toEqual({ x: '{"updated":8}', y: '{"updated":9}' });
  });
});

test('the seed of a lobby game is in no message before the end, and then in the result', async () => {
  const server = await startServer();
  const table = await startedTable(server.url, { options: { players: 2 } });
  const words = (): string => table.players.map(({ connection }) => connection.raw.join('\n')).join('\n');
  await playOn(table, 'seed', 30);
  const { seed } = must(await server.running.context.store.tables.get(table.id));
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const [{ person }] = atLeast(1, table.players);
  const pages = await Promise.all(
    ['', '/events', '/steps', '/record', '/score'].map((of) => person.get(`/tables/${table.id}${of}`)),
  );
  for (const said of [words(), JSON.stringify(pages.map(({ body }) => body)), JSON.stringify(server.logged)])
    expect(said.includes(seed!)).toBe(false);
  await playToTheEnd(table, 'seed goes on');
  expect(words()).toContain(seed);
  expect(JSON.stringify(server.logged)).not.toContain(seed);
  for (const { connection } of table.players) await connection.close();
  await server.close();
});

test('a tile laid in secret shows neither on the clocks nor in another player’s undo', async () => {
  const mirror = await openMirror(2);
  mirrors.push(mirror);
  const id = 'secret-tile';
  await insertTable(mirror, {
    id,
    state: manyToPlace(),
    seed: 'x',
    clock: { kind: 'live', bank: 3600, perDecision: 30 },
  });
  const [{ connection: mine }, { connection: theirs }] = atLeast(2, mirror.seats);
  await mine.watch(id);
  const table = liveTable(mirror, id);
  const before = viewMessage(mirror.server.running.context.tables, table, 0);
  const action = randomAction(table.state, 1, new QuickRandom('tile'));
  const told = mine.received.length;
  expect(action.type).toBe('place');
  expect((await theirs.act(id, action, 'first', table.version(1))).type).toBe('done');
  expect(decisionOf(table.state, 1)).toBe('place');
  await caughtUp([must(mirror.seats[0])]);
  expect(mine.received.slice(told).map(({ type }) => type)).toEqual(['pong']);
  const after = viewMessage(mirror.server.running.context.tables, table, 0);
  // The other seat's clock keeps running, as if it still considered its first tile.
  expect(must(after.clocks![1]).bank + must(after.clocks![1]).free).toBeLessThanOrEqual(
    must(before.clocks![1]).bank + must(before.clocks![1]).free,
  );
  expect({ ...after, clocks: [] }).toEqual({ ...before, clocks: [] });
});

async function playGame(
  pair: readonly [Mirror, Mirror],
  options: Options,
  game: number,
  part: number,
  notices: Notices | null = null,
): Promise<void> {
  const random = new QuickRandom(`twin worlds ${JSON.stringify(options)} ${game}`);
  let state = begun(options, random, part);
  let next: number | null = null;
  const end = counted.steps + MAX_STEPS;
  for (let segment = 0; !isOver(state) && counted.steps < end; segment++) {
    const anyone = random.below(options.players + 1) - 1;
    // Only players are told when it is their turn.
    const viewer: number | null = next ?? (anyone < 0 ? (notices ? 0 : null) : anyone);
    const played = new TwinSegment(pair, `g${game}s${segment}`, viewer, random, notices);
    state = await played.play(state);
    next = played.stuck;
  }
}

/** A game of two where both have several tiles to lay. */
function manyToPlace(): State {
  for (let game = 0; game < 1000; game++) {
    const luck = new QuickRandom(`many ${game}`);
    const chance = new DrawnChance(luck);
    const state = newGame(FULL_EDITION, { players: 2, farmers: 'off', gamers: false, handicap: [] }, chance);
    while (!isOver(state)) {
      const [first, second] = atLeast(
        2,
        makePosition(state).players.map(({ placing }) => placing?.length ?? 0),
      );
      const [a, b] = decisions(state);
      if (a?.decision === 'place' && b?.decision === 'place' && first > 1 && second > 2) return state;
      const seat = nextToAct(state);
      apply(state, seat, randomAction(state, seat, luck), chance);
    }
  }
  throw new Error('no game reaches a state with several tiles to lay');
}

/** A game of which some part has been played, at random. */
function begun(options: Options, random: QuickRandom, part: number): State {
  const seed = random.below(1_000_000);
  const played = (most: number): { state: State; steps: number } => {
    const luck = new QuickRandom(`begun ${seed}`);
    const chance = new DrawnChance(luck);
    const state = newGame(FULL_EDITION, options, chance);
    let steps = 0;
    for (; steps < most && !isOver(state); steps++) {
      const seat = nextToAct(state);
      apply(state, seat, randomAction(state, seat, luck), chance);
    }
    return { state, steps };
  };
  return played(part === 0 ? 0 : Math.floor(part * played(Number.POSITIVE_INFINITY).steps)).state;
}
