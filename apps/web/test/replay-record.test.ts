import { readFileSync } from 'node:fs';
import { commitmentTo, FULL_EDITION, Game, nextToAct, reseeded, type RecordHeader } from '@keyflower/engine';
import { describe, expect, test } from 'vitest';
import { must } from '../../../scripts/testing/must.ts';
import { readRecord } from '../src/replay/open-record.tsx';
import { gameInRecord } from '../src/replay/replayed-game.ts';
import { verificationOf } from '../src/replay/verification.ts';
import { wander } from './games.ts';
import { DICTIONARIES } from './support/dictionaries.ts';

const WORDS = DICTIONARIES.en;
const record = readFileSync('records/farmers-all-3p-1.jsonl', 'utf8');
const lines = record.trim().split('\n');
const textOf = (game: Game): string =>
  game
    .record()
    .map((line) => JSON.stringify(line))
    .join('\n');

/** The record with one line changed; lines count from 1. */
const changed = (line: number, from: string | RegExp, to: string): string => {
  const before = must(lines[line - 1]);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return [...lines.slice(0, line - 1), after, ...lines.slice(line)].join('\n');
};

const lineWith = (part: string): number => lines.findIndex((line) => line.includes(part)) + 1;

describe('a record from a file', () => {
  test('is replayed with its players, options and result', () => {
    const { info, record: whole, table } = gameInRecord(record);
    expect(table).toBeNull();
    expect(info.settings.options).toMatchObject({ players: 3, farmers: 'all' });
    expect(whole.result?.result.scores).toHaveLength(3);
  });

  test('names people as the record does, bots by their characters, and others by their seats', () => {
    const { header } = gameInRecord(record).record;
    const named = { ...header, seats: [{ name: 'Ada' }, { name: 'bot miller' }] };
    const game = gameInRecord([JSON.stringify(named), ...lines.slice(1)].join('\n'));
    const nameOf = game.nameOf(WORDS);
    expect([0, 1, 2].map(nameOf)).toEqual(['Ada', 'Odo', WORDS.settings.seat(2)]);
  });

  test('may end before the game does', () => {
    const later = lines.findIndex((line, at) => at > 60 && line.includes('"action"'));
    const { record: begun } = gameInRecord(lines.slice(0, later).join('\n'));
    expect(begun.result).toBeNull();
    expect(verificationOf(begun)).toMatchObject({ hasResult: false, draws: null });
  });

  test('that is none is refused, whatever it holds', () => {
    for (const text of ['', 'hello', '[]', 'null', '{}', '{"format":"keyflower-record/1"}'])
      expect(readRecord(text)).not.toHaveProperty('replay');
  });

  test('that breaks a rule is refused at that line', () => {
    const at = lineWith('"action"');
    expect(readRecord(changed(at, '"player":0', '"player":1'))).toEqual({ line: at, isUnfair: false });
  });

  test('whose seed gives other draws is called unfair', () => {
    const at = lineWith('"what":"face"');
    const other = changed(
      at,
      /"drawn":"(?<face>[ab])"/,
      must(lines[at - 1]).includes('"a"') ? '"drawn":"b"' : '"drawn":"a"',
    );
    expect(readRecord(other)).toEqual({ line: at, isUnfair: true });
    expect(readRecord(changed(lines.length, /"seed":"[^"]*"/, '"seed":"another"'))).toMatchObject({
      isUnfair: true,
    });
  });
});

describe('what a replay has checked', () => {
  const checked = ({ record: whole }: ReturnType<typeof gameInRecord>) => verificationOf(whole);

  test('entries, draws and result are counted', () => {
    const draws = lines.filter((line) => line.includes('"chance"')).length;
    expect(checked(gameInRecord(record))).toEqual({
      entries: lines.length - 2,
      draws,
      proof: null,
      restored: 0,
      hasResult: true,
      correctedTiles: 0,
    });
  });

  test('who contributed to the seed is told by seat', () => {
    const proof = {
      server: commitmentTo('secret'),
      seats: [
        { commitment: commitmentTo('ada'), revealed: 'ada' },
        null,
        { commitment: commitmentTo('cleo'), revealed: null },
      ],
    };
    const game = wander({ players: 3 }, { secret: 'secret', proof }, () => {});
    expect(checked(gameInRecord(textOf(game))).proof).toEqual({ given: [0], missing: [2] });
  });

  test('added entropy is counted, and told where it was added', () => {
    const game = Game.create(FULL_EDITION, { players: 2 }, 'restored');
    const [header, ...entries] = game.record();
    const fresh = reseeded(header as RecordHeader, entries.length, 'fresh');
    const first = { n: entries.length + 2, player: nextToAct(game.state), action: { type: 'pass' } };
    const text = [fresh.header, ...entries, fresh.entry, first]
      .map((line) => JSON.stringify(line))
      .join('\n');
    const read = gameInRecord(text);
    expect(checked(read).restored).toBe(1);
    expect(read.replay.events(1, null)[0]).toEqual({ type: 'restored', hash: commitmentTo('fresh') });
  });
});
