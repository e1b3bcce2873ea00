import { describe, expect, it } from 'vitest';
import { MAX_LINE } from '../../src/game/session.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { Wire } from '../support/session.ts';

const pristine = Object.getOwnPropertyNames(Object.prototype).join();

describe('lines that are no request', () => {
  const broken = [
    ['an empty line', ''],
    ['blanks', '   '],
    ['a cut-off object', '{"cmd":"pending"'],
    ['a cut-off text', '{"cmd":"pend'],
    ['two requests in one line', '{"cmd":"pending"}{"cmd":"quit"}'],
    ['NaN', '{"cmd":"legal","player":NaN}'],
    ['Infinity', '{"cmd":"legal","player":Infinity}'],
    ['a trailing comma', '{"cmd":"pending",}'],
    ['single quotes', "{'cmd':'pending'}"],
    ['a NUL', '\u0000'],
    ['a byte order mark', '\ufeff{"cmd":"pending"}'],
    ['brackets that never close', '['.repeat(100_000)],
    ['a program', 'process.exit(1)'],
  ] as const;
  for (const [name, line] of broken) {
    it(`BAD_JSON: ${name}`, () => {
      expect(new Wire().begin().refused(line).code).toBe('BAD_JSON');
    });
  }

  for (const line of ['null', 'true', '7', '-0', '1e308', '"pending"', '[]', '[{"cmd":"pending"}]']) {
    it(`BAD_REQUEST: ${line} is no object`, () => {
      expect(new Wire().begin().refused(line).code).toBe('BAD_REQUEST');
    });
  }

  it('BAD_REQUEST: a line over 16 MiB, whatever it holds', () => {
    const wire = new Wire().begin();
    const padding = ' '.repeat(MAX_LINE);
    expect(wire.refused(`{"cmd":"pending"}${padding}`).code).toBe('BAD_REQUEST');
    expect(wire.refused(`{"cmd":"pending","id":"${'x'.repeat(MAX_LINE)}`).code).toBe('BAD_REQUEST');
    const longest = `{"cmd":"pending"}`;
    expect(wire.line(longest + ' '.repeat(MAX_LINE - longest.length)).ok).toBe(true);
  });
});

describe('deep nesting', () => {
  const depth = FULL ? 100_000 : 30_000;
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const deepObject = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it('BAD_REQUEST: brackets alone are no request', () => {
    expect(new Wire().begin().refused(deep).code).toBe('BAD_REQUEST');
  });

  for (const field of [
    'cmd',
    'player',
    'tile',
    'options',
    'position',
    'record',
    'seed',
    'viewer',
    'action',
  ]) {
    it(`a deeply nested ${field} is refused, in every command`, () => {
      const wire = new Wire().begin();
      let refusals = 0;
      for (const cmd of field === 'cmd' ? ['itself'] : ['new', 'load', 'replay', 'legal', 'apply', 'view']) {
        if (field === 'viewer' && cmd !== 'apply') continue;
        for (const value of [deep, deepObject]) {
          const rest = field === 'cmd' ? '' : `"cmd":"${cmd}",`;
          const seat = field === 'player' || cmd === 'view' ? '' : `"player":${wire.seat()},`;
          const line = `{${rest}${seat}"${field}":${value}}`;
          const before = wire.snapshot();
          const { ok, error } = wire.line(line);
          if (ok) {
            // A field that the command ignores.
            wire.begin();
            continue;
          }
          expect(wire.snapshot()).toBe(before);
          expect(error?.message.length).toBeLessThan(500);
          refusals += 1;
        }
      }
      expect(refusals).toBeGreaterThan(0);
    });
  }

  it('a deeply nested id does not end the session, and the command is either carried out or refused', () => {
    const wire = new Wire().begin();
    for (const value of [deep, deepObject]) {
      for (const cmd of ['pending', 'nonsense']) {
        let answer = '';
        expect(() => {
          answer = wire.session.answer(`{"id":${value},"cmd":"${cmd}"}`);
        }).not.toThrow();
        expect(answer).toMatch(/"ok":(true|false)/);
      }
    }
    expect(wire.ask({ cmd: 'pending' }).ok).toBe(true);
  });

  it('deep nesting in an unknown field of a legal action does not spoil the record', () => {
    const wire = new Wire().begin();
    wire.line(`{"cmd":"apply","player":${wire.seat()},"action":{"type":"pass","junk":${deep}}}`);
    expect(wire.ask({ cmd: 'record' }).ok).toBe(true);
    expect(wire.ask({ cmd: 'position' }).ok).toBe(true);
  });
});

describe('commands', () => {
  it('BAD_REQUEST: every command that needs a game, before there is one', () => {
    const wire = new Wire();
    for (const cmd of ['pending', 'legal', 'apply', 'view', 'position', 'score', 'record']) {
      const reply = wire.ask({ id: cmd, cmd, player: 0, action: { type: 'pass' } });
      expect(reply, cmd).toMatchObject({ id: cmd, ok: false, error: { code: 'BAD_REQUEST' } });
    }
  });

  const unknown = ['', 'PENDING', 'toString', 'constructor', '__proto__', 'hasOwnProperty', 'then'];
  for (const cmd of [...unknown, null, 0, true, [], ['pending'], { cmd: 'pending' }]) {
    it(`BAD_REQUEST: ${JSON.stringify(cmd)} is no command`, () => {
      expect(new Wire().begin().refused(JSON.stringify({ cmd })).code).toBe('BAD_REQUEST');
    });
  }

  it('the id is echoed as it is, also with refusals', () => {
    const wire = new Wire().begin();
    for (const id of [0, -1, 'x', null, true, 1.5, { a: [1] }, ['__proto__']]) {
      expect(wire.ask({ id, cmd: 'pending' }).id).toEqual(id);
      expect(wire.ask({ id, cmd: 'nonsense' })).toMatchObject({ id, ok: false });
    }
  });

  it('an __proto__ key anywhere changes nothing about other objects', () => {
    const wire = new Wire().begin();
    const evil = '{"polluted":"yes","type":"pass","cmd":"quit","ok":true}';
    for (const line of [
      `{"__proto__":${evil}}`,
      `{"cmd":"apply","player":${wire.seat()},"action":{"__proto__":${evil}}}`,
      `{"cmd":"load","position":{"__proto__":${evil}}}`,
      `{"cmd":"replay","record":[{"__proto__":${evil}}]}`,
      `{"cmd":"new","options":{"__proto__":{"players":2}}}`,
      `{"constructor":{"prototype":${evil}}}`,
    ]) {
      wire.refused(line);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    }
    expect(wire.session.ended).toBe(false);
  });

  const options = [
    {},
    { players: 1 },
    { players: 7 },
    { players: 2.5 },
    { players: '3' },
    { players: null },
    { players: [3] },
    { players: 1e9 },
    { players: 2, farmers: 'yes' },
    { players: 2, farmers: true },
    { players: 2, gamers: 'true' },
    { players: 2, gamers: 1 },
    { players: 2, handicap: 0 },
    { players: 2, handicap: [2] },
    { players: 2, handicap: [-1] },
    { players: 2, handicap: [0, 0] },
    { players: 2, handicap: ['0'] },
    { players: 2, handicap: { length: 1 } },
    [],
    'players',
    5,
  ];
  for (const wrong of options) {
    it(`SET-1: new with options ${JSON.stringify(wrong)} is refused, and the running game goes on`, () => {
      const line = JSON.stringify({ cmd: 'new', options: wrong, seed: 'x' });
      expect(new Wire().begin().refused(line).code).toBe('BAD_REQUEST');
    });
  }

  it('BAD_REQUEST: a seed is a text', () => {
    const wire = new Wire().begin();
    for (const seed of [{}, [], true, null]) {
      expect(wire.refused(JSON.stringify({ cmd: 'new', options: { players: 2 }, seed })).code).toBe(
        'BAD_REQUEST',
      );
    }
  });

  it('BAD_REQUEST: legal takes a known tile and a whole limit', () => {
    const wire = new Wire().begin();
    const legal = (more: object) =>
      wire.refused(JSON.stringify({ cmd: 'legal', player: wire.seat(), ...more })).code;
    for (const tile of ['nope', '', 5, null, ['keywood'], '__proto__', 'constructor', {}]) {
      expect(legal({ tile })).toBe('BAD_REQUEST');
    }
    for (const limit of [-1, 1.5, '5', null, [], {}, true]) expect(legal({ limit })).toBe('BAD_REQUEST');
    expect(wire.ask({ cmd: 'legal', player: wire.seat(), limit: 0 })).toMatchObject({
      actions: [],
      cut: true,
    });
    expect(wire.ask({ cmd: 'legal', player: wire.seat(), limit: 1e308 }).cut).toBeUndefined();
  });

  it('BAD_REQUEST: a view is a seat’s or a spectator’s', () => {
    const wire = new Wire().begin();
    for (const player of [-1, 3, 1e9, 1.5, '0', [], {}, true]) {
      expect(wire.refused(JSON.stringify({ cmd: 'view', player })).code).toBe('BAD_REQUEST');
    }
    expect(wire.ask({ cmd: 'view', player: null }).ok).toBe(true);
  });
});

it('after all this Object.prototype is what it was', () => {
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(pristine);
});
