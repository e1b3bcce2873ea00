import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exp } from './exp.ts';

it('is the exponential function, to the last digits', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(5e-16);
    }),
  );
  expect([exp(0), exp(-1000), exp(Number.NEGATIVE_INFINITY), exp(1000)]).toEqual([1, 0, 0, Infinity]);
});

it('has the same bits on every machine', () => {
  const values = Float64Array.from({ length: 20_000 }, (_, i) => exp((i - 10_000) / 137));
  const hash = createHash('sha256').update(new Uint8Array(values.buffer)).digest('hex');
  expect(hash).toMatchInlineSnapshot(`"a70f78f0ba6f6dabf6d89d83c3749b31cb67f3cbaca157a51b2382959d185391"`);
});
