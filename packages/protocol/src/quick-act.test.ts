import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickAct } from './quick-act.ts';
import { ClientMessage } from './socket.ts';

const act = { type: 'act', table: 't', id: 'r1', version: 3, action: { type: 'pass' } };

test('accepts an ordinary action', () => {
  expect(quickAct(act)).toBe(act);
});

/** Mostly the valid value, so that many messages are valid and most others are wrong in one place only. */
const mostly = (right: unknown, ...wrong: fc.Arbitrary<unknown>[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(right) },
    ...wrong.map((arbitrary) => ({ weight: 1, arbitrary })),
  );

const nearly = fc
  .tuple(
    fc.record({
      type: mostly('act', fc.constantFrom('chat', 7)),
      table: mostly('t', fc.string(), fc.string({ minLength: 38, maxLength: 43 }), fc.constant(null)),
      id: mostly('r1', fc.string(), fc.string({ minLength: 62, maxLength: 67 }), fc.integer()),
      version: mostly(3, fc.integer(), fc.double(), fc.constant('3')),
      action: mostly(
        { type: 'pass' },
        fc.record({ type: fc.oneof(fc.string(), fc.string({ minLength: 30, maxLength: 35 })) }),
        fc.array(fc.anything(), { maxLength: 2 }),
        fc.constant(null),
        fc.constant({}),
      ),
    }),
    mostly({}, fc.constant({ more: true })),
  )
  .map(([message, more]) => ({ ...message, ...(more as object) }));

test('the schema accepts everything that the fast path accepts, unchanged', () => {
  let known = 0;
  fc.assert(
    fc.property(nearly, (message) => {
      if (!quickAct(message)) return;
      known += 1;
      expect(ClientMessage.parse(message)).toEqual(message);
    }),
    { numRuns: 2000 },
  );
  expect(known).toBeGreaterThan(20);
});
