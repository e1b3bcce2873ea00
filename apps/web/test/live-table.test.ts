import { Game, FULL_EDITION, makeView, nextToAct, type View } from '@keyflower/engine';
import type { Me, MessageOf } from '@keyflower/protocol';
import { effect } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { session } from '../src/session/index.ts';
import { Desk } from '../src/play/desk.ts';
import { TableModel } from '../src/play/model.ts';
import type { Scene } from '../src/play/scene.ts';
import { DICTIONARIES } from './support/dictionaries.ts';

beforeAll(() => {
  session.words = DICTIONARIES.en;
  session.me = { settings: { confirm: true } } as Me;
});

const TABLE = {
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

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The first turn of a game of two, from the seat of who is asked. */
function setUp(): { desk: Desk; scene: Scene; model: TableModel; view: View; pass: () => void } {
  const game = Game.create(FULL_EDITION, { players: 2 }, 'graph');
  const seat = nextToAct(game.state);
  const view = makeView(game.state, seat);
  const model = new TableModel('t');
  model.take({ ...copy(TABLE), you: { ...TABLE.you, seat } } as unknown as MessageOf<'table'>);
  model.take({ type: 'view', table: 't', version: 5, undo: 'none', view });
  const desk = new Desk(model);
  const pass = (): void => {
    game.play(seat, { type: 'pass' });
    model.take({ type: 'view', table: 't', version: 6, undo: 'none', view: makeView(game.state, seat) });
  };
  return { desk, scene: desk.scene, model, view, pass };
}

/** How often each property was computed anew since it was first read. */
function counting<Name extends keyof Scene>(scene: Scene, ...names: Name[]): Record<Name, number> {
  const counts = Object.fromEntries(names.map((name) => [name, -1])) as Record<Name, number>;
  for (const name of names)
    effect(() => {
      void scene[name];
      counts[name] += 1;
    });
  return counts;
}

test('a change of the draft changes what depends on it, and nothing else', () => {
  const { desk, scene } = setUp();
  const counts = counting(
    scene,
    'draft',
    'lights',
    'ready',
    'sight',
    'actions',
    'plan',
    'asked',
    'cast',
    'news',
  );
  desk.draft = { kind: 'hand', colour: 'red' };
  expect(counts).toEqual({
    draft: 1,
    lights: 1,
    ready: 0,
    sight: 0,
    actions: 0,
    plan: 0,
    asked: 0,
    cast: 0,
    news: 0,
  });
});

test('the light of one tile changes only with what can be done there', () => {
  const { desk, scene, view } = setUp();
  const [{ tile }, { tile: other }] = view.market;
  const light = scene.lightAt(tile);
  let told = -1;
  effect(() => {
    scene.lightAt(tile);
    told += 1;
  });
  scene.verbs.touch(other);
  expect(desk.draft).toEqual({ kind: 'tile', tile: other });
  expect(scene.lightAt(tile)).toBe(light);
  expect(told).toBe(0);
});

test('a draft is known at its own tile and nowhere else', () => {
  const { desk, scene, view } = setUp();
  const [{ tile }, { tile: other }] = view.market;
  let told = -1;
  effect(() => {
    scene.draftAt(other);
    told += 1;
  });
  scene.verbs.begin('bid', tile);
  expect(desk.draft.kind).toBe('workers');
  expect(scene.draftAt(tile)).toBe(desk.draft);
  expect(scene.draftAt(other)).toEqual({ kind: 'none' });
  expect(told).toBe(0);
  expect(scene.ready).toMatchObject({ type: 'bid', tile });
});

test('talk and presence leave the board alone', () => {
  const { scene, model } = setUp();
  const counts = counting(scene, 'sight', 'lights', 'actions', 'asked', 'cast');
  model.take({ type: 'presence', table: 't', online: [true, false], spectators: 3 });
  model.take({ type: 'chat', table: 't', lines: [], whole: true } as unknown as MessageOf<'chat'>);
  expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0]);
  expect(model.spectators).toBe(3);
});

test('a message about the table does not work out the same view again', () => {
  const { scene, model } = setUp();
  const counts = counting(scene, 'sight', 'state', 'edition', 'spec');
  model.take({ ...copy(TABLE), you: model.you } as unknown as MessageOf<'table'>);
  expect(counts).toEqual({ sight: 0, state: 0, edition: 0, spec: 0 });
});

test('a draft that can not be done any more is dropped when the game goes on', () => {
  const { desk, scene, pass } = setUp();
  scene.verbs.lift({ kind: 'hand', colour: 'red' });
  expect(desk.draft.kind).toBe('hand');
  pass();
  expect(desk.draft.kind).toBe('none');
  expect(scene.lights.size).toBe(0);
});

test('when the person leaves the table, nothing is computed any more', () => {
  const { desk, pass } = setUp();
  desk.draft = { kind: 'hand', colour: 'red' };
  desk.end();
  pass();
  expect(desk.draft.kind).toBe('hand');
});
