import { expect, test } from 'vitest';
import { settingsFrom, unratedBy } from '../src/pages/settings-fields.ts';

const FIELDS = {
  players: '3',
  farmers: 'off',
  clock: 'untimed',
  timeout: 'play',
  onLeave: 'bot',
  stand: 'miller',
  seed: '',
};

test('the form says what keeps a game from being rated, and only if it is meant to be', () => {
  const rated = { ...FIELDS, rated: 'on' };
  expect(unratedBy(rated, false)).toBeNull();
  expect(unratedBy(rated, true)).toBe('guests');
  expect(unratedBy({ ...rated, seed: 'mine' }, false)).toBe('chosen-seed');
  expect(unratedBy({ ...rated, tiles: ' {} ' }, false)).toBe('tile-overrides');
  expect(unratedBy({ ...rated, handicap1: 'on' }, false)).toBe('handicap');
  expect(unratedBy({ ...FIELDS, handicap1: 'on', seed: 'mine' }, true)).toBeNull();
});

test('fields become settings', () => {
  expect(
    settingsFrom({ ...FIELDS, clock: 'live', bank: '20', perDecision: '30', handicap2: 'on', gamers: 'on' }),
  ).toMatchObject({
    options: { players: 3, farmers: 'off', gamers: true, handicap: [2] },
    clock: { kind: 'live', bank: 1200, perDecision: 30 },
    public: false,
  });
  expect(settingsFrom({ ...FIELDS, seed: 'mine' }).seed).toBe('mine');
  expect('seed' in settingsFrom(FIELDS)).toBe(false);
});
