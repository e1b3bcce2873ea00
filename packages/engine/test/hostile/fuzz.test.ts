import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_CONTENT } from '../../src/content/base/index.ts';
import { DrawnChance } from '../../src/steps/chance.ts';
import { countActions, decisionOf, randomAction } from '../../src/play.ts';
import { newGame } from '../../src/steps/new-game.ts';
import { play } from '../../src/play.ts';
import { parsePosition } from '../../src/io/parse-position.ts';
import type { Position } from '../../src/io/position.ts';
import { makePosition } from '../../src/io/print-position.ts';
import { QuickRandom } from '../../src/random/quick.ts';
import { missingPieces } from '../../src/testkit/conservation.ts';
import { randomSeat } from '../../src/testkit/random-game.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { mutated, mutation, oddValue } from '../support/mutate.ts';
import { type Reply, Wire } from '../support/session.ts';
import { recordedGame } from '../support/tampered.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';
import { anyText } from '../../../../scripts/testing/any-text.ts';

/** The same inputs every day; many more of them in the full run. */
const runs = (numRuns: number): fc.Parameters<unknown> => ({
  seed: 20,
  numRuns: FULL ? numRuns * 20 : Math.ceil(numRuns / 10),
});

const pristine = Object.getOwnPropertyNames(Object.prototype).join();

/** Positions of random games, a few for every kind of decision. */
const positions: Position[] = (() => {
  const found = new Map<string, Position[]>();
  for (let i = 0; i < 10; i++) {
    const random = new QuickRandom(`corpus ${i}`);
    const chance = new DrawnChance(random);
    let state = newGame(BASE_CONTENT, { players: 2 + (i % 3), gamers: i % 2 === 1 }, chance);
    for (let seat = randomSeat(state, random); seat >= 0; seat = randomSeat(state, random)) {
      const key = decisionOf(state, seat) ?? 'over';
      const same = found.get(key) ?? [];
      if (same.length < 3 && random.below(4) === 0) found.set(key, [...same, makePosition(state)]);
      state = play(state, seat, randomAction(state, seat, random), chance).state;
    }
    found.set('over', [makePosition(state)]);
  }
  return [...found.values()].flat();
})();

const CODES = [
  'ILLEGAL_ACTION',
  'NOT_YOUR_DECISION',
  'BAD_JSON',
  'BAD_REQUEST',
  'BAD_POSITION',
  'BAD_RECORD',
] as const;

/** Sends a line; a refusal has one of these codes and changes nothing. */
function send(wire: Wire, line: string, codes: readonly string[] = CODES): Reply {
  const before = wire.snapshot();
  const reply = wire.line(line);
  if (reply.ok) return reply;
  expect(codes).toContain(reply.error?.code);
  expect(reply.error?.message).toEqual(expect.any(String));
  expect(reply.error?.message).not.toMatch(
    /could not be carried out|undefined|Cannot read|is not a function/,
  );
  expect(wire.snapshot()).toBe(before);
  return reply;
}

/** Every accepted input is a valid game: complete, stable when printed and parsed, and playable to its end. */
function complaints(position: Position): string[] {
  const random = new QuickRandom('play on');
  const chance = new DrawnChance(random);
  let state = parsePosition(BASE_CONTENT, position, chance);
  const found = missingPieces(state);
  if (JSON.stringify(makePosition(state)) !== JSON.stringify(position)) found.push('printed and read differ');
  for (let seat = randomSeat(state, random); seat >= 0; seat = randomSeat(state, random)) {
    if (countActions(state, seat) === 0) return [...found, 'a decision without an answer'];
    state = play(state, seat, randomAction(state, seat, random), chance).state;
  }
  return [...found, ...missingPieces(state)];
}

it('the positions the rest is made from cover every decision', () => {
  const decisions = new Set(positions.map(({ pending }) => pending[0]?.decision ?? 'over'));
  expect([...decisions].sort()).toEqual(
    ['boat', 'choose', 'offer', 'over', 'pay', 'place', 'transport', 'turn'].sort(),
  );
});

describe('arbitrary input', () => {
  it('any text at all is answered', () => {
    const wire = new Wire().begin();
    const texts = fc.oneof(anyText(), fc.json(), fc.string());
    fc.assert(
      fc.property(texts, (text) => {
        expect(send(wire, text, ['BAD_JSON', 'BAD_REQUEST'])).toHaveProperty('ok');
      }),
      runs(1000),
    );
  });

  it('any cut of a request is answered', () => {
    const wire = new Wire().begin();
    const line = JSON.stringify({ id: 1, cmd: 'load', position: positions[0] });
    fc.assert(
      fc.property(fc.nat({ max: line.length - 1 }), (end) => {
        expect(send(wire, line.slice(0, end)).error?.code).toBe('BAD_JSON');
      }),
      runs(200),
    );
  });

  it('any JSON as request, action, position, options or record is answered', () => {
    const wire = new Wire().begin();
    const shapes: [(value: unknown) => unknown, string[]][] = [
      [(value) => value, ['BAD_REQUEST']],
      [(value) => ({ cmd: 'apply', player: wire.seat(), action: value }), ['BAD_REQUEST', 'ILLEGAL_ACTION']],
      [
        (value) => ({ cmd: 'apply', player: value, action: { type: 'pass' } }),
        ['BAD_REQUEST', 'NOT_YOUR_DECISION'],
      ],
      [(value) => ({ cmd: 'load', position: value }), ['BAD_POSITION']],
      [(value) => ({ cmd: 'new', options: value }), ['BAD_REQUEST']],
      [(value) => ({ cmd: 'replay', record: value }), ['BAD_RECORD']],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...shapes), fc.oneof(fc.jsonValue(), oddValue), ([shape, codes], value) => {
        const reply = send(wire, JSON.stringify(shape(value)), codes);
        expect(reply).toHaveProperty('ok');
        if (reply.ok) wire.begin();
      }),
      runs(1500),
    );
  });
});

describe('almost right', () => {
  it('a legal action changed in one place is refused without a trace, or legal too', () => {
    const wire = new Wire();
    const open = positions.filter(({ pending }) => pending.length > 0);
    fc.assert(
      fc.property(fc.constantFrom(...open), fc.nat(), mutation, (position, pick, { where, how, by }) => {
        wire.load(position);
        const [{ player }] = atLeast(1, position.pending);
        const { actions } = wire.ask({ cmd: 'legal', player, limit: 60 }) as unknown as { actions: object[] };
        const action = mutated(actions[pick % actions.length], where, how, by);
        const line = JSON.stringify({ cmd: 'apply', player, action });
        if (!send(wire, line, ['ILLEGAL_ACTION', 'BAD_REQUEST']).ok) return;
        expect(wire.ask({ cmd: 'record' }).ok).toBe(true);
        const after = parsePosition(BASE_CONTENT, wire.position(), new DrawnChance(new QuickRandom(1)));
        expect(missingPieces(after)).toEqual([]);
      }),
      runs(800),
    );
  });

  it('a request changed in one place is answered', () => {
    const wire = new Wire();
    const requests = [
      { id: 1, cmd: 'new', options: { players: 3, farmers: 'off', gamers: false, handicap: [1] }, seed: 's' },
      { id: 2, cmd: 'legal', player: 0, tile: 'home-1', limit: 5 },
      { id: 3, cmd: 'apply', player: 0, action: { type: 'pass' }, viewer: 1 },
      { id: 4, cmd: 'view', player: 0 },
      { id: 5, cmd: 'score' },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...requests), mutation, (request, { where, how, by }) => {
        wire.begin();
        send(wire, JSON.stringify(mutated(request, where, how, by)));
        expect(wire.ask({ cmd: 'position' }).ok).toBe(true);
      }),
      runs(600),
    );
  });

  it('a position changed in one place is refused, or makes a sound game', () => {
    const wire = new Wire().begin();
    fc.assert(
      fc.property(
        fc.constantFrom(...positions),
        fc.subarray(['supply', 'hidden', 'rules'] as const),
        mutation,
        (position, leftOut, { where, how, by }) => {
          const short = Object.fromEntries(
            Object.entries(position).filter(([field]) => !leftOut.some((name) => name === field)),
          );
          const changed = mutated(short, where, how, by);
          const line = JSON.stringify({ cmd: 'load', position: changed, seed: 'x' });
          if (!send(wire, line, ['BAD_POSITION']).ok) return;
          expect(complaints(wire.position())).toEqual([]);
          wire.begin();
        },
      ),
      runs(1500),
    );
  });

  it('a record changed in one place is refused, or tells a sound game', () => {
    const wire = new Wire().begin();
    const { part, whole } = recordedGame();
    fc.assert(
      fc.property(fc.constantFrom(part, whole), mutation, (record, { where, how, by }) => {
        const line = JSON.stringify({ cmd: 'replay', record: mutated(record, where, how, by) });
        if (!send(wire, line, ['BAD_RECORD']).ok) return;
        expect(wire.ask({ cmd: 'record' }).ok).toBe(true);
        expect(complaints(wire.position())).toEqual([]);
        wire.begin();
      }),
      runs(250),
    );
  });
});

it('after all this Object.prototype is what it was', () => {
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(pristine);
});
