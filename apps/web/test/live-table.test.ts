import { makeView } from '@keyflower/engine';
import { Scenario } from '@keyflower/engine/testkit';
import type { MessageOf } from '@keyflower/protocol';
import { effect } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import type { TableContext } from '../src/play/table.ts';
import { copy, openTable, signIn, TABLE } from './support/live.ts';
import { atLeast } from '../../../scripts/testing/must.ts';

beforeAll(signIn);

/** How often each property was recomputed since it was first read. */
function counting<Name extends keyof TableContext>(
  table: TableContext,
  ...names: Name[]
): Record<Name, number> {
  const counts = Object.fromEntries(names.map((name) => [name, -1])) as Record<Name, number>;
  for (const name of names)
    effect(() => {
      void table[name];
      counts[name] += 1;
    });
  return counts;
}

test('a change of the draft changes its dependents and nothing else', () => {
  const { live, table } = openTable();
  const counts = counting(
    table,
    'draft',
    'highlights',
    'ready',
    'view',
    'actions',
    'plan',
    'asked',
    'nameOf',
    'news',
  );
  live.draft = { kind: 'hand', colour: 'red' };
  expect(counts).toEqual({
    draft: 1,
    highlights: 1,
    ready: 0,
    view: 0,
    actions: 0,
    plan: 0,
    asked: 0,
    nameOf: 0,
    news: 0,
  });
});

test('the highlight of one tile changes only with the actions possible there', () => {
  const { live, table, view } = openTable();
  const [{ tile }, { tile: other }] = atLeast(2, view.market);
  const highlight = table.highlightAt(tile);
  let told = -1;
  effect(() => {
    table.highlightAt(tile);
    told += 1;
  });
  table.commands.touch(other);
  expect(live.draft).toEqual({ kind: 'tile', tile: other });
  expect(table.highlightAt(tile)).toBe(highlight);
  expect(told).toBe(0);
});

test('a draft is known at its own tile and nowhere else', () => {
  const { live, table, view } = openTable();
  const [{ tile }, { tile: other }] = atLeast(2, view.market);
  let told = -1;
  effect(() => {
    table.draftAt(other);
    told += 1;
  });
  table.commands.begin('bid', tile);
  expect(live.draft.kind).toBe('workers');
  expect(table.draftAt(tile)).toBe(live.draft);
  expect(table.draftAt(other)).toEqual({ kind: 'none' });
  expect(told).toBe(0);
  expect(table.ready).toMatchObject({ type: 'bid', tile });
});

test('chat and presence leave the board alone', () => {
  const { table, model } = openTable();
  const counts = counting(table, 'view', 'highlights', 'actions', 'asked', 'nameOf');
  model.take({ type: 'presence', table: 't', online: [true, false], spectators: 3 });
  model.take({ type: 'chat', table: 't', lines: [], whole: true } as unknown as MessageOf<'chat'>);
  expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0]);
  expect(model.spectators).toBe(3);
});

test('a message about the table does not analyse the same view again', () => {
  const { table, model } = openTable();
  const counts = counting(table, 'view', 'state', 'edition', 'spec');
  model.take({ ...copy(TABLE), you: model.you } as unknown as MessageOf<'table'>);
  expect(counts).toEqual({ view: 0, state: 0, edition: 0, spec: 0 });
});

test('a draft that became illegal is dropped when the game goes on', () => {
  const { live, table, pass } = openTable();
  table.commands.lift({ kind: 'hand', colour: 'red' });
  expect(live.draft.kind).toBe('hand');
  pass();
  expect(live.draft.kind).toBe('none');
  expect(table.highlights.size).toBe(0);
});

test('after leaving the table nothing is recomputed', () => {
  const { live, pass } = openTable();
  live.draft = { kind: 'hand', colour: 'red' };
  live.end();
  pass();
  expect(live.draft.kind).toBe('hand');
});

test('the only answer is prepared for one confirmation, and stays dropped when the player drops it', () => {
  const { live, model } = openTable();
  live.draft = { kind: 'none' };
  const home = (n: number) => ({ tile: `home-${n}`, q: 0, r: 0, uses: [{ red: 1 }] });
  const { state } = new Scenario({
    active: model.you.seat!,
    turnOrder: [{ tile: 'turn-order-1-2p', bids: [{ player: 1 - model.you.seat!, workers: { red: 1 } }] }],
    players: [0, 1].map((seat) => ({ workers: { blue: 1 }, village: [home(seat + 1)] })),
  });
  const view = makeView(state, model.you.seat);
  model.take({ type: 'view', table: 't', version: 6, undo: 'none', view });
  expect(live.draft).toEqual({ kind: 'sure', action: { type: 'pass' } });
  expect(live.ready).toEqual({ type: 'pass' });
  live.table.commands.back();
  expect(live.draft).toEqual({ kind: 'none' });
});

test('with a choice, nothing is prepared', () => {
  const { live } = openTable();
  expect(live.analysis!.actions.length).toBeGreaterThan(1);
  expect(live.draft).toEqual({ kind: 'none' });
});
