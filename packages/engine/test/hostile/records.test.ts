import { describe, expect, it } from 'vitest';
import { Wire } from '../support/session.ts';
import { type Line, lineOf, offence, recordedGame, tampered } from '../support/tampered.ts';
import { must } from '../../../../scripts/testing/must.ts';

const { whole, part } = recordedGame();
const isAction = (line: Line) => 'action' in line;

it('the records these are made from are accepted, with and without the seed', () => {
  const wire = new Wire();
  expect(wire.ask({ cmd: 'replay', record: whole })).toMatchObject({ ok: true, over: true });
  expect(wire.ask({ cmd: 'replay', record: part })).toMatchObject({ ok: true, over: false });
  expect(wire.ask({ cmd: 'replay', record: part, seed: 'recorded' })).toMatchObject({ ok: true });
});

describe('no record at all', () => {
  for (const record of [null, 5, 'record', {}, [], [[]], [null], [5], { 0: {}, length: 1 }, undefined]) {
    it(`BAD_RECORD: ${JSON.stringify(record)}`, () => {
      const wire = new Wire().begin();
      expect(wire.refused(JSON.stringify({ cmd: 'replay', record })).code).toBe('BAD_RECORD');
    });
  }
});

describe('the header', () => {
  for (const [field, values] of [
    ['format', ['keyflower-record/3', null, 5, undefined]],
    ['rules', [0, 99, '1', null, undefined]],
    ['engine', [5, null, {}, undefined]],
    ['seedHash', [5, null, [], undefined]],
    ['options', [null, {}, { players: 9 }, [], 5, undefined]],
  ] as const) {
    it(`BAD_RECORD at line 1: a wrong ${field}`, () => {
      for (const value of values)
        expect(offence(tampered(part, ([header]) => (must(header)[field] = value)))).toBe(0);
    });
  }

  it('BAD_RECORD: other options than those the game was played with', () => {
    const refusal = tampered(part, ([header]) => (must(header).options = { players: 4 }));
    expect(refusal.code).toBe('BAD_RECORD');
  });

  it('BAD_RECORD: a start position that can’t be, by its rule', () => {
    const position = {
      format: 'keyflower-position/1',
      options: { players: 2 },
      season: 'spring',
      players: [
        { workers: { blue: 41 }, winter: [], village: [{ tile: 'home-1' }] },
        { winter: [], village: [{ tile: 'home-2' }] },
      ],
    };
    const refusal = tampered(part, (record) => record.splice(0, record.length, { ...record[0], position }));
    expect(refusal.rule).toBe('SET-2');
    expect(offence(refusal)).toBe(0);
  });

  it('BAD_RECORD: a seed that is not the one the header commits to', () => {
    expect(tampered(part, () => {}, { seed: 'another' }).code).toBe('BAD_RECORD');
    expect(offence(tampered(whole, (record) => (record.at(-1)!.seed = 'another')))).toBe(0);
  });
});

describe('the entries', () => {
  for (const n of [0, 1, -1, 1e9, '7', null, undefined]) {
    it(`BAD_RECORD: an entry numbered ${JSON.stringify(n)}`, () => {
      const at = lineOf(part, isAction);
      expect(offence(tampered(part, (record) => (must(record[at]).n = n)))).toBe(at);
    });
  }

  it('BAD_RECORD: an illegal action, by its rule, at its line', () => {
    const at = lineOf(part, isAction);
    const bid = { type: 'bid', tile: 'home-1', color: 'red', screen: 1, groups: [] };
    const refusal = tampered(part, (record) => (must(record[at]).action = bid));
    expect(offence(refusal)).toBe(at);
    expect(refusal.rule).toBe('BID-1');
  });

  for (const action of [null, 5, 'pass', [], {}, { type: 'toString' }]) {
    it(`BAD_RECORD: ${JSON.stringify(action)} for an action`, () => {
      const at = lineOf(part, isAction);
      expect(offence(tampered(part, (record) => (must(record[at]).action = action)))).toBe(at);
    });
  }

  for (const player of [-1, 2, 6, 1e9, 0.5, '0', null, undefined]) {
    it(`BAD_RECORD: an action by ${JSON.stringify(player)}`, () => {
      const at = lineOf(part, isAction);
      expect(offence(tampered(part, (record) => (must(record[at]).player = player)))).toBe(at);
    });
  }

  for (const line of [null, 5, [], {}, { n: 1 }, 'pass']) {
    it(`BAD_RECORD: ${JSON.stringify(line)} for a line`, () => {
      const at = lineOf(part, isAction);
      expect(offence(tampered(part, (record) => record.splice(at, 1, line as Line)))).toBe(at);
    });
  }

  it('BAD_RECORD: an action left out, or told twice', () => {
    const at = lineOf(part, isAction);
    expect(offence(tampered(part, (record) => record.splice(at, 1)))).toBe(at);
    expect(offence(tampered(part, (record) => record.splice(at, 0, must(record[at]))))).toBe(at + 1);
  });

  it('BAD_RECORD: undoing what is no action, or comes later', () => {
    const at = lineOf(part, isAction);
    for (const undo of [0, 1, 1e9, -1, '1', null]) {
      const n = must(part[at]).n;
      expect(offence(tampered(part, (record) => record.splice(at, record.length, { n, undo })))).toBe(at);
    }
  });

  it('BAD_RECORD: an invalid change of seats or time-out', () => {
    const at = lineOf(part, isAction);
    const n = must(part[at]).n;
    for (const entry of [
      { seat: { player: 9, name: 'x' } },
      { seat: { player: 0, name: 5 } },
      { seat: 5 },
      { timeout: { player: -1 } },
      { timeout: null },
    ]) {
      expect(offence(tampered(part, (record) => record.splice(at, record.length, { n, ...entry })))).toBe(at);
    }
  });
});
