import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Counters } from './counters.ts';
import { addressKey, TokenBuckets } from './limits.ts';
import { FULL } from '../../../../scripts/testing/full.ts';

const RUNS = FULL ? 20_000 : 500;

describe('the rate-limit key of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['nonsense', 'unknown'],
  ])('%j is %j', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('is the same for a whole /64, and different for the next', () => {
    expect(addressKey('2001:db8:0:1::1')).toBe(addressKey('2001:db8:0:1:ffff::2'));
    expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8:0:2::1'));
  });
});

describe('token buckets', () => {
  const at = (options: { capacity: number; perSecond: number; most?: number }) => {
    const clock = { ms: 1000 };
    return { clock, buckets: new TokenBuckets({ ...options, now: () => clock.ms }) };
  };

  it('let a burst through, then as many as were refilled', () => {
    const { clock, buckets } = at({ capacity: 3, perSecond: 2 });
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([true, true, true, false]);
    expect(buckets.take('b')).toBe(true);
    expect(buckets.waitMs('a')).toBe(500);
    clock.ms += 499;
    expect(buckets.take('a')).toBe(false);
    clock.ms += 1;
    expect(buckets.take('a')).toBe(true);
    expect(buckets.take('a')).toBe(false);
  });

  it('take several at once or none', () => {
    const { buckets } = at({ capacity: 5, perSecond: 1 });
    expect(buckets.take('a', 4)).toBe(true);
    expect(buckets.take('a', 2)).toBe(false);
    expect(buckets.take('a', 1)).toBe(true);
    expect(buckets.waitMs('a', 6)).toBe(Number.POSITIVE_INFINITY);
  });

  it('let a visitor through after exactly the wait that was announced', () => {
    const capacity = fc.integer({ min: 1, max: 50 });
    const perSecond = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(capacity, perSecond, fc.array(fc.nat(2000), { maxLength: 60 }), (room, rate, pauses) => {
        const { clock, buckets } = at({ capacity: room, perSecond: rate });
        for (const pause of pauses) {
          clock.ms += pause;
          const wait = buckets.waitMs('a');
          clock.ms += Math.max(0, wait - 1);
          expect(buckets.waitMs('a') > 0).toBe(wait > 0);
          clock.ms += Math.min(1, wait);
          expect(buckets.take('a')).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('do not wait a millisecond longer because of a rounding error', () => {
    const { clock, buckets } = at({ capacity: 1, perSecond: 1000 / (5 + 5e-7) });
    buckets.take('a');
    expect(buckets.waitMs('a')).toBe(5);
    clock.ms += 5;
    expect(buckets.take('a')).toBe(true);
  });

  it('never let more through, in any interval, than the capacity and the refill', () => {
    const step = fc.record({
      pause: fc.nat(3000),
      n: fc.integer({ min: 1, max: 4 }),
      key: fc.constantFrom('a', 'b'),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        fc.array(step, { maxLength: 60 }),
        (capacity, perSecond, steps) => {
          const { clock, buckets } = at({ capacity, perSecond });
          const passed: { at: number; n: number }[] = [];
          for (const { pause, n, key } of steps) {
            clock.ms += pause;
            if (buckets.take(key, n) && key === 'a') passed.push({ at: clock.ms, n });
          }
          for (const [index, first] of passed.entries()) {
            let through = 0;
            for (const take of passed.slice(index)) {
              through += take.n;
              const most = capacity + (perSecond * (take.at - first.at)) / 1000;
              expect(through).toBeLessThanOrEqual(most + 1e-6);
            }
          }
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('forget buckets that are full again', () => {
    const { clock, buckets } = at({ capacity: 2, perSecond: 1 });
    for (let n = 0; n < 1000; n += 1) buckets.take(`visitor ${n}`);
    expect(buckets.size).toBe(1000);
    clock.ms += 1000;
    buckets.take('another');
    expect(buckets.size).toBe(1);
  });

  it('remember a bounded number of keys, the most recent ones', () => {
    const { buckets } = at({ capacity: 1, perSecond: 0.001, most: 10 });
    for (let n = 0; n < 1000; n += 1) {
      buckets.take(`visitor ${n}`);
      buckets.take('regular');
    }
    expect(buckets.size).toBe(10);
    expect(buckets.take('regular')).toBe(false);
  });

  it('cannot have zero capacity or refill', () => {
    expect(() => new TokenBuckets({ capacity: 0, perSecond: 1 })).toThrow('a bucket needs');
    expect(() => new TokenBuckets({ capacity: 1, perSecond: 0 })).toThrow('a bucket needs');
  });

  it('use the real clock by default', () => {
    const buckets = new TokenBuckets({ capacity: 1, perSecond: 0.001 });
    expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
  });
});

describe('counters', () => {
  it('count what entered and has not left, never above the ceiling, and forget empty keys', () => {
    const keys = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(keys, fc.boolean())),
        fc.integer({ min: 1, max: 3 }),
        (steps, ceiling) => {
          const counters = new Counters(ceiling);
          const inside = new Map<string, number>();
          for (const [key, enters] of steps) {
            const held = inside.get(key) ?? 0;
            const entered = enters ? counters.enter(key) : counters.leave(key);
            expect(entered).toBe(enters ? held < ceiling : undefined);
            inside.set(key, enters ? Math.min(ceiling, held + 1) : Math.max(0, held - 1));
            expect(counters.count(key)).toBe(inside.get(key));
          }
          expect(counters.size).toBe([...inside.values()].filter((count) => count > 0).length);
        },
      ),
    );
  });
});
